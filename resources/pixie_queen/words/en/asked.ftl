# What players are asked, and what they may choose.

ask-permanent = Which permanent tile to take?
ask-turn = Which action?
ask-food = { $cause }: which food to take?
ask-take_alike = Which food to steal?
ask-trade = What to trade for what, up to { $most }?
ask-trade-number = { $given } for { $taken }: how many?
ask-silver_to_gold = How much gold to buy with silver?
ask-rob = Which pixie to rob?
ask-drop_or_take = Drop goods, or take food?
ask-drop = What else to drop? Up to { $left }.
ask-promote = { $left ->
    [one] Which pixie rises? { $left } promotion left.
   *[other] Which pixie rises? { $left } promotions left.
}
ask-dummy = Which neutral pixie rises?
ask-share = { $points ->
    [one] Who takes the penalty point?
   *[other] How to share { $points } penalty points?
}
ask-climb = On which track to move?
ask-special_offering = What to put on the row?
ask-move_up = How many places forward?
ask-take_food_tile = Into which slot?
ask-take_one_use = Into which slot?
ask-exchange_tile = Which tiles to exchange?
ask-dig = Draw from the bag blindly?
ask-rock = Next to which pixie to put the rock?
ask-rocks = Remove rocks before they count?
ask-demotion = Which pixie goes down to the mine?
ask-demotion-for-queen = The Queen wants a pixie demoted. Which one?
ask-kinds = Use the tile to offer another kind?
ask-offering = { $kind ->
    [1] The Queen demands { $good }. What to offer?
   *[other] The Queen demands { $good }. What else to offer?
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
option-trade = { $given } for { $taken }, up to { $most }
option-trade-number = { $given } for { $taken }
option-gold = { $gold } for { $silver }
option-rob = { $player }: { $space }
option-drop = drop { $good }
option-enough = that is enough
option-promote = { $origin } to { $goal }
option-swap = { $origin } to { $goal }, swapping
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
option-demote = { $space }
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
