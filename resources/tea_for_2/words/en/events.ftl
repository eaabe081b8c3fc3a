# What happened, line by line in the log. Players go by name, never by "you".

moment = { $round ->
    [0] just begun
   *[other] round { $round }
}
event-FlamingoDealt = { $player } begins with the flamingo.
event-CardRevealed = { $player } reveals { FORM($card, form: "it") }.
event-RoundWon = { $by_flamingo ->
    [yes] Round { $round }: equal values; { $player } wins with the flamingo.
   *[no] Round { $round }: { $player } wins by { $points }.
}
event-CardBought = { $tarts ->
    [0] { $player } buys { FORM($card, form: "it") }.
    [one] { $player } buys { FORM($card, form: "it") } and pays { $tarts } tart.
   *[other] { $player } buys { FORM($card, form: "it") } and pays { $tarts } tarts.
}
event-StackEmptied = A stack is empty: the mission “{ $mission }” will score.
event-TokensTaken = { $token ->
    [tarts] { $player } takes { $number ->
        [one] { $number } tart
       *[other] { $number } tarts
    }.
   *[other] { $player } takes { $number ->
        [one] { $number } hourglass
       *[other] { $number } hourglasses
    }.
}
event-TokensStolen = { $token ->
    [tarts] { $player } takes { $number ->
        [one] { $number } tart
       *[other] { $number } tarts
    } from { $victim }.
   *[other] { $player } takes { $number ->
        [one] { $number } hourglass
       *[other] { $number } hourglasses
    } from { $victim }.
}
event-TokensSpent = { $token ->
    [tarts] { $player } puts { $number ->
        [one] { $number } tart
       *[other] { $number } tarts
    } back.
   *[other] { $player } spends { $number ->
        [one] { $number } hourglass
       *[other] { $number } hourglasses
    }.
}
event-FlamingoTaken = { $player } takes the flamingo.
event-CardDiscarded = { $player } discards { FORM($card, form: "it") }.
event-CardDestroyed = { $player } destroys { FORM($card, form: "it") }.
event-CardSpared = { $player } cannot destroy { FORM($card, form: "it") }: the card goes to the discards.
event-StarsGained = { $stars ->
    [one] { $player } gains { $stars } star.
   *[other] { $player } gains { $stars } stars.
}
event-CupTaken = { $player } passes the end of the track and takes a cup.
event-WatchTurned = { $player } turns the watch to “{ $space }”.
event-EffectCopied = { $player } copies the effect of { FORM($card, form: "it") }.
event-DeckMade = { $cards ->
    [one] { $player } makes a new deck of { $cards } card, with a White Rabbit.
   *[other] { $player } makes a new deck of { $cards } cards, with a White Rabbit.
}
event-RabbitMissing = No White Rabbit is left for { $player }: this is the last round.
event-MissionScored = { $stars ->
    [one] { $player }: “{ $mission }” scores { $stars } star.
   *[other] { $player }: “{ $mission }” scores { $stars } stars.
}
event-GameEnded = { $reason ->
    [rabbit] No White Rabbit is left, so the tea party is over: { $winner } wins.
   *[stacks] Enough stacks are empty, so the tea party is over: { $winner } wins.
}
score-stars = Stars and cups
tie-flamingo = Equal stars: the flamingo decides.
