# What is wrong in the content of this game, and in its scenarios.
no-action-on-level = level { $level } of the pyramid has no action; add one
good-of-track = the good '{ $good }' has a track but is missing here; add it
few-given-out = there are only { $there } { $what }, and { $wanted } are needed
given-colours = colours
given-places-in-mine = places in a mine
given-of = of '{ $id }'
given-round-tiles = round tiles
increasing-numbers = expected increasing numbers
space-of-pyramid-or-round = 'level' is for spaces of the pyramid, and 'spaces', 'each_colour' and 'all_discs' are for round spaces; remove one or the other
food-on-pyramid-only = only spaces of the pyramid show food; give a 'level' or remove 'shows'
thing-double-space = double space
thing-good = good
thing-marker = marker
thing-pixie-of = pixie of
thing-left-of = thing left in { $pool }
copy-alone = 'copy' cannot be combined with other effects; take it out of this verb
