# What happened, line by line in the log. Players go by name, never by "you".

because = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}
moment = { $phase ->
    [setup] just begun
    [steal] round { $round }, stealing
    [action] round { $round }, actions
    [offering] round { $round }, offerings
    [reward] round { $round }, rewards
    [punish] round { $round }, punishment
    [scoring] final scoring
   *[over] over
}
event-PhaseBegun = { $phase ->
    [steal] Round { $round }: pixies steal.
    [action] Round { $round }: the action phase begins.
    [offering] Round { $round }: the actions are over, discs go back, offerings begin.
    [reward] Round { $round }: the Queen gives rewards.
    [punish] Round { $round }: the Queen punishes.
   *[scoring] The final scoring begins.
}
event-OrderSet = Turn order: { $players }.
event-GoodsGained = { $player } takes { tokens }{ because }.
event-GoodsPaid = { $player } pays { tokens }{ because }.
event-GoodsRobbed = { $player } takes { tokens } from { $other }.
event-PenaltyTaken = { $points ->
    [one] { $player } takes { $points } penalty point{ because } and has { $total }.
   *[other] { $player } takes { $points } penalty points{ because } and has { $total }.
}
event-RewardTaken = { $points ->
    [one] { $player } takes a reward of { $points } point{ because }.
   *[other] { $player } takes a reward of { $points } points{ because }.
}
event-DiscsPlaced = { $discs ->
    [one] { $player } puts { $discs } disc on “{ $space }”.
   *[other] { $player } puts { $discs } discs on “{ $space }”.
}
event-ActionCopied = { $player } copies “{ $space }”.
event-ActionLapsed = “{ $space }” is no longer possible for { $player }.
event-PlayerPassed = { $player } passes.
event-PlayerSkipped = { $player } has no discs left and is skipped.
event-MovedUp = { $places ->
    [one] { $player } moves up { $places } place for the next round.
   *[other] { $player } moves up { $places } places for the next round.
}
event-WentFirst = { $player } is now the Queen’s favourite.
event-DieRolled = { $die ->
    [casino] { $player } rolls at the casino: { $shows }.
   *[penalty] { $player } rolls { $shows } for penalty points.
}
event-TileTaken = { $player } takes “{ $tile }”.
event-TileUsed = { $player } uses “{ $tile }”.
event-TilesExchanged = { $other ->
    [none] { $player } exchanges “{ $given }” for “{ $tile }”.
   *[other] { $player } exchanges “{ $given }” for { FORM($other, form: "genitive") } “{ $tile }”.
}
event-PrizeTaken = { $player } takes { $prize }.
event-TokenAdded = { $player } puts 1 { $good } on the special-offering row.
event-MarkersDrawn = { $player } draws { $markers } from the bag.
event-RockPlaced = { $player } puts a rock into { FORM($other, form: "genitive") } mine.
event-RockLost = { FORM($player, form: "genitive") } rock leaves the game.
event-RockRemoved = { $player } removes a rock.
event-PixiePromoted = { FORM($player, form: "genitive") } pixie rises: { $origin } → { $goal }.
event-PixieDisplaced = { FORM($player, form: "genitive") } pixie makes room: { $origin } → { $goal }.
event-PixieDemoted = { FORM($player, form: "genitive") } pixie goes down to the mine from “{ $origin }”.
event-PixieSpared = { $player } is the favourite and demotes no pixie.
event-FoodDemanded = The Queen demands { FORM($good, form: "many") }.
event-KindsDeclared = { $used ->
    [yes] { $player } may offer another kind.
   *[no] { $player } keeps the tile.
}
event-OfferingsShown = Everyone shows their offerings.
event-GoodsOffered = { $player } offers { tokens }.
event-NothingOffered = { $player } shows an empty hand.
event-DemandUnmet = No player offered what the Queen demands: there is no reward.
event-TrackClimbed = { $track ->
    [silver] { $player } moves { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    } up the silver track, to a field marked { $price }.
   *[gold] { $player } moves { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    } up the gold track, to a field marked { $price }.
}
event-ServantMade = { FORM($player, form: "genitive") } pixie becomes a servant of the Queen.
event-PlayerLeft = { $player } is out of the game.

score-offering = Offering prizes
score-ring = Ring prizes
score-servant = Servant prizes
score-reward = Rewards
score-penalty = Penalty points
tie-servants = The number of servants breaks the tie.
tie-shared = The tie stands.

interlude-round = Round { $round }
interlude-steal = Pixies steal.
interlude-demand = The Queen demands { FORM($good, form: "many") }
interlude-offering = Everyone offers in secret.
interlude-scoring = The final scoring
interlude-screens = All screens are lifted.
