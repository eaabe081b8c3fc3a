# Co się stało, wiersz po wierszu. Graczy nazywa się po imieniu, nigdy „ty”.

moment = { $round ->
    [0] jeszcze się nie zaczęła
   *[other] runda { $round }
}
fact-FlamingoDealt = { $player } zaczyna z flamingiem.
fact-CardRevealed = { $player } odkrywa { FORM($card, form: "it") }.
fact-RoundWon = { $by_flamingo ->
    [yes] Runda { $round }: równe wartości, a flaming jest po stronie: { $player }.
   *[no] Runda { $round }: { $player } wygrywa o { $points }.
}
fact-CardBought = { $tarts ->
    [0] { $player } kupuje { FORM($card, form: "it") }.
    [one] { $player } kupuje { FORM($card, form: "it") } i płaci { $tarts } ciasto.
    [few] { $player } kupuje { FORM($card, form: "it") } i płaci { $tarts } ciasta.
   *[many] { $player } kupuje { FORM($card, form: "it") } i płaci { $tarts } ciast.
}
fact-StackEmptied = Stos jest pusty: misja „{ $mission }” zapunktuje.
fact-TokensTaken = { $token ->
    [tarts] { $player } bierze { $number ->
        [one] { $number } ciasto
        [few] { $number } ciasta
       *[many] { $number } ciast
    }.
   *[other] { $player } bierze { $number ->
        [one] { $number } klepsydrę
        [few] { $number } klepsydry
       *[many] { $number } klepsydr
    }.
}
fact-TokensStolen = { $token ->
    [tarts] { $player } zabiera { $number ->
        [one] { $number } ciasto
        [few] { $number } ciasta
       *[many] { $number } ciast
    } ({ $victim } traci).
   *[other] { $player } zabiera { $number ->
        [one] { $number } klepsydrę
        [few] { $number } klepsydry
       *[many] { $number } klepsydr
    } ({ $victim } traci).
}
fact-TokensSpent = { $token ->
    [tarts] { $player } oddaje { $number ->
        [one] { $number } ciasto
        [few] { $number } ciasta
       *[many] { $number } ciast
    }.
   *[other] { $player } wydaje { $number ->
        [one] { $number } klepsydrę
        [few] { $number } klepsydry
       *[many] { $number } klepsydr
    }.
}
fact-FlamingoTaken = { $player } bierze flaminga.
fact-CardDiscarded = { $player } odrzuca { FORM($card, form: "it") }.
fact-CardDestroyed = { $player } niszczy { FORM($card, form: "it") }.
fact-CardSpared = { $player } nie dostaje karty ({ $card }): trafia na stos kart odrzuconych.
fact-StarsGained = { $stars ->
    [one] { $player } zdobywa { $stars } gwiazdkę.
    [few] { $player } zdobywa { $stars } gwiazdki.
   *[many] { $player } zdobywa { $stars } gwiazdek.
}
fact-CupTaken = { $player } wychodzi poza tor i bierze filiżankę.
fact-WatchTurned = { $player } przesuwa wskazówkę na pole „{ $space }”.
fact-EffectCopied = { $player } korzysta z karty przeciwnika: { $card }.
fact-DeckMade = { $cards ->
    [one] { $player } tworzy nową talię: { $cards } karta z Białym Królikiem.
    [few] { $player } tworzy nową talię: { $cards } karty z Białym Królikiem.
   *[many] { $player } tworzy nową talię: { $cards } kart z Białym Królikiem.
}
fact-RabbitMissing = Nie ma już Białego Królika ({ $player } go potrzebuje): to ostatnia runda.
fact-MissionScored = { $stars ->
    [one] { $player }: „{ $mission }” daje { $stars } gwiazdkę.
    [few] { $player }: „{ $mission }” daje { $stars } gwiazdki.
   *[many] { $player }: „{ $mission }” daje { $stars } gwiazdek.
}
fact-GameEnded = Koniec herbatki: { $winner } wygrywa.
score-stars = Gwiazdki i filiżanki
tie-flamingo = Tyle samo gwiazdek: rozstrzyga flaming.
