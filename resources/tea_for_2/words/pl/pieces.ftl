# Co leży na stole, jak mówią o tym spis, podpowiedź, czytnik ekranu i tabliczki.

round = Runda
rabbits = Białe Króliki
empty = pusty
discards = odrzucone
destroyed = Zniszczone
piece-round = { $round ->
    [0] przed pierwszą rundą
   *[other] runda { $round }
}
piece-track = tor gwiazdek
piece-cup = filiżanka warta { $stars ->
    [one] { $stars } gwiazdkę
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}
piece-stack = stos kart: { $stack }, { $left ->
    [0] pod wierzchnią nic nie ma
    [one] pod wierzchnią { $left } karta
    [few] pod wierzchnią { $left } karty
   *[many] pod wierzchnią { $left } kart
}
piece-empty-stack = stos kart: { $stack }, pusty
piece-uncovered = stos kart: { $stack }, odkrywa się następna: { $left ->
    [one] została { $left } karta
    [few] zostały { $left } karty
   *[many] zostało { $left } kart
}
piece-card = { $card }, wartość { $value }, { $stars ->
    [0] bez gwiazdek
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}: { $effect }
piece-mission = „{ $mission }”: { $effect }. { $scored ->
    [yes] Zapunktuje
   *[no] Punktuje, gdy stos poniżej jest pusty
}; teraz { $paid }.
piece-rabbits = { $rabbits ->
    [one] został { $rabbits } Biały Królik
    [few] zostały { $rabbits } Białe Króliki
   *[many] zostało { $rabbits } Białych Królików
}
piece-buy = kup { FORM($card, form: "it") } za { $price }{ $tarts ->
    [0] {""}
    [one] , dokładając { $tarts } ciasto
    [few] , dokładając { $tarts } ciasta
   *[many] , dokładając { $tarts } ciast
}
piece-destroy = zniszcz { FORM($card, form: "it") } za { $stars ->
    [one] { $stars } gwiazdkę
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}
piece-effect = { KEY($card) ->
    [none] { $effect }
   *[other] { $card }: { $effect }
}
piece-watch = zegarek kieszonkowy, wskazuje „{ $space }”
piece-space = „{ $space }”: { $effect }
piece-side = { $player }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}, { $tarts ->
    [one] { $tarts } ciasto
    [few] { $tarts } ciasta
   *[many] { $tarts } ciast
}, { $hourglasses ->
    [one] { $hourglasses } klepsydra
    [few] { $hourglasses } klepsydry
   *[many] { $hourglasses } klepsydr
}
piece-stars = { $player }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
}
piece-tokens = { $player }: { $token ->
    [tarts] { $number ->
        [one] { $number } ciasto
        [few] { $number } ciasta
       *[many] { $number } ciast
    }
   *[other] { $number ->
        [one] { $number } klepsydra
        [few] { $number } klepsydry
       *[many] { $number } klepsydr
    }
}
piece-flamingo = { $player } ma flaminga
piece-deck = { $player }: { $cards ->
    [0] talia jest pusta
    [one] w talii { $cards } karta, według wartości: { $held }
    [few] w talii { $cards } karty, według wartości: { $held }
   *[many] w talii { $cards } kart, według wartości: { $held }
}
piece-discard = { $player }: { $cards ->
    [one] { $cards } karta odrzucona
    [few] { $cards } karty odrzucone
   *[many] { $cards } kart odrzuconych
}
piece-destroyed = { $player }: { $cards ->
    [0] nic nie zniszczono
    [one] { $cards } karta zniszczona: { $held }
    [few] { $cards } karty zniszczone: { $held }
   *[many] { $cards } kart zniszczonych: { $held }
} ({ $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
})
plate-count = { $number }
plate-buy = Kup za { $price }
plate-paid = { $short ->
    [0] { $tarts ->
        [0] { $lost ->
            [0] { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }
           *[other] przepada { $lost }
        }
        [one] { $points } + { $tarts } ciasto
        [few] { $points } + { $tarts } ciasta
       *[many] { $points } + { $tarts } ciast
    }
    [one] brak { $short } ciasta
   *[many] brak { $short } ciast
}
plate-stars = { $stars ->
    [one] +{ $stars } gwiazdka
    [few] +{ $stars } gwiazdki
   *[many] +{ $stars } gwiazdek
}
plate-empty = { $empty } z { $end } do końca gry
plate-left = { $left ->
    [0] stos będzie pusty
    [one] zostaje { $left }
    [few] zostają { $left }
   *[many] zostaje { $left }
}
plate-verdict = { $points ->
    [0] { $higher } : { $lower }, rozstrzyga flaming
    [one] { $higher } bije { $lower }: { $points } punkt
    [few] { $higher } bije { $lower }: { $points } punkty
   *[many] { $higher } bije { $lower }: { $points } punktów
}
piece-duel = { $player }: odkryta karta
plate-next-cards = następna karta { FORM($player, form: "genitive") } bije kartę { FORM($other, form: "genitive") }
plate-odds = szansa: { $odds }%
plate-result = { $winner } wygrywa, { $higher } do { $lower }
