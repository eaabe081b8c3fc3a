# Що сталося, рядок за рядком. Гравців називають на ім'я, ніколи «ти».

moment = { $round ->
    [0] ще не почалася
   *[other] раунд { $round }
}
fact-FlamingoDealt = { $player } починає з фламінго.
fact-CardRevealed = { $player } відкриває { FORM($card, form: "it") }.
fact-RoundWon = { $by_flamingo ->
    [yes] Раунд { $round }: рівні значення, фламінго дає перемогу: { $player }.
   *[no] Раунд { $round }: { $player } виграє на { $points }.
}
fact-CardBought = { $tarts ->
    [0] { $player } купує { FORM($card, form: "it") }.
    [one] { $player } купує { FORM($card, form: "it") } і платить { $tarts } тістечко.
    [few] { $player } купує { FORM($card, form: "it") } і платить { $tarts } тістечка.
   *[many] { $player } купує { FORM($card, form: "it") } і платить { $tarts } тістечок.
}
fact-StackEmptied = Стос порожній: завдання «{ $mission }» буде зараховано.
fact-TokensTaken = { $token ->
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
fact-TokensStolen = { $token ->
    [tarts] { $player } забирає { $number ->
        [one] { $number } тістечко
        [few] { $number } тістечка
       *[many] { $number } тістечок
    } ({ $victim } втрачає).
   *[other] { $player } забирає { $number ->
        [one] { $number } пісочний годинник
        [few] { $number } пісочні годинники
       *[many] { $number } пісочних годинників
    } ({ $victim } втрачає).
}
fact-TokensSpent = { $token ->
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
fact-FlamingoTaken = { $player } бере фламінго.
fact-CardDiscarded = { $player } скидає { FORM($card, form: "it") }.
fact-CardDestroyed = { $player } знищує { FORM($card, form: "it") }.
fact-CardSpared = { $player } не отримує карти ({ $card }): вона лягає на стос скинутих.
fact-StarsGained = { $stars ->
    [one] { $player } здобуває { $stars } зірку.
    [few] { $player } здобуває { $stars } зірки.
   *[many] { $player } здобуває { $stars } зірок.
}
fact-CupTaken = { $player } виходить за межі треку й бере чашку.
fact-WatchTurned = { $player } ставить стрілку на поділку «{ $space }».
fact-EffectCopied = { $player } користується картою суперника: { $card }.
fact-DeckMade = { $cards ->
    [one] { $player } складає нову колоду: { $cards } карта з Білим Кроликом.
    [few] { $player } складає нову колоду: { $cards } карти з Білим Кроликом.
   *[many] { $player } складає нову колоду: { $cards } карт із Білим Кроликом.
}
fact-RabbitMissing = Білого Кролика більше немає ({ $player } його потребує): це останній раунд.
fact-MissionScored = { $stars ->
    [one] { $player }: «{ $mission }» дає { $stars } зірку.
    [few] { $player }: «{ $mission }» дає { $stars } зірки.
   *[many] { $player }: «{ $mission }» дає { $stars } зірок.
}
fact-GameEnded = Чаювання скінчилося: { $winner } перемагає.
score-stars = Зірки й чашки
tie-flamingo = Зірок порівну: вирішує фламінго.
