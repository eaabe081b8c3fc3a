# What happened, line by line in the log. Players go by name, never by "you".

event-PhaseBegun = { $phase ->
    [exploration] Round { $round }: exploration begins.
    [construction] Round { $round }: construction begins.
    [harvest] Round { $round }: the harvest begins.
   *[other] The parchments are scored.
}
# How far a game has come, for a saved game on the start page.
moment = { $phase ->
    [setup] just begun
    [exploration] round { $round }, exploration
    [construction] round { $round }, construction
    [harvest] round { $round }, harvest
    [scoring] final scoring
   *[over] over
}

## Exploration

event-CardsDealt = { $reserve ->
    [0] Everyone is dealt { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }.
   *[other] Everyone is dealt { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, and { $reserve } as a reserve.
}
event-CardDrawnFromReserve = { $player } takes { $card } from the reserve.
event-CardsOpened = Everyone reveals the chosen cards.
event-HandsPassed = { $side ->
    [left] { $cards ->
        [one] Everyone passes { $cards } card to the left.
       *[other] Everyone passes { $cards } cards to the left.
    }
   *[right] { $cards ->
        [one] Everyone passes { $cards } card to the right.
       *[other] Everyone passes { $cards } cards to the right.
    }
}
event-CardsDiscarded = { $player } discards { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} face down.
event-DiscardSeen = { $player } discards { $card }.
event-SquareTaken = { $player } takes { $square }.
event-CampRemoved = { FORM($player, form: "genitive") } { FORM($building, form: "here") } leaves { $square }.
event-BuildingGained = { $player } may build { FORM($building, form: "it") }.
event-ParchmentLaid = { $player } lays down a parchment.
event-ParchmentSeen = { $player } lays down the parchment “{ $parchment }”.
event-ProvisionsPlayed = { $player } plays provisions: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} from the deck.

## Construction

event-Built = { $player } builds { FORM($building, form: "it") } on { $squares }.
event-CampAnnounced = { $player } announces { FORM($building, form: "it") }.
event-CampDeclined = { $player } does not build { FORM($building, form: "it") } now.
event-CampKept = { $player } keeps { FORM($building, form: "it") } for a later round.

## Harvest

event-PostTraded = { FORM($player, form: "genitive") } trading post on { $square } produces { $resource }.
event-FiefHarvested = { FORM($player, form: "genitive") } fief of { $squares }: { $strength ->
    [one] { $strength } tower
   *[other] { $strength } towers
} × { $wealth ->
    [one] { $wealth } resource
   *[other] { $wealth } resources
} = { $points }.
event-Harvested = { $points ->
    [0] { $player } harvests nothing.
    [one] { $player } harvests { $points } point.
   *[other] { $player } harvests { $points } points.
}

## Final scoring

event-ParchmentsOpened = Everyone reveals the parchments.
event-ParchmentCopied = { FORM($player, form: "genitive") } “{ $parchment }” becomes “{ $copied }”.
event-ParchmentScored = { $points ->
    [0] { $player }: “{ $counted_as }” scores nothing.
    [one] { $player }: “{ $counted_as }” scores { $points } point{ counted }.
   *[other] { $player }: “{ $counted_as }” scores { $points } points{ counted }.
}

# What is written over the whole window for a moment. $round counts the rounds.
interlude-round = Round { $round }
interlude-exploration = New cards are dealt.
interlude-harvest = The harvest
interlude-counting = Every fief is scored.
