# Co robią karty i żetony, ułożone z ich efektów: liczby pochodzą z zawartości i nigdy nie stoją tutaj.
# Wszystko mówi się w bezokoliczniku, żeby dało się to powiedzieć także o przeciwniku. Warunek to coś, co się ma,
# z liczbą po dwukropku; czego nie ma, tego „brak”.

## Ramy

touching-hook = { window }{ with }{ $may ->
    [yes] {" "}(opcjonalnie)
   *[no] {""}
}{ once }: { $do }.
# Hak na żetonie: okna o żetonie mówią o tym żetonie.
chip-hook = { FORM($when, form: "own") }{ $chip ->
    [none] {""}
   *[other] {" "}[dotyczy: { $chip }]
}{ with }{ $may ->
    [yes] {" "}(opcjonalnie)
   *[no] {""}
}{ once }: { $do }.
once = { $once ->
    [yes] {" "}(raz, bez względu na ich liczbę)
   *[no] {""}
}
window = { $chip ->
    [none] { $when }
   *[other] { $when } ({ $chip })
}
with = { $conditions ->
    [none] {""}
   *[other] {" "}[warunek: { $conditions }]
}
form-with = { $words }
number = { $number }
all-of = „{ $parts }”
per = { $plus ->
    [0] {""}
   *[other] { $plus } +{" "}
}{ $times } × liczba { FORM($per, form: "each") }{ $most ->
    [none] {""}
   *[other] , najwyżej { $most }
}
chipfilter = { chips-meant }
chips-meant = { $level ->
    [none] {""}
   *[other] { FORM($level, form: "many") }{" "}
}{ $tags ->
    [none] żetony
   *[other] { FORM($tags, form: "many") }
}{ $strengths ->
    [none] {""}
   *[other] {" "}o sile { FORM($strengths, form: "or") }
}
quantity = { $at_least ->
    [none] { $at_most ->
        [none] { $one_of ->
            [none] co najmniej 1
           *[other] dokładnie { FORM($one_of, form: "or") }
        }
        [0] brak
       *[other] najwyżej { $at_most }
    }
   *[other] { $at_most ->
        [none] co najmniej { $at_least }
       *[other] od { $at_least } do { $at_most }
    }
}
so = { $at_most ->
    [0] bez:{" "}
   *[other] {""}
}
here = region bitwy
anywhere = dowolny region
adjacent = region sąsiedni

## Okna

window-tea_start = Na początku herbatki
window-card_taken = Po wzięciu karty herbatki
window-head_reached = Gdy lider dochodzi na szczyt stołu
window-die_rolled = Po rzucie kością odłamków
window-leader_placed = Gdy lider staje w regionie
window-tea_turn_end = Na końcu tury herbatki
window-tea_end = Na końcu herbatki
window-shards_discarded = Gdy odrzuca się odłamki
window-battle_start = Na początku bitwy
window-reveal = Po ujawnieniu żetonu, przed wszystkim innym
    .next = następny ujawniony żeton, przed wszystkim innym
window-madness = Gdy działa szkodliwy żeton
window-unit_lost = Za każdą utraconą jednostkę z osobna
window-units_lost = Po losowaniu, w którym utracono jednostki
window-played = Przy zagraniu żetonu
    .own = Przy zagraniu tego żetonu
    .next = następny zagrany żeton
window-after_strength = Po dodaniu siły żetonu
    .own = Po dodaniu siły tego żetonu
    .next = następny żeton, który dodaje siłę
window-opponent_poisoned = Gdy trucizna działa tutaj na przeciwnika
window-opponent_busted = Gdy przeciwnik tutaj odpada
window-victory = Po wygranej bitwie
window-feats = Przy zgłaszaniu wyczynów
window-feat_claimed = Gdy zgłoszono wyczyn
window-battle_end = Na końcu bitwy
window-forged = Przy przekuciu żetonu
    .own = Przy przekuciu tego żetonu
window-clean_up = Podczas porządków po bitwie
    .own = Gdy po bitwie ten żeton miałby zostać wyczerpany

## Czasowniki: nagrody

