# Pieces on the table: what each one is. What it is good for stands in why.ftl.

phase-setup = Setup
phase-steal = Stealing
phase-action = Actions
phase-offering = Offerings
phase-reward = Rewards
phase-punish = Punishment
phase-scoring = Final scoring
phase-over = The end
board-order = Order
caption-large = this round
caption-small = next round
board-demands = The Queen demands
board-tracks = Silver and gold
board-prizes = Prizes
board-drawn = Drawn from the bag
board-supply = Supply
banner-reward = Rewards
about-reward = promotions and tracks
banner-punishment = Punishment
about-punishment = mines, then tracks
button-pass = Pass
idle-passed = passed
idle-no-discs = no discs left
notice-passed = { $player } passes: no more actions this round
notice-skipped = No discs left, so skipped: { $players }
piece-passed = { $player } has passed
pass-cost = { $before ->
    [0] 0
   *[other] −{ $before }
} → −{ $after }
pass-shackle = past { $shackle }: a pixie goes down
button-done = Done
button-nothing = Nothing
court-mine = { $pixies ->
    [0] Mine (empty)
    [one] Mine ({ $pixies } pixie)
   *[other] Mine ({ $pixies } pixies)
}
court-tracks = Tracks
court-rewards = Rewards
court-total = Penalty points
court-result = Total
court-rocks = Rocks
court-now = So far
court-before = { $penalty ->
    [0] 0 →
   *[other] −{ $penalty } →
}
court-past = { $penalty ->
    [0] 0 →, past { $shackle }
   *[other] −{ $penalty } →, past { $shackle }
}
court-promotions = { $promotions ->
    [one] { $promotions } promotion
   *[other] { $promotions } promotions
}
court-climbed = { $track ->
    [silver] Silver: up { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    }
   *[gold] Gold: up { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    }
}
court-servant = A servant
court-empty_hand = An empty hand
court-most = Most: { FORM($good, form: "many") }
beat = { $step ->
    [offering] Everyone shows their offerings.
    [reward] Silver and gold climb the tracks.
    [servant] A pixie becomes a servant.
    [mine] Punishment for the mines.
    [tracks] Punishment for the tracks.
    [rocks] Punishment for rocks.
   *[other] Punishment for the most of each good.
}
heading-screen = Behind your screen
button-behind-screen = Behind my screen…
heading-prizes = Your prizes
heading-tiles = Your tiles
heading-discs = Your discs
phase-round = Round { $round } of { $rounds }

piece-phase = { $phase ->
    [setup] Everyone takes a permanent tile
    [steal] Round { $round } of { $rounds }: pixies steal
    [action] Round { $round } of { $rounds }: actions
    [offering] Round { $round } of { $rounds }: offerings
    [reward] Round { $round } of { $rounds }: rewards
    [punish] Round { $round } of { $rounds }: punishment
    [scoring] Final scoring
   *[over] The game is over
}
piece-servant-spot = The servant spot
piece-order = Turn order for this round, and the small cubes for the next
piece-large-cube = { $player }: number { $rank } this round
piece-small-cube = { $player }: number { $rank } next round
piece-demands = What the Queen demands, round by round
piece-demand = Round { $round }: { FORM($good, form: "many") }
piece-demand-hidden = Round { $round }: a round tile, face down
demand-unknown = Round { $round }: not known yet
demand-when = turned up at the offerings
demand-brings = promotes a pixie for each offered
piece-field = { $track ->
    [silver] Silver track, field { $field } from below: { $price } silver for 1 gold
   *[gold] Gold track, field { $field } from below: { $price } gold for a ring
}
piece-penalty = { $reward ->
    [0] Each round { $penalty ->
        [one] { $penalty } penalty point
       *[other] { $penalty } penalty points
    } for a disc next to this
   *[other] Each round a reward of { $reward } for a disc next to this
}
piece-track-disc = { $track ->
    [silver] { $player }: silver track, field { $field } from below
   *[gold] { $player }: gold track, field { $field } from below
}
piece-score-disc = { $penalty ->
    [one] { $player }: { $penalty } penalty point
   *[other] { $player }: { $penalty } penalty points
}
piece-servant = { FORM($player, form: "genitive") } servant: { $prize }
piece-supply = In the supply: { $goods }
piece-bag = The bag: { $markers }
piece-bag-empty = The bag is empty
piece-food-tile = A food tile: { $tokens } food in every steal phase
piece-tile = { $tile }: { $does }
piece-space = { $action }: { $does }
piece-slot = Room for a disc: { $action }
piece-disc = { FORM($player, form: "genitive") } disc
piece-price = { $discs ->
    [one] Takes { $discs } of your discs
   *[other] Takes { $discs } of your discs
}
piece-discs = { $discs ->
    [one] { $player }: { $discs } disc left
   *[other] { $player }: { $discs } discs left
}
piece-pixie = { FORM($player, form: "genitive") } pixie
piece-row = On the special-offering row: { $goods }
piece-mine = { FORM($player, form: "genitive") } mine: { $pixies ->
    [one] { $pixies } pixie
   *[other] { $pixies } pixies
}, { $chained } chained
rock-price = { $tokens ->
    [0] remove a rock
   *[other] −{ $tokens }: remove a rock
}
piece-rock-price = { $tokens ->
    [0] A rock of yours can be removed for nothing
   *[other] A rock of yours can be removed for { $goods }
}
piece-rock = { $rocks ->
    [one] { $rocks } rock
   *[other] { $rocks } rocks
}
piece-player = { $player }: { $penalty ->
    [one] { $penalty } penalty point
   *[other] { $penalty } penalty points
}, { $discs ->
    [one] { $discs } disc left
   *[other] { $discs } discs left
}
piece-die = A die
piece-screen = { FORM($player, form: "genitive") } screen
piece-good = Behind the screen: { $goods }
piece-reward = { $points ->
    [one] Reward tiles: { $points } point
   *[other] Reward tiles: { $points } points
}
piece-court = { FORM($player, form: "genitive") } court: { $penalty ->
    [one] { $penalty } penalty point
   *[other] { $penalty } penalty points
}
piece-offered = Offered: { $goods }
piece-line = { $words }: { $number }

