# Co gracz może wybrać: wiersz listy, podpowiedź przy podświetlonym miejscu.

## Eksploracja: co daje karta

option-territory = { KEY($resource) ->
    [none] { $square } ({ $terrain })
   *[other] { $square } ({ $terrain }: { $resource })
}
option-building = { $building }, do zbudowania
option-parchment = { $parchment }: { $rules }
option-provisions = { $cards ->
    [one] dobierz i zagraj { $cards } kartę
    [few] dobierz i zagraj { $cards } karty
    [many] dobierz i zagraj { $cards } kart
   *[other] dobierz i zagraj { $cards } karty
}

## Budowa

option-build = zbuduj { FORM($building, form: "it") } na { $square } ({ $terrain })
option-tower = { $building }: jedna z pary na { $square } ({ $terrain })
option-announce = ogłoś { FORM($building, form: "it") }
option-decline-camp = nie teraz
option-keep-camp = zachowaj na późniejszą rundę
option-done = gotowe

## Zbiory i końcowa punktacja

option-trade = { $resource } na { $square }
option-copy = { $parchment } jako { $copied }: { $rules } (teraz { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
})

## Co wybiera nowy stół

option-passing = Przekazywanie kart
passing-right = najpierw w prawo
passing-right-about = W pierwszej rundzie w prawo, jak w wydaniu polskim; co rundę strona się zmienia.
passing-left = najpierw w lewo
passing-left-about = W pierwszej rundzie w lewo, jak w wydaniu angielskim; co rundę strona się zmienia.