effect-units = umieścić { units-counted } { $units ->
    [1] w dowolnym
   *[other] w jednym
} regionie
units-counted = { KEY($units) ->
    [per] jednostki ({ $units })
    [one] { $units } jednostkę
    [few] { $units } jednostki
    [many] { $units } jednostek
   *[other] { $units } jednostki
}
effect-ally = zyskać { KEY($type) ->
    [forge] { $type }
    [flamingo] { KEY($level) ->
        [strong] silnego
       *[weak] słabego
    } Flaminga
    [creature] { KEY($level) ->
        [strong] silną
       *[weak] słabą
    } Istotę
    [red_rook] { KEY($level) ->
        [strong] silną
       *[weak] słabą
    } Czerwoną Wieżę
    [rose] { KEY($level) ->
        [strong] silną
       *[weak] słabą
    } Różę
    [card_soldier] { KEY($level) ->
        [strong] silnego
       *[weak] słabego
    } Karcianego Żołnierza
   *[other] { $level } żeton: { $type }
}
effect-any_ally = zyskać dowolny { $level } żeton sprzymierzeńca
effect-die = rzucić kością odłamków (zyskać tyle odłamków)
effect-shield = naprawić tarczę
effect-wonderlandian = wziąć mieszkańca Krainy Czarów
effect-ability = odblokować zdolność
effect-shards = zyskać { shards-counted }
effect-discard_shards = odrzucić { shards-counted }
shards-counted = { KEY($shards) ->
    [per] odłamki: { $shards }
    [one] { $shards } odłamek
    [few] { $shards } odłamki
    [many] { $shards } odłamków
   *[other] { $shards } odłamka
}
effect-castle = { KEY($where) ->
    [here] postawić zamek w regionie bitwy
   *[other] postawić zamek w dowolnym regionie
}
effect-leader_strength = siła lidera +1
effect-remove_madness = usunąć z worka zwykły żeton szaleństwa
effect-gain_madness = włożyć do worka { $chips ->
    [one] { $chips } żeton szaleństwa
    [few] { $chips } żetony szaleństwa
    [many] { $chips } żetonów szaleństwa
   *[other] { $chips } żetonu szaleństwa
}
effect-quest = dobrać { $draw ->
    [one] { $draw } zadanie
    [few] { $draw } zadania
    [many] { $draw } zadań
   *[other] { $draw } zadania
}{ $discard ->
    [0] {""}
   *[other] {" "}(potem odrzucić { $discard } z ręki)
}
effect-forge = przekuć żeton
effect-vp = zyskać { KEY($vp) ->
    [per] PZ: { $vp }
   *[other] { $vp } PZ
}
effect-supporters = dodać do puli { $supporters ->
    [one] { $supporters } stronnika
   *[other] { $supporters } stronników
}
effect-castle_value = na końcu każdy zamek wart o { $vp } PZ więcej
effect-split = wybrać „{ $above }” albo „{ $below }”
effect-corrupted = opcjonalnie „rzucić kością odłamków, zyskać tyle odłamków oraz { $rewards }”
effect-choose = wybrać jedno: { FORM($lists, form: "or") }
effect-depends = { FORM($cases, form: "or") }
case = { $do }{ with }
effect-opponent = wybrany przeciwnik{ with }: „{ $do }”
effect-each_opponent = każdy przeciwnik{ with }: „{ $do }”
effect-move_units = przenieść { KEY($what) ->
    [supporters] { supporters-moved }
   *[other] najwyżej { units-counted }
} { KEY($origin) ->
    [here] z regionu bitwy
    [adjacent] z sąsiedniego regionu
   *[anywhere] z dowolnego regionu
} { KEY($to) ->
    [here] do regionu bitwy
   *[other] do dowolnego regionu
}
supporters-moved = { KEY($units) ->
    [per] stronników (najwyżej { $units })
    [one] najwyżej { $units } stronnika
   *[other] najwyżej { $units } stronników
}
effect-place_and_follow = umieścić { units-counted } w dowolnym regionie i przenieść tam lidera

## Czasowniki: bitwa

