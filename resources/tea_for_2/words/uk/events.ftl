# Що сталося, рядок за рядком. Гравців називають на ім’я, ніколи «ти».

moment = { $round ->
    [0] ще не почалася
   *[other] раунд { $round }
}
event-FlamingoDealt = { $player } починає з фламінго.
event-CardRevealed = { $player } відкриває { FORM($card, form: "it") }.
event-RoundWon = { $by_flamingo ->
    [yes] Раунд { $round }: рівні значення; { $player } виграє завдяки фламінго.
   *[no] Раунд { $round }: { $player } виграє з різницею { $points }.
}
event-CardBought = { $tarts ->
    [0] { $player } купує { FORM($card, form: "it") }.
    [one] { $player } купує { FORM($card, form: "it") }, сплативши { $tarts } тістечко.
    [few] { $player } купує { FORM($card, form: "it") }, сплативши { $tarts } тістечка.
   *[many] { $player } купує { FORM($card, form: "it") }, сплативши { $tarts } тістечок.
}
event-StackEmptied = Стос порожній: завдання «{ $mission }» буде зараховано.
event-TokensTaken = { $token ->
    [tarts] { $player } бере { $number ->
        [one] { $number } тістечко
        [few] { $number } тістечка
       *[many] { $number } тістечок
    }.
   *[other] { $player } бере { $number ->
        [one] { $number } пісочний годинник
        [few] { $number } пісочні годинники
       *[many] { $number } пісочних годинників
    }.
}
event-TokensStolen = { $token ->
    [tarts] { $player } забирає в { FORM($victim, form: "genitive") } { $number ->
        [one] { $number } тістечко
        [few] { $number } тістечка
       *[many] { $number } тістечок
    }.
   *[other] { $player } забирає в { FORM($victim, form: "genitive") } { $number ->
        [one] { $number } пісочний годинник
        [few] { $number } пісочні годинники
       *[many] { $number } пісочних годинників
    }.
}
event-TokensSpent = { $token ->
    [tarts] { $player } повертає { $number ->
        [one] { $number } тістечко
        [few] { $number } тістечка
       *[many] { $number } тістечок
    }.
   *[other] { $player } витрачає { $number ->
        [one] { $number } пісочний годинник
        [few] { $number } пісочні годинники
       *[many] { $number } пісочних годинників
    }.
}
event-FlamingoTaken = { $player } бере фламінго.
event-CardDiscarded = { $player } скидає { FORM($card, form: "it") }.
event-CardDestroyed = { $player } знищує { FORM($card, form: "it") }.
event-CardSpared = { $player } не може знищити карти «{ $card }»: вона лягає на стос скинутих.
event-StarsGained = { $stars ->
    [one] { $player } здобуває { $stars } зірку.
    [few] { $player } здобуває { $stars } зірки.
   *[many] { $player } здобуває { $stars } зірок.
}
event-CupTaken = { $player } проходить трек до кінця й бере чашку.
event-WatchTurned = { $player } ставить стрілку на поділку «{ $space }».
event-EffectCopied = { $player } застосовує ефект карти суперника: { $card }.
event-DeckMade = { $cards ->
    [one] { $player } складає нову колоду: { $cards } карта з Білим Кроликом.
    [few] { $player } складає нову колоду: { $cards } карти з Білим Кроликом.
   *[many] { $player } складає нову колоду: { $cards } карт із Білим Кроликом.
}
event-RabbitMissing = Білого Кролика більше немає ({ $player } його потребує): це останній раунд.
event-MissionScored = { $stars ->
    [one] { $player }: «{ $mission }» дає { $stars } зірку.
    [few] { $player }: «{ $mission }» дає { $stars } зірки.
   *[many] { $player }: «{ $mission }» дає { $stars } зірок.
}
event-GameEnded = { $reason ->
    [rabbit] Чаювання скінчилося, бо Білих Кроликів не лишилося: { $winner } перемагає.
   *[stacks] Чаювання скінчилося, бо порожніх стосів досить: { $winner } перемагає.
}
score-stars = Зірки й чашки
tie-flamingo = Зірок порівну: вирішує фламінго.
