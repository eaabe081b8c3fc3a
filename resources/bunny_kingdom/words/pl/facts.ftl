# Co się stało, wiersz po wierszu. Graczy nazywa się po imieniu, nigdy „ty”.

fact-PhaseBegun = { $phase ->
    [exploration] Runda { $round }: zaczyna się eksploracja.
    [construction] Runda { $round }: zaczyna się budowa.
    [harvest] Runda { $round }: zaczynają się zbiory.
   *[other] Punktują pergaminy.
}
# Jak daleko zaszła zapisana gra, na stronie początkowej.
moment = { $phase ->
    [setup] jeszcze się nie zaczęła
    [exploration] runda { $round }, eksploracja
    [construction] runda { $round }, budowa
    [harvest] runda { $round }, zbiory
    [scoring] końcowa punktacja
   *[over] zakończona
}

## Eksploracja

fact-CardsDealt = { $reserve ->
    [0] Każdy dostaje { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
       *[many] { $hand } kart
    }.
   *[other] Każdy dostaje { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
       *[many] { $hand } kart
    } na rękę i { $reserve } do rezerwy.
}
fact-CardDrawnFromReserve = { $player } bierze z rezerwy kartę: { $card }.
fact-CardsOpened = Wszyscy odkrywają wybrane karty.
fact-HandsPassed = { $cards ->
    [one] Każdy przekazuje { $cards } kartę
    [few] Każdy przekazuje { $cards } karty
   *[many] Każdy przekazuje { $cards } kart
} { $side ->
    [left] w lewo
   *[right] w prawo
}.
fact-CardsDiscarded = { $player } odrzuca { $cards ->
    [one] { $cards } zakrytą kartę
    [few] { $cards } zakryte karty
   *[many] { $cards } zakrytych kart
}.
fact-DiscardSeen = { $player } odrzuca kartę: { $card }.
fact-SquareTaken = { $player } zajmuje { $square }.
fact-CampRemoved = { $building } { FORM($player, form: "genitive") } schodzi z { $square }.
fact-BuildingGained = { $player } może zbudować { FORM($building, form: "it") }.
fact-ParchmentLaid = { $player } kładzie zakryty pergamin.
fact-ParchmentSeen = { $player } kładzie zakryty pergamin „{ $parchment }”.
fact-ProvisionsPlayed = { $player } zagrywa zaopatrzenie: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} z talii.

## Budowa

fact-Built = { $player } buduje { FORM($building, form: "it") } na { $squares }.
fact-CampAnnounced = { $player } ogłasza { FORM($building, form: "it") }.
fact-CampDeclined = { $player } nie buduje teraz { FORM($building, form: "of") }.
fact-CampKept = { $player } zachowuje { FORM($building, form: "it") } na późniejszą rundę.

## Zbiory

fact-PostTraded = Faktoria uniwersalna { FORM($player, form: "genitive") } na { $square } produkuje { $resource }.
fact-FiefHarvested = Księstwo { FORM($player, form: "genitive") } ({ $squares }): { $strength ->
    [one] { $strength } wieża
    [few] { $strength } wieże
   *[many] { $strength } wież
} × { $wealth ->
    [one] { $wealth } surowiec
    [few] { $wealth } surowce
   *[many] { $wealth } surowców
} = { $points }.
fact-Harvested = { $points ->
    [0] { $player } niczego nie zbiera.
    [one] { $player } zbiera { $points } punkt.
    [few] { $player } zbiera { $points } punkty.
    [many] { $player } zbiera { $points } punktów.
   *[other] { $player } zbiera { $points } punktu.
}

## Końcowa punktacja

fact-ParchmentsOpened = Wszyscy odkrywają pergaminy.
fact-ParchmentCopied = „{ $parchment }” { FORM($player, form: "genitive") } staje się kopią karty „{ $copied }”.
fact-ParchmentScored = { $points ->
    [0] { $player }: „{ $counted_as }” nie daje nic.
    [one] { $player }: „{ $counted_as }” daje { $points } punkt{ counted }.
    [few] { $player }: „{ $counted_as }” daje { $points } punkty{ counted }.
   *[many] { $player }: „{ $counted_as }” daje { $points } punktów{ counted }.
}

# Napisy na całym oknie. $round to numer rundy.
interlude-round = Runda { $round }
interlude-exploration = Rozdano nowe karty.
interlude-harvest = Żniwa
interlude-counting = Każde lenno zostaje policzone.
