# What is wrong in the content of this game, and in its scenarios.
no-action-on-level = no action stands on level { $level } of the pyramid; add one
good-of-track = the good '{ $good }' has a track and is missing; add it
few-given-out = there are only { $there } { $what }, and { $wanted } are needed
given-colours = colours
given-places-in-mine = places in a mine
given-of = of '{ $id }'
given-round-tiles = round tiles
increasing-numbers = expected increasing numbers
space-of-pyramid-or-round = a space of the pyramid has a 'level' and nothing of a round space; remove one
food-on-pyramid-only = only spaces of the pyramid show food; give a 'level' or remove 'shows'
thing-double-space = double space
thing-good = good
thing-marker = marker
thing-pixie-of = pixie of
thing-left-of = thing left of { $pool }
copy-alone = copying an action stands alone; take 'copy' out of this verb
