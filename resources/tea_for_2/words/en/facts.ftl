# What happened, line by line in the log. Players go by name, never by "you".

moment = { $round ->
    [0] not yet begun
   *[other] round { $round }
}
fact-FlamingoDealt = { $player } begins with the flamingo.
fact-CardRevealed = { $player } turns over { FORM($card, form: "it") }.
fact-RoundWon = { $by_flamingo ->
    [yes] Round { $round }: equal values; the flamingo lets { $player } win.
   *[no] Round { $round }: { $player } wins by { $points }.
}
fact-CardBought = { $tarts ->
    [0] { $player } buys { FORM($card, form: "it") }.
    [one] { $player } buys { FORM($card, form: "it") } and pays { $tarts } tart.
   *[other] { $player } buys { FORM($card, form: "it") } and pays { $tarts } tarts.
}
fact-StackEmptied = A stack is empty: the mission “{ $mission }” will be scored.
fact-TokensTaken = { $token ->
    [tarts] { $player } takes { $number ->
        [one] { $number } tart
       *[other] { $number } tarts
    }.
   *[other] { $player } takes { $number ->
        [one] { $number } hourglass
       *[other] { $number } hourglasses
    }.
}
fact-TokensStolen = { $token ->
    [tarts] { $player } takes { $number ->
        [one] { $number } tart
       *[other] { $number } tarts
    } from { $victim }.
   *[other] { $player } takes { $number ->
        [one] { $number } hourglass
       *[other] { $number } hourglasses
    } from { $victim }.
}
fact-TokensSpent = { $token ->
    [tarts] { $player } puts { $number ->
        [one] { $number } tart
       *[other] { $number } tarts
    } back.
   *[other] { $player } spends { $number ->
        [one] { $number } hourglass
       *[other] { $number } hourglasses
    }.
}
fact-FlamingoTaken = { $player } takes the flamingo.
fact-CardDiscarded = { $player } discards { FORM($card, form: "it") }.
fact-CardDestroyed = { $player } destroys { FORM($card, form: "it") }.
fact-CardSpared = { $player } does not get { FORM($card, form: "it") }: she goes to the discards.
fact-StarsGained = { $stars ->
    [one] { $player } gains { $stars } star.
   *[other] { $player } gains { $stars } stars.
}
fact-CupTaken = { $player } goes beyond the track and takes a cup.
fact-WatchTurned = { $player } turns the watch to “{ $space }”.
fact-EffectCopied = { $player } does as { FORM($card, form: "it") } of the opponent does.
fact-DeckMade = { $cards ->
    [one] { $player } makes a new deck of { $cards } card, with a White Rabbit.
   *[other] { $player } makes a new deck of { $cards } cards, with a White Rabbit.
}
fact-RabbitMissing = No White Rabbit is left for { $player }: this round is the last one.
fact-MissionScored = { $stars ->
    [one] { $player }: “{ $mission }” brings { $stars } star.
   *[other] { $player }: “{ $mission }” brings { $stars } stars.
}
fact-GameEnded = The tea party is over: { $winner } wins.
score-stars = Stars and cups
tie-flamingo = Equal stars: the flamingo decides.
