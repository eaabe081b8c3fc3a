# What is wrong in the content of this game, and in its scenarios.
too-few = expected at least { $least }, found { $count }: { $why }; add some
one-for-each-region = one for each region
one-for-each-player = one for each player
so-many-for-each-player = { $count } for each player at setup
at-least-a-set = at least one full set
shards-missing = { $players ->
    [one] no shards are given for { $players } player; add '{ $players }: [...]'
   *[other] no shards are given for { $players } players; add '{ $players }: [...]'
}
too-few-cards = round { $round } has { $cards } cards for { $chairs } chairs; add some
poison-face = the face of kind '{ $poison }', and only that one, has the id '{ $poison }'; rename this one
chip-name-twice = another chip has the name '{ $name }'; rename one of them
figures-or-chips = a card brings figures or chips; remove one of them
figure-twice = '{ $card }' brings this figure too; give this one another id
no-place-on-table = '{ $id }' has no place on the table; add '{ $id }: {"{"}at: ..., size: ...{"}"}'
table-seats = { $seats ->
    [one] there is only { $seats } seat
   *[other] there are { $seats } seats
} for { $players } players; give one seat for each player
table-board-unknown = no '{ $name }' in table.boards; known: { $known }
beyond-track = expected at most { $end }, where the strength track ends
face-missing = no face of kind { $kind }; add one, even with count 0
face-missing-weak = no weak face of kind { $kind }; add one, even with count 0
face-missing-strong = no strong face of kind { $kind }; add one, even with count 0
reward-here-already = this place already has a reward; choose another column
ability-unknown = no ability '{ $ability }' on the usual side{ $near }
many-supporters = { $standing } supporters wait here, but a player has only { $most }; use fewer
forge-track-unknown = no track '{ $track }' on this side; use one of { $known }
forge-track-not-below = '{ $below }' is not directly below '{ $above }'
forge-column = both tracks have a space in columns 1 to { $most } only
measure-unknown = no measure '{ $measure }'{ $near }
reward-unknown = no reward '{ $reward }'{ $near }
card-outside-band = the value of this card is { $found }; cards of round { $round } should have { $least } to { $most } (values.bands)
bots-pass-over = bots give '{ $word }' on a card no value
field-unknown = no field '{ $field }' here{ $near }
no-strong-forge-chip = there is no strong forge chip; leave out its level
ally-set-unknown = unknown ally set { $name }; known: { $known }, or a mix such as { $example }
ally-type-unknown = unknown ally type { $ally }{ $near }
ally-set-missing = there is no set { $name } for { $ally }; there are { $known }
not-enough-chips = not enough '{ $chip }' chips; remove one, here or elsewhere
supporters-there = there are { $there } supporters, { $placed } of them placed
supporters-only = there are only { $supporters } supporters
castles-only = { $castles ->
    [one] there is only { $castles } castle
   *[other] there are only { $castles } castles
}
track-spaces = this track has { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, not { $forged }
madness-spaces = the madness track has only { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
madness-only = expected only madness chips; remove the others
no-madness-here = madness and poison never go here; remove them
chair-of-leader = another leader sits on { $chair }; choose another chair
chair-with-card = there is a card on { $chair }, but the leader there has already taken it
no-units-in = { $player } has no units in { $region }; give some, or 'fight: busted'
fighters-wager = { $player } fights here and cannot wager; remove the wager
region-left-out = only games for two players leave a region out; remove this
left-only = only { $left } are left
no-battle = there is no battle to continue; give one under 'battle'
thing-ability = ability
thing-own-ability = ability of this player
thing-chair = chair in play
thing-chip = chip
thing-supply-chip = chip of the supply
thing-faction = faction
thing-own-figure = figure of this player's cards
thing-forge-track = forge track
thing-participant = participant
thing-place = place
thing-quest = quest
thing-region = region
thing-tea-card = tea card
thing-laid-tea-card = tea card on a chair
thing-tile = tile
thing-wonderlandian = Wonderlandian