piece-strip = A pixie here steals: { $goods }
piece-hand = A hand: a pixie can stand here
piece-palace = The Queen’s palace
piece-queen = The Pixie Queen
piece-score-track = The score track
piece-score = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
piece-next = The next prize here: { $prize }
piece-bare = Taken: { $prize }
row-mines = The mines
row-rounds = Round spaces
row-tiles = Tiles on the board
row-courts = The courts
piece-pyramid = The pyramid of actions

## What actions do

act-take_alike = take { $tokens } of one food
act-take = take { tokens }
act-trade = trade up to { $most } of one good for as many of another: { FORM($goods, form: "many") }
act-silver_to_gold = turn silver into gold, as often as you like
act-casino = roll the die and take what it shows
act-rob = another player’s pixie gives you what its space shows
act-drop_or_take = drop up to { $drop } goods, or take { $take } food
act-promote = { $levels ->
    [one] { $levels } promotion
   *[other] { $levels } promotions
}
act-take_food_tile = take the top food tile
act-take_one_use = take “{ $tile }”
act-penalise = roll the die and share out that many penalty points
act-climb = pay { $price } silver or gold and move { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} up its track
act-forge_ring = pay gold for the next ring prize
act-dig = draw a marker for each pixie in your mine, at least { $least }
act-exchange_tile = exchange a tile for another of its kind
act-special_offering = pay everything on the row, add 1 more, and take the next offering prize
act-move_up = pay { $good } and move up for the next round
act-go_first = put all your discs here and become the favourite now
act-copy = copy an action for penalty points: { $penalties }

## What tiles are good for

ability-more_kinds = { $kinds ->
    [one] offer { $kinds } more kind, once
   *[other] offer { $kinds } more kinds, once
}
ability-choose_markers = { $markers ->
    [one] choose the first marker from the bag, once
   *[other] choose the first { $markers } markers from the bag, once
}
ability-spare_pixie = do not demote a pixie, once
ability-cheaper_gold = gold costs { $by } silver less, but at least { $least }
ability-prize_reward = { KEY($row) ->
    [row-servant] a reward of { $points } for each servant
    [row-ring] a reward of { $points } for each ring
   *[row-offering] a reward of { $points } for each special offering
}
ability-steal = { tokens } in every steal phase
ability-more_promotions = { $promotions ->
    [one] { $promotions } more promotion in every reward phase
   *[other] { $promotions } more promotions in every reward phase
}
ability-swap_for = { $tokens ->
    [0] swaps cost nothing
    [one] swaps cost { $tokens } apple
   *[other] swaps cost { $tokens } apples
}
ability-rock_for = { $tokens ->
    [0] removing rocks costs nothing
   *[other] removing a rock costs { $tokens } bread
}
ability-one_more_slot = room for another food tile or one-use tile
ability-copy_unused = copy unused actions, too
ability-mine_penalty_most = at most { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
} for the mine
