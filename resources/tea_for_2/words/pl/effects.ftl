# Co mówią efekty i misje; ich liczby są z zawartości gry.

tarts = ciasto
    .each = każde ciasto
hourglasses = klepsydra
    .each = każdą klepsydrę
effect-take = { $tarts ->
    [0] weź { $hourglasses ->
        [one] { $hourglasses } klepsydrę
        [few] { $hourglasses } klepsydry
       *[many] { $hourglasses } klepsydr
    }
   *[other] weź { $tarts } { $tarts ->
        [one] ciasto
        [few] ciasta
       *[many] ciast
    }{ $hourglasses ->
        [0] {""}
        [one] {" "}i { $hourglasses } klepsydrę
        [few] {" "}i { $hourglasses } klepsydry
       *[many] {" "}i { $hourglasses } klepsydr
    }
}
effect-gain_stars = { $number ->
    [one] zdobądź { $number } gwiazdkę
    [few] zdobądź { $number } gwiazdki
   *[many] zdobądź { $number } gwiazdek
}
effect-take_flamingo = { KEY($if_held) ->
    [none] weź flaminga
   *[other] weź flaminga; jeśli już go masz: { $if_held }
}
effect-discard_opponent = { $cards ->
    [one] przeciwnik odrzuca { $cards } kartę
    [few] przeciwnik odrzuca { $cards } karty
   *[many] przeciwnik odrzuca { $cards } kart
}
effect-destroy_opponent_top = { KEY($spares) ->
    [none] zniszcz wierzchnią kartę przeciwnika
   *[other] zniszcz wierzchnią kartę przeciwnika (wyjątek: { $spares })
}
effect-discard_own_for_stars = { $cards ->
    [one] odrzuć { $cards } wierzchnią kartę swojej talii i zdobądź jej gwiazdki
    [few] odrzuć { $cards } wierzchnie karty swojej talii i zdobądź ich gwiazdki
   *[many] odrzuć { $cards } wierzchnich kart swojej talii i zdobądź ich gwiazdki
}
effect-copy_opponent_discard = użyj efektu wierzchniej odrzuconej karty przeciwnika
effect-steal = { $tarts ->
    [0] ukradnij { $hourglasses ->
        [one] { $hourglasses } klepsydrę
        [few] { $hourglasses } klepsydry
       *[many] { $hourglasses } klepsydr
    }
   *[other] ukradnij { $tarts } { $tarts ->
        [one] ciasto
        [few] ciasta
       *[many] ciast
    }{ $hourglasses ->
        [0] {""}
        [one] {" "}albo { $hourglasses } klepsydrę
        [few] {" "}albo { $hourglasses } klepsydry
       *[many] {" "}albo { $hourglasses } klepsydr
    }
}
effect-step_watch = { $spaces ->
    [one] przesuń wskazówkę o { $spaces } pole
    [few] przesuń wskazówkę o { $spaces } pola
   *[many] przesuń wskazówkę o { $spaces } pól
}
effect-set_watch = ustaw wskazówkę na dowolnym polu
effect-destroy_market = zniszcz wierzchnią kartę dowolnego stosu
effect-destroy_own_discard = zniszcz jedną ze swoich odrzuconych kart
scoring-most_of = najwięcej { FORM($characters, form: "many") } w talii i wśród kart odrzuconych
scoring-most_cards = najwięcej kart w talii i odrzuconych razem
scoring-most_destroyed = najwięcej zniszczonych kart
scoring-per_token = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
} za { FORM($token, form: "each") }
