# Co leży na stole, jak mówią o tym spis, podpowiedź i czytnik ekranu.

## Plansza

piece-map = mapa
piece-square = { $square } ({ $terrain }){ giving }
# Co terytorium samo produkuje, po jego nazwie.
giving = { KEY($resource) ->
    [none] {""}
   *[other] , produkuje { $resource }
}
piece-held-square = { $square } ({ $terrain }) { FORM($player, form: "genitive") }{ giving }{ KEY($building) ->
    [none] {""}
   *[other] , stoi tu { FORM($building, form: "here") }
}; { fief-sum }
# Co księstwo daje podczas zbiorów.
fief-sum = księstwo z { $squares ->
    [one] { $squares } terytorium
   *[other] { $squares } terytoriów
}: { $strength ->
    [one] { $strength } wieża
    [few] { $strength } wieże
   *[many] { $strength } wież
} × { $wealth ->
    [one] { $wealth } surowiec
    [few] { $wealth } surowce
   *[many] { $wealth } surowców
} = { points }
piece-fief = { $player }, { fief-sum }
piece-thread = podniebne wieże łączą { $squares }
piece-lava = lawa między { $first } a { $second }
piece-building = { $building } na { $square }

## Gracze

piece-player = { $player }: { points }, { $squares ->
    [one] { $squares } terytorium
    [few] { $squares } terytoria
   *[many] { $squares } terytoriów
}, { $buildings ->
    [one] { $buildings } budynek czeka
    [few] { $buildings } budynki czekają
   *[many] { $buildings } budynków czeka
}, { $parchments ->
    [one] { $parchments } pergamin
    [few] { $parchments } pergaminy
   *[many] { $parchments } pergaminów
}, { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
piece-points = { $player }: { points }
piece-count-squares = { $player } kontroluje { $number ->
    [one] { $number } terytorium
    [few] { $number } terytoria
   *[many] { $number } terytoriów
}
piece-count-parchments = { $player } ma { $number ->
    [one] { $number } pergamin
    [few] { $number } pergaminy
   *[many] { $number } pergaminów
}
piece-count-buildings = { $number ->
    [one] { $number } budynek { FORM($player, form: "genitive") } czeka na budowę
    [few] { $number } budynki { FORM($player, form: "genitive") } czekają na budowę
   *[many] { $number } budynków { FORM($player, form: "genitive") } czeka na budowę
}
piece-count-harvest = { $player }: zbiory dałyby teraz { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
piece-count-harvested = zbiory { FORM($player, form: "genitive") }, punkty razem: { $number }
piece-count-scored = pergaminy { FORM($player, form: "genitive") }, punkty dotąd: { $number }
piece-hand = ręka { FORM($player, form: "genitive") }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
piece-laid = { $player }: miejsce na wybrane karty
plate-laid = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
plate-last-cards = { $cards ->
    [one] bez wyboru: ostatnia karta zostaje zagrana
    [few] bez wyboru: ostatnie { $cards } karty zostają zagrane
   *[many] bez wyboru: ostatnich { $cards } kart zostaje zagranych
}
plate-used = zużyte
plate-sites = { $squares ->
    [0] na razie nigdzie
   *[other] { $building ->
        [camp] dowolne wolne terytorium
        [sky_tower] w dwóch twoich księstwach
       *[other] { $squares ->
            [one] { $squares } twoje terytorium
            [few] { $squares } twoje terytoria
           *[many] { $squares } twoich terytoriów
        }
    }
}
piece-opened = { $player }: zachowane karty
piece-used = stos kart odrzuconych { FORM($player, form: "genitive") }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}{ $discarded ->
    [0] {""}
   *[other] , w tym zakrytych: { $discarded }
}
piece-reserve = rezerwa { FORM($player, form: "genitive") }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
piece-sealed = zakryty pergamin { FORM($player, form: "genitive") }
piece-done = budowa skończona

## Karty

piece-territory-card = { $square } ({ $terrain }){ giving }
piece-building-card = { $squares ->
    [0] { $building }; teraz nie ma na to miejsca
    [one] { $building }; nadaje się teraz { $squares } terytorium
    [few] { $building }; nadają się teraz { $squares } terytoria
   *[many] { $building }; nadaje się teraz { $squares } terytoriów
}
piece-provisions-card = { provisions }: od razu dobierz i zagraj { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
piece-parchment = { $parchment }{ KEY($copied) ->
    [none] {""}
   *[other] {" "}jako { $copied }
}: { $rules }. { $scored ->
    [yes] Dał { points }
   *[no] Teraz daje { points }
}{ counted }
# Ile pergamin policzył, jeśli coś policzył.
counted = { $counted ->
    [0] {""}
   *[other] {" "}(policzono: { $counted })
}

## Runda

piece-phase = { $phase ->
    [exploration] runda { $round } z { $rounds }: eksploracja
    [construction] runda { $round } z { $rounds }: budowa
    [harvest] runda { $round } z { $rounds }: zbiory
    [scoring] końcowa punktacja
    [setup] przed pierwszą rundą
   *[over] koniec gry
}
piece-passing = { $side ->
    [left] karty przekazuje się w lewo
   *[right] karty przekazuje się w prawo
}
piece-passing-to = { $side ->
    [left] reszta idzie w lewo, dalej wybiera z niej { $player }
   *[right] reszta idzie w prawo, dalej wybiera z niej { $player }
}
sign-passing = { $side ->
    [left] Karty idą w lewo
   *[right] Karty idą w prawo
}
piece-passes = { $player } oddaje resztę, dalej wybiera z niej { $next }
piece-deck = { $cards ->
    [0] talia: pusta
    [one] talia: { $cards } karta
    [few] talia: { $cards } karty
   *[many] talia: { $cards } kart
}

## Napis obok rundy

phase-setup = Przygotowanie
phase-exploration = Eksploracja
phase-construction = Budowa
phase-harvest = Zbiory
phase-scoring = Punktacja
phase-over = Koniec

## Jak kto stoi i jak liczy się punkty

rank = { $rank }.
rank-in-words = { $rank }. miejsce
piece-rank = { $player }: { rank-in-words }
piece-race = tor punktów: kto ile ma
piece-column_number = kolumna { $name }
piece-row_letter = wiersz { $name }
piece-gain = { $player }: +{ $points }
piece-bar = { $parchment }: { $points }
piece-strength = { $square }: { $towers ->
    [one] { $towers } wieża
    [few] { $towers } wieże
   *[many] { $towers } wież
}
piece-tick = { $square }: numer { $number }
piece-shade = w świetle jest to, co się teraz liczy
account-title = { $player }: księstwo { $square }
scroll-rules = { $rules }
sign-construction = na własnych terytoriach, obozy na wolnych
sign-harvest = wieże × różne surowce, księstwo po księstwie
sign-scoring = pergamin po pergaminie, gracz po graczu
beat-fief = { $player }, księstwo { $square }: { $strength } × { $wealth } = { $points }
beat-parchment = { $player }, { $parchment }: { $points }
