# Co się stało, wiersz po wierszu. Graczy nazywa się po imieniu, nigdy „ty”.

event-PhaseBegun = { $phase ->
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

event-CardsDealt = { $reserve ->
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
event-CardDrawnFromReserve = { $player } bierze z rezerwy kartę: { $card }.
event-CardsOpened = Wszyscy odkrywają wybrane karty.
event-HandsPassed = { $cards ->
    [one] Każdy przekazuje { $cards } kartę
    [few] Każdy przekazuje { $cards } karty
   *[many] Każdy przekazuje { $cards } kart
} { $side ->
    [left] w lewo
   *[right] w prawo
}.
event-CardsDiscarded = { $player } odrzuca { $cards ->
    [one] { $cards } zakrytą kartę
    [few] { $cards } zakryte karty
   *[many] { $cards } zakrytych kart
}.
event-DiscardSeen = { $player } odrzuca kartę: { $card }.
event-SquareTaken = { $player } zajmuje { $square }.
event-CampRemoved = { $building } { FORM($player, form: "genitive") } zwalnia { $square }.
event-BuildingGained = { $player } może zbudować { FORM($building, form: "it") }.
event-ParchmentLaid = { $player } kładzie zakryty pergamin.
event-ParchmentSeen = { $player } kładzie zakryty pergamin „{ $parchment }”.
event-ProvisionsPlayed = { $player } zagrywa zaopatrzenie: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} z talii.

## Budowa

event-Built = { $player } buduje { FORM($building, form: "it") } na { $squares }.
event-CampAnnounced = { $player } ogłasza { FORM($building, form: "it") }.
event-CampDeclined = { $player } nie buduje teraz { FORM($building, form: "of") }.
event-CampKept = { $player } zachowuje { FORM($building, form: "it") } na późniejszą rundę.

## Zbiory

event-PostTraded = Faktoria uniwersalna { FORM($player, form: "genitive") } na { $square } produkuje { $resource }.
event-FiefHarvested = Księstwo { FORM($player, form: "genitive") } ({ $squares }): { $strength ->
    [one] { $strength } wieża
    [few] { $strength } wieże
   *[many] { $strength } wież
} × { $wealth ->
    [one] { $wealth } surowiec
    [few] { $wealth } surowce
   *[many] { $wealth } surowców
} = { $points }.
event-Harvested = { $points ->
    [0] { $player } niczego nie zbiera.
    [one] { $player } zbiera { $points } punkt.
    [few] { $player } zbiera { $points } punkty.
    [many] { $player } zbiera { $points } punktów.
   *[other] { $player } zbiera { $points } punktu.
}

## Końcowa punktacja

event-ParchmentsOpened = Wszyscy odkrywają pergaminy.
event-ParchmentCopied = „{ $parchment }” { FORM($player, form: "genitive") } staje się kopią karty „{ $copied }”.
event-ParchmentScored = { $points ->
    [0] { $player }: „{ $counted_as }” nie daje nic.
    [one] { $player }: „{ $counted_as }” daje { $points } punkt{ counted }.
    [few] { $player }: „{ $counted_as }” daje { $points } punkty{ counted }.
   *[many] { $player }: „{ $counted_as }” daje { $points } punktów{ counted }.
}

# Napisy na całym oknie. $round to numer rundy.
interlude-round = Runda { $round }
interlude-exploration = Rozdano nowe karty.
interlude-harvest = Zbiory
interlude-counting = Liczymy punkty każdego księstwa.
