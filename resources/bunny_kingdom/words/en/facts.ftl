# What happened, line by line in the log. Players go by name, never by "you".

fact-PhaseBegun = { $phase ->
    [exploration] Round { $round }: exploration begins.
    [construction] Round { $round }: construction begins.
    [harvest] Round { $round }: the harvest begins.
   *[other] The parchments are scored.
}
# How far a game has come, for a saved game on the start page.
moment = { $phase ->
    [setup] not yet begun
    [exploration] round { $round }, exploration
    [construction] round { $round }, construction
    [harvest] round { $round }, harvest
    [scoring] final scoring
   *[over] over
}

## Exploration

fact-CardsDealt = { $reserve ->
    [0] Everybody is dealt { $hand } cards.
   *[other] Everybody is dealt { $hand } cards, and { $reserve } as a reserve.
}
fact-CardDrawnFromReserve = { $player } takes { $card } from the reserve.
fact-CardsOpened = Everybody opens the chosen cards.
fact-HandsPassed = { $side ->
    [left] { $cards ->
        [one] Everybody passes { $cards } card to the left.
       *[other] Everybody passes { $cards } cards to the left.
    }
   *[right] { $cards ->
        [one] Everybody passes { $cards } card to the right.
       *[other] Everybody passes { $cards } cards to the right.
    }
}
fact-CardsDiscarded = { $player } discards { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} face down.
fact-DiscardSeen = { $player } discards { $card }.
fact-SquareTaken = { $player } takes { $square }.
fact-CampRemoved = { $building } of { $player } leaves { $square }.
fact-BuildingGained = { $player } may build { FORM($building, form: "it") }.
fact-ParchmentLaid = { $player } lays down a parchment.
fact-ParchmentSeen = { $player } lays down the parchment “{ $parchment }”.
fact-ProvisionsPlayed = { $player } plays provisions: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} from the deck.

## Construction

fact-Built = { $player } builds { FORM($building, form: "it") } on { $squares }.
fact-CampAnnounced = { $player } announces { FORM($building, form: "it") }.
fact-CampDeclined = { $player } does not build { FORM($building, form: "it") } now.
fact-CampKept = { $player } keeps { FORM($building, form: "it") } for a later round.

## Harvest

fact-PostTraded = The trading post of { $player } on { $square } produces { $resource }.
fact-FiefHarvested = { FORM($player, form: "genitive") } fief of { $squares }: { $strength ->
    [one] { $strength } tower
   *[other] { $strength } towers
} × { $wealth ->
    [one] { $wealth } resource
   *[other] { $wealth } resources
} = { $points }.
fact-Harvested = { $points ->
    [0] { $player } harvests nothing.
    [one] { $player } harvests { $points } point.
   *[other] { $player } harvests { $points } points.
}

## Final scoring

fact-ParchmentsOpened = Everybody opens the parchments.
fact-ParchmentCopied = “{ $parchment }” of { $player } becomes “{ $copied }”.
fact-ParchmentScored = { $points ->
    [0] { $player }: “{ $counted_as }” scores nothing.
    [one] { $player }: “{ $counted_as }” scores { $points } point{ counted }.
   *[other] { $player }: “{ $counted_as }” scores { $points } points{ counted }.
}

# What is written over the whole window for a moment. $round counts the rounds.
interlude-round = Round { $round }
interlude-exploration = New cards are dealt.
interlude-harvest = The harvest
interlude-counting = Every fief is counted.
