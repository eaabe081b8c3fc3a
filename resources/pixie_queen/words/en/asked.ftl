# What players are asked, and what they may choose.

ask-permanent = Which permanent tile do you take?
ask-turn = Which action?
ask-food = { $cause }: which food do you take?
ask-take_alike = Which food do you steal?
ask-trade = Which goods do you trade, up to { $most }?
ask-trade-number = { FORM($given, form: "many") } for { FORM($taken, form: "many") }: how many tokens?
ask-silver_to_gold = How much gold do you buy with silver?
ask-rob = Which pixie do you rob?
ask-drop_or_take = Drop goods, or take food?
ask-drop = What else do you drop? Up to { $left }.
ask-promote = { $left ->
    [one] Which pixie rises? { $left } promotion left.
   *[other] Which pixie rises? { $left } promotions left.
}
ask-dummy = Which dummy pixie rises?
ask-share = { $points ->
    [one] Who takes the penalty point?
   *[other] How do you share out { $points } penalty points?
}
ask-climb = Which track do you move up?
ask-special_offering = What do you put on the row?
ask-move_up = How many places do you move up?
ask-take_food_tile = Which slot does it go into?
ask-take_one_use = Which slot does it go into?
ask-exchange_tile = Which tiles do you exchange?
ask-dig = Draw from the bag blindly?
ask-rock = Which pixie do you put the rock next to?
ask-rocks = Remove rocks before they count?
ask-demotion = Which pixie goes down to the mine?
ask-demotion-for-queen = The Queen wants a pixie demoted. Which one?
ask-kinds = Use the tile to offer another kind?
ask-offering = { $kind ->
    [1] The Queen demands { FORM($good, form: "many") }. What do you offer?
   *[other] The Queen demands { FORM($good, form: "many") }. What else do you offer?
}

option-take-tile = take { $tile }
option-do = do it
option-act = { $discs ->
    [one] { $space }: { $discs } disc
   *[other] { $space }: { $discs } discs
}
option-copy = { $penalty ->
    [one] copy { $space }: { $penalty } penalty point
   *[other] copy { $space }: { $penalty } penalty points
}
option-pass = { $penalty ->
    [one] pass: { $penalty } penalty point
   *[other] pass: { $penalty } penalty points
}
option-food = { $goods }
option-trade = { FORM($given, form: "many") } for { FORM($taken, form: "many") }, up to { $most }
option-trade-number = { $given } for { $taken }
option-gold = { $gold } for { $silver }
option-rob = { $player }: { $space }
option-drop = drop { $good }
option-enough = that is enough
option-promote = { $origin } → { $goal }
option-swap = { $origin } → { $goal }, swapping
option-done = done
option-share = { $shares }
share = { $player } { $points }
option-climb-silver = silver track: { $price }
option-climb-gold = gold track: { $price }
option-add = { $good }
option-places = { $places ->
    [one] { $places } place for { $price }
   *[other] { $places } places for { $price }
}
option-slot-own = its own slot
option-slot-pocket = on the permanent tile
option-exchange = { $given } for { $tile } ({ $player })
option-blind = { $markers ->
    [one] draw { $markers } marker blindly
   *[other] draw { $markers } markers blindly
}
option-search = { $tile }: { $markers } first
option-rock = { $player }, place { $place }
option-rock-lost = nowhere
option-remove-rock = remove a rock at place { $place }
option-demote = { $space } (costs you each round: { $lost })
option-spare = use { $tile }
option-kinds = use { $tile }
option-keep-tile = keep { $tile }
option-offer = { $goods }
option-nothing = { $penalty ->
    [one] nothing: { $penalty } penalty point
   *[other] nothing: { $penalty } penalty points
}
option-no-more = nothing more

option-screens = Screens
screens-closed = closed
screens-closed-about = Only its owner sees what is behind a screen.
screens-open = open
screens-open-about = Everyone sees all goods and prizes.