effect-strength = { KEY($by) ->
    [per] zmienić siłę na torze o { $by }
   *[other] { SIGNED($by) } na torze bitwy
}
effect-lose_units = stracić tutaj { units-counted }
effect-break_shield = przełamać tarczę
effect-lasting = później w tej bitwie: { FORM($when, form: "next") }{ $chip ->
    [none] {""}
   *[other] {" "}({ $chip })
}{ with }{ $uses ->
    [0] {" "}(za każdym razem)
    [1] {""}
   *[other] {" "}(tyle razy: { $uses })
}{ $once ->
    [yes] {" "}(nie sumuje się)
   *[no] {""}
}: { $do }
effect-chip_strength = { KEY($by) ->
    [per] zmienić siłę żetonu o { $by }
   *[other] { SIGNED($by) } do siły żetonu
}
effect-chip_becomes = siła żetonu wynosi { $strength }
effect-chip_times = { $times ->
    [2] podwoić siłę żetonu
    [3] potroić siłę żetonu
   *[other] pomnożyć siłę żetonu przez { $times }
}
effect-return_exhausted = odłożyć do worka { chips-counted } z wyczerpanych
effect-return_active = odłożyć { chips-counted } z aktywnych do worka ({ $chip })
effect-return_madness = odłożyć { chips-counted } z toru szaleństwa do worka
effect-return_this = odłożyć ten żeton do worka
chips-counted = { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonu
}
effect-poison = włożyć do worka żeton trucizny
effect-draw_more = wyciągnąć { KEY($chips) ->
    [per] dodatkowe żetony ({ $chips })
    [one] { $chips } dodatkowy żeton
    [few] { $chips } dodatkowe żetony
    [many] { $chips } dodatkowych żetonów
   *[other] { $chips } dodatkowego żetonu
} przy następnym losowaniu w tej bitwie, zagrać jeden ze wszystkich, a resztę odłożyć do worka
effect-to_symbol = przesunąć znacznik na najbliższy symbol kuźni, także wstecz
effect-any_feat = zgłosić jeszcze jeden wyczyn z ręki, bez względu na jego region i warunek
effect-give_up = stracić na zawsze { chips-counted } z aktywnych

## Miary: warunki; `.each` to, co liczy się w ilości

measure-strength = siła: { quantity }
    .each = punktów siły
measure-active = { $others ->
    [yes] inne aktywne{" "}
   *[no] aktywne{" "}
}{ chips-meant }: { quantity }
    .each = { $others ->
        [yes] innych{" "}
       *[no] {""}
    }aktywnych żetonów{ $tags ->
        [none] {""}
       *[other] {" "}(liczą się { chips-meant })
    }
measure-most_active = { so }najwięcej aktywnych żetonów, bez remisu ({ chips-meant })
measure-exhausted = wyczerpane { chips-meant }: { quantity }
    .each = wyczerpanych żetonów
measure-active_kinds = rodzaje aktywnych żetonów: { quantity }
    .each = rodzajów aktywnych żetonów
measure-madness = żetony na torze szaleństwa: { quantity }
    .each = żetonów na torze szaleństwa
measure-suffered = żetony szaleństwa, które zadziałały w tej bitwie: { quantity }
    .each = żetonów szaleństwa, które zadziałały w tej bitwie
measure-madness_symbols = symbole na torze szaleństwa: { quantity }
    .each = symboli na torze szaleństwa
measure-units_here = własne jednostki tutaj: { quantity }
    .each = własnych jednostek tutaj
measure-units_lost = jednostki utracone w tej bitwie: { quantity }
    .each = jednostek utraconych w tej bitwie
measure-units_lost_now = jednostki utracone w tym losowaniu: { quantity }
    .each = jednostek utraconych w tym losowaniu
measure-units_elsewhere = stronnicy i pionki gdzie indziej: { quantity }
    .each = stronników i pionków gdzie indziej
measure-lost_supporter = { so }utracony stronnik
measure-poison_left = żetony trucizny w zasobach: { quantity }
    .each = żetonów trucizny w zasobach
measure-leader_here = { $at_most ->
    [0] własny lider gdzie indziej
   *[other] własny lider tutaj
}
measure-castle_here = { $at_most ->
    [0] bez własnego zamku tutaj
   *[other] własny zamek tutaj
}
measure-in_lead = { $at_most ->
    [0] inni z taką samą lub większą siłą
   *[other] prowadzenie
}
measure-opponents = przeciwnicy tutaj: { quantity }
    .each = przeciwników tutaj
measure-opponents_ahead = przeciwnicy z większą siłą: { quantity }
    .each = przeciwników z większą siłą
measure-opponents_busted = inni, którzy tutaj odpadli: { quantity }
    .each = innych graczy, którzy tutaj odpadli
measure-draws = losowania w tej bitwie: { quantity }
    .each = losowań w tej bitwie
measure-ahead_of_other = większa siła
    .each = punktów przewagi siły
measure-behind_other = mniejsza siła
    .each = punktów siły, których brakuje
measure-outdrawn = przeciwnicy, których zagrany żeton ma mniejszą nadrukowaną siłę: { quantity }
    .each = przeciwników, których zagrany żeton ma mniejszą nadrukowaną siłę
