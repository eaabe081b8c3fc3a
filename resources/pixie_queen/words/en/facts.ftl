# What happened, line by line in the log. Players go by name, never by "you".

because = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}
moment = { $phase ->
    [setup] not yet begun
    [steal] round { $round }, stealing
    [action] round { $round }, actions
    [offering] round { $round }, offerings
    [reward] round { $round }, rewards
    [punish] round { $round }, punishment
    [scoring] final scoring
   *[over] over
}
fact-PhaseBegun = { $phase ->
    [steal] Round { $round }: pixies steal.
    [action] Round { $round }: the action phase begins.
    [offering] Round { $round }: the offering phase begins.
    [reward] Round { $round }: the Queen rewards.
    [punish] Round { $round }: the Queen punishes.
   *[scoring] The final scoring begins.
}
fact-OrderSet = The order: { $players }.
fact-GoodsGained = { $player } takes { tokens }{ because }.
fact-GoodsPaid = { $player } gives { tokens }{ because }.
fact-GoodsRobbed = { $player } takes { tokens } from { $other }.
fact-PenaltyTaken = { $points ->
    [one] { $player } takes { $points } penalty point{ because } and has { $total }.
   *[other] { $player } takes { $points } penalty points{ because } and has { $total }.
}
fact-RewardTaken = { $points ->
    [one] { $player } takes a reward of { $points } point{ because }.
   *[other] { $player } takes a reward of { $points } points{ because }.
}
fact-DiscsPlaced = { $discs ->
    [one] { $player } puts { $discs } disc on “{ $space }”.
   *[other] { $player } puts { $discs } discs on “{ $space }”.
}
fact-ActionCopied = { $player } copies “{ $space }”.
fact-ActionLapsed = “{ $space }” has become impossible for { $player }.
fact-PlayerPassed = { $player } passes.
fact-MovedUp = { $places ->
    [one] { $player } moves up { $places } place for the next round.
   *[other] { $player } moves up { $places } places for the next round.
}
fact-WentFirst = { $player } is the Queen’s favourite now.
fact-DieRolled = { $die ->
    [casino] { $player } rolls in the casino: { $shows }.
   *[penalty] { $player } rolls { $shows } for penalty points.
}
fact-TileTaken = { $player } takes { $tile }.
fact-TileUsed = { $player } uses { $tile }.
fact-TilesExchanged = { $other ->
    [none] { $player } exchanges { $given } for { $tile }.
   *[other] { $player } exchanges { $given } for { $tile } of { $other }.
}
fact-PrizeTaken = { $player } takes the { $prize }.
fact-TokenAdded = { $player } puts { $good } on the special-offering row.
fact-MarkersDrawn = { $player } draws { $markers } from the bag.
fact-RockPlaced = { $player } puts a rock into the mine of { $other }.
fact-RockLost = A rock of { $player } leaves the game.
fact-RockRemoved = { $player } removes a rock.
fact-PixiePromoted = A pixie of { $player } rises: { $origin } to { $goal }.
fact-PixieDisplaced = A pixie of { $player } makes room: { $origin } to { $goal }.
fact-PixieDemoted = A pixie of { $player } goes down to the mine from “{ $origin }”.
fact-PixieSpared = { $player } is the favourite and demotes nobody.
fact-FoodDemanded = The Queen demands { $good }.
fact-KindsDeclared = { $used ->
    [yes] { $player } may offer another kind.
   *[no] { $player } keeps the tile.
}
fact-OfferingsShown = All show their offerings.
fact-GoodsOffered = { $player } offers { tokens }.
fact-NothingOffered = { $player } shows an empty hand.
fact-DemandUnmet = Nobody has offered what the Queen demands: there is no reward.
fact-TrackClimbed = { $track ->
    [silver] { $player } moves { $fields } on the silver track, to field { $field }.
   *[gold] { $player } moves { $fields } on the gold track, to field { $field }.
}
fact-ServantMade = A pixie of { $player } becomes a servant of the Queen.
fact-PlayerLeft = { $player } is out of the game.

score-offering = Offering prizes
score-ring = Ring prizes
score-servant = Servant prizes
score-reward = Rewards
score-penalty = Penalty points
tie-servants = The tie is broken by servants.
tie-shared = The tie stands.

interlude-round = Round { $round }
interlude-steal = Pixies steal.
interlude-demand = The Queen demands { $good }
interlude-offering = All offer in secret.
interlude-scoring = The final scoring
interlude-screens = All screens are opened.
