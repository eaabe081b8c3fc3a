# Za co punktują pergaminy, ułożone z ich czasowników i miar: liczby pochodzą z zawartości, nigdy stąd.

points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## Czasowniki

scoring-points = { points }
scoring-pair = { $alone ->
    [one] { $alone } punkt
    [few] { $alone } punkty
    [many] { $alone } punktów
   *[other] { $alone } punktu
}, a razem z { FORM($other, form: "with") } { $together }
scoring-each = { points } za { FORM($of, form: "each") }
scoring-at_least = { points } za co najmniej { $minimum } { $minimum ->
    [one] { FORM($of, form: "one") }
    [few] { FORM($of, form: "few") }
   *[many] { FORM($of, form: "many") }
}
scoring-most = { points } za najwięcej { FORM($of, form: "many") }
scoring-harvest_again = { KEY($leaving_out) ->
    [best_fief] ostatnie zbiory jeszcze raz, bez najlepszego księstwa
   *[none] ostatnie zbiory jeszcze raz
}
scoring-treasures_again = wartość wszystkich twoich skarbów jeszcze raz
scoring-copy = { KEY($neighbour) ->
    [left] staje się kopią jednego z pergaminów sąsiada z lewej
   *[right] staje się kopią jednego z pergaminów sąsiada z prawej
}
scoring-place = { $place ->
    [1] { points } za pierwsze miejsce, gdy wszystko inne jest już podliczone
    [2] { points } za drugie miejsce, gdy wszystko inne jest już podliczone
    [3] { points } za trzecie miejsce, gdy wszystko inne jest już podliczone
   *[other] { points } za miejsce { $place }, gdy wszystko inne jest już podliczone
}

## Miary: `.each` po „za”, `.one`, `.few` i `.many` po liczbie

measure-parchments = pergaminy
    .each = każdy pergamin
    .one = pergamin
    .few = pergaminy
    .many = pergaminów
measure-treasures = skarby
    .each = każdy skarb
    .one = skarb
    .few = skarby
    .many = skarbów
measure-camp_cards = karty obozów
    .each = każdą zagraną kartę obozu
    .one = zagraną kartę obozu
    .few = zagrane karty obozów
    .many = zagranych kart obozów
measure-squares = terytoria
    .each = każde kontrolowane terytorium
    .one = kontrolowane terytorium
    .few = kontrolowane terytoria
    .many = kontrolowanych terytoriów
measure-border_squares = terytoria brzegowe
    .each = każde kontrolowane terytorium brzegowe
    .one = kontrolowane terytorium brzegowe
    .few = kontrolowane terytoria brzegowe
    .many = kontrolowanych terytoriów brzegowych
measure-corner_squares = terytoria narożne
    .each = każde kontrolowane terytorium narożne
    .one = kontrolowane terytorium narożne
    .few = kontrolowane terytoria narożne
    .many = kontrolowanych terytoriów narożnych
measure-empty_squares = puste terytoria
    .each = każde kontrolowane terytorium, na którym nie ma miasta i które samo niczego nie produkuje
    .one = kontrolowane terytorium, na którym nie ma miasta i które samo niczego nie produkuje
    .few = kontrolowane terytoria, na których nie ma miast i które same niczego nie produkują
    .many = kontrolowanych terytoriów, na których nie ma miast i które same niczego nie produkują
measure-terrain = { $terrain }
    .each = { FORM($terrain, form: "each") }
    .one = { FORM($terrain, form: "one") }
    .few = { FORM($terrain, form: "few") }
    .many = { FORM($terrain, form: "many") }
measure-cities = miasta
    .each = każde kontrolowane miasto
    .one = kontrolowane miasto
    .few = kontrolowane miasta
    .many = kontrolowanych miast
measure-cities_in_barren_fiefs = miasta w księstwach bez surowców
    .each = każde miasto w księstwie bez surowców
    .one = miasto w księstwie bez surowców
    .few = miasta w księstwach bez surowców
    .many = miast w księstwach bez surowców
measure-fiefs = { $squares ->
    [1] księstwa
   *[other] księstwa z { $squares } lub więcej terytoriów
}
    .each = { $squares ->
        [1] każde księstwo
       *[other] każde księstwo z { $squares } lub więcej terytoriów
    }
    .one = { $squares ->
        [1] księstwo
       *[other] księstwo z { $squares } lub więcej terytoriów
    }
    .few = { $squares ->
        [1] księstwa
       *[other] księstwa z { $squares } lub więcej terytoriów
    }
    .many = { $squares ->
        [1] księstw
       *[other] księstw z { $squares } lub więcej terytoriów
    }
measure-produced = { $resource }
    .each = { FORM($resource, form: "each") }
    .one = { FORM($resource, form: "one") }
    .few = { FORM($resource, form: "few") }
    .many = { FORM($resource, form: "many") }