measure-won = { so }samodzielne pierwsze miejsce
measure-tied_first = { so }remis o pierwsze miejsce
measure-second = { so }drugie miejsce
measure-contested = { so }bitwa z co najmniej dwoma uczestnikami
measure-stopped_first = { so }wycofanie się jako pierwszy gracz
measure-reached_end = { so }znacznik na końcu toru bitwy
measure-on_symbol = { so }znacznik na symbolu kuźni
measure-last_chip = ostatni aktywny żeton { $at_most ->
    [0] spoza grupy
   *[other] z grupy
}: { chips-meant }
measure-this_chip = żeton { $at_most ->
    [0] spoza grupy
   *[other] z grupy
}: { chips-meant }
measure-in_battle = { so }udział w bitwie
measure-shield = { $at_most ->
    [0] pęknięta tarcza
   *[other] sprawna tarcza
}
measure-printed = nadrukowana siła: { quantity }
    .each = punktów nadrukowanej siły żetonu
measure-chip_strength = siła tego żetonu: { quantity }
    .each = punktów siły tego żetonu
measure-other_printed = nadrukowana siła żetonu tego drugiego gracza: { quantity }
    .each = punktów nadrukowanej siły żetonu tego drugiego gracza
measure-vp = PZ: { quantity }
    .each = PZ
measure-shards = odłamki: { quantity }
    .each = odłamków
measure-castles = zamki: { quantity }
    .each = zamków
measure-units = jednostki we wszystkich regionach razem: { quantity }
    .each = jednostek
measure-regions_with_units = regiony z jednostkami: { quantity }
    .each = regionów z jednostkami
measure-leader_strength = siła lidera: { quantity }
    .each = punktów siły lidera
measure-supporters = stronnicy w puli: { quantity }
    .each = stronników w puli
measure-chips = { chips-meant }: { quantity }
    .each = żetonów (liczą się { chips-meant })
measure-forged = przekute { chips-meant }: { quantity }
    .each = przekutych żetonów
measure-forged_types = różne typy przekutych żetonów sprzymierzeńców: { quantity }
    .each = typów przekutych żetonów sprzymierzeńców
measure-full_tracks = pełne tory kuźni: { quantity }
    .each = pełnych torów kuźni
measure-abilities = odblokowane zdolności: { quantity }
    .each = odblokowanych zdolności
measure-wonderlandians = karty mieszkańców Krainy Czarów: { quantity }
    .each = kart mieszkańców Krainy Czarów
measure-feats = dokonane wyczyny: { quantity }
    .each = dokonanych wyczynów
measure-quests = zadania na ręce: { quantity }
    .each = zadań na ręce
measure-tea_cards = karty herbatki: { quantity }
    .each = kart herbatki
measure-passed = liderzy minięci w tej turze: { quantity }
    .each = liderów miniętych w tej turze
measure-passed_head = { so }dojście w tej turze na szczyt stołu
measure-neighbours = inni liderzy na sąsiednich krzesłach: { quantity }
    .each = innych liderów na sąsiednich krzesłach
measure-any_of = ({ FORM($conditions, form: "or") })
measure-more = { so }więcej { FORM($of, form: "each") } niż { FORM($than, form: "each") }
measure-none_of = (nie: { FORM($conditions, form: "or") })

## Zasady zbyt osobliwe na czasowniki, własnymi słowami

special-untouched = Zdolności innych żetonów właściciela nie zmieniają tego żetonu i nie mogą go wybrać. Żeton kuźni nie może go przekuć.
special-swapped = Gdy ten żeton zostaje wyczerpany, wraca do zasobów, a zamiast niego wyczerpana zostaje Istota drugiego poziomu.
special-castle_anywhere = Zamek za zwycięstwo tutaj może stanąć w dowolnym regionie.
special-friend_of_the_people = Gdy lider staje w regionie podczas herbatki, dobierać karty mieszkańców Krainy Czarów, aż trafi się pionek, i postawić go w dowolnym regionie. Odchodzi po tamtejszej bitwie.
special-slithy_toves = Na początku herbatki albo gdy Szczęki kładą truciznę na końcu tury, można położyć o jeden żeton trucizny więcej.
special-poison = Na początku herbatki można zatruć dwie karty, a na końcu każdej tury Dżabbersmoka jedną, jeśli żadna na stole nie jest zatruta. Kto bierze zatrutą kartę, wkłada truciznę do worka.
special-tea_party = Raz w każdej fazie herbatki, zamiast tury: uzupełnić puste krzesła, potem wziąć dowolną kartę, nie ruszając lidera.
special-spread = Jednostki z jednej karty herbatki mogą iść do kilku regionów.
special-counter_clockwise = Lider porusza się przeciwnie do ruchu wskazówek zegara.
special-gift = Gdy podczas herbatki wypadną co najmniej dwa odłamki, jeden z nich można dać innemu graczowi.
