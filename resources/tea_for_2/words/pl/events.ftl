# Co się stało, wiersz po wierszu. Graczy nazywa się po imieniu, nigdy „ty”.

moment = { $round ->
    [0] jeszcze się nie zaczęła
   *[other] runda { $round }
}
event-FlamingoDealt = { $player } zaczyna z flamingiem.
event-CardRevealed = { $player } odkrywa { FORM($card, form: "it") }.
event-RoundWon = { $by_flamingo ->
    [yes] Runda { $round }: równe wartości; dzięki flamingowi wygrywa { $player }.
   *[no] Runda { $round }: { $player } wygrywa o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}
event-CardBought = { $tarts ->
    [0] { $player } kupuje { FORM($card, form: "it") }.
    [one] { $player } kupuje { FORM($card, form: "it") } i płaci { $tarts } ciasto.
    [few] { $player } kupuje { FORM($card, form: "it") } i płaci { $tarts } ciasta.
   *[many] { $player } kupuje { FORM($card, form: "it") } i płaci { $tarts } ciast.
}
event-StackEmptied = Stos jest pusty: misja „{ $mission }” zapunktuje.
event-TokensTaken = { $token ->
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
event-TokensStolen = { $token ->
    [tarts] { $player } zabiera { FORM($victim, form: "dative") } { $number ->
        [one] { $number } ciasto
        [few] { $number } ciasta
       *[many] { $number } ciast
    }.
   *[other] { $player } zabiera { FORM($victim, form: "dative") } { $number ->
        [one] { $number } klepsydrę
        [few] { $number } klepsydry
       *[many] { $number } klepsydr
    }.
}
event-TokensSpent = { $token ->
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
event-FlamingoTaken = { $player } bierze flaminga.
event-CardDiscarded = { $player } odrzuca { FORM($card, form: "it") }.
event-CardDestroyed = { $player } niszczy { FORM($card, form: "it") }.
event-CardSpared = { $player } nie niszczy karty „{ $card }”: trafia ona na stos kart odrzuconych.
event-StarsGained = { $stars ->
    [one] { $player } zdobywa { $stars } gwiazdkę.
    [few] { $player } zdobywa { $stars } gwiazdki.
   *[many] { $player } zdobywa { $stars } gwiazdek.
}
event-CupTaken = { $player } wychodzi poza tor i bierze filiżankę.
event-WatchTurned = { $player } przesuwa wskazówkę na pole „{ $space }”.
event-EffectCopied = { $player } korzysta z karty przeciwnika: { $card }.
event-DeckMade = { $cards ->
    [one] { $player } tworzy nową talię: { $cards } karta z Białym Królikiem.
    [few] { $player } tworzy nową talię: { $cards } karty z Białym Królikiem.
   *[many] { $player } tworzy nową talię: { $cards } kart z Białym Królikiem.
}
event-RabbitMissing = { $player } potrzebuje Białego Królika, a już żadnego nie ma: to ostatnia runda.
event-MissionScored = { $stars ->
    [one] { $player }: „{ $mission }” daje { $stars } gwiazdkę.
    [few] { $player }: „{ $mission }” daje { $stars } gwiazdki.
   *[many] { $player }: „{ $mission }” daje { $stars } gwiazdek.
}
event-GameEnded = { $reason ->
    [rabbit] Koniec herbatki, bo zabrakło Białego Królika: { $winner } wygrywa.
   *[stacks] Koniec herbatki, bo dość stosów jest pustych: { $winner } wygrywa.
}
score-stars = Gwiazdki i filiżanki
tie-flamingo = Tyle samo gwiazdek: rozstrzyga flaming.
