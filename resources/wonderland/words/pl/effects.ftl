# Co robią karty i żetony, ułożone z ich efektów: liczby pochodzą z zawartości, nigdy stąd.
# Efekty zwracają się do właściciela karty („zyskaj 1 odłamek”); `.opponent` mówi o przeciwniku („zyskuje 1 odłamek”),
# `.again` po innym z tym samym czasownikiem. Warunki mówią, czego żąda wyczyn („co najmniej 3 dobrania”); `.if` mówi je
# po „jeśli”, `.who` o przeciwniku, `.each` to, za co się liczy, `.short` w mianowniku to, co stoi na karcie. Czego nie
# ma, to „none”.

## Ramy

touching-hook = { $when }{ condition }{ optional }{ $once ->
    [yes] {" "}(raz)
   *[no] {""}
}: { $do }.
# Hak na żetonie: okna o żetonie mówią o nim samym, inne otwierają się za każdy taki aktywny żeton.
chip-hook = { FORM($when, form: "own") }{ condition }{ optional }: { $do }.
condition = { $conditions ->
    [none] {""}
   *[other] , jeśli { FORM($conditions, form: "if") }
}
optional = { $may ->
    [yes] , opcjonalnie
   *[no] {""}
}
who = { $conditions ->
    [none] {""}
   *[other] , { FORM($conditions, form: "who") },
}
form-who = u którego jest { $words }
form-not = poza przypadkiem: { $words }
form-if-not = nie zachodzi: { $words }
# Za co liczy się ilość, po jej liczbie: „zyskaj 1 PZ” – „ za każdy zamek, najwyżej 3”.
per = { $plus ->
    [0] {""}
   *[other] {" "}i jeszcze { $times }
} za { FORM($per, form: "each") }{ $most ->
    [none] {""}
   *[other] , najwyżej { $most }
}

## Żetony, jak nazywają je filtry

chipfilter = { chip-few }
    .one = { chip-one }
    .of = { chip-of }
    .own = { $level ->
        [none] {""}
       *[other] { FORM($level, form: "of") }{" "}
    }
    .own-many = { $level ->
        [none] {""}
       *[other] { FORM($level, form: "many") }{" "}
    }
chip-one = { $level ->
    [none] {""}
   *[other] { $level }{" "}
}żeton{ of-tag }{ of-strength }
chip-few = { $level ->
    [none] {""}
   *[other] { FORM($level, form: "few") }{" "}
}żetony{ of-tags }{ of-strength }
chip-many = { $level ->
    [none] {""}
   *[other] { FORM($level, form: "many") }{" "}
}żetonów{ of-tags }{ of-strength }
chip-of = { $level ->
    [none] {""}
   *[other] { FORM($level, form: "of") }{" "}
}żetonu{ of-tag }{ of-strength }
of-tag = { $tags ->
    [none] {""}
   *[other] {" "}{ FORM($tags, form: "of", joined: "or") }
}
of-tags = { $tags ->
    [none] {""}
   *[other] {" "}{ FORM($tags, form: "of-many", joined: "any") }
}
of-strength = { $strengths ->
    [none] {""}
   *[other] {" "}o sile { FORM($strengths, form: "or") }
}
chips-meant = { $number ->
    [one] { chip-one }
    [few] { chip-few }
   *[other] { chip-many }
}
# W dopełniaczu: „przy zagraniu żetonu artefaktu”.
a-chip = { $chip ->
    [none] żetonu
   *[other] { FORM($chip, form: "of") }
}
own-chip = { $chip ->
    [none] tego żetonu
   *[other] tego { FORM($chip, form: "own") }żetonu
}
every-own-chip = { $once ->
    [yes] , raz bez względu na liczbę tych aktywnych żetonów
   *[no] , za każdy z tych aktywnych { $chip ->
        [none] żetonów
       *[other] { FORM($chip, form: "own-many") }żetonów
    }
}

## Ilości i miejsca

quantity = { $one_of ->
    [none] { $at_least ->
        [none] { $at_most ->
            [none] co najmniej 1
            [0] 0
           *[other] najwyżej { $at_most }
        }
       *[other] { $at_most ->
            [none] co najmniej { $at_least }
           *[other] co najmniej { $at_least } i najwyżej { $at_most }
        }
    }
   *[other] dokładnie { FORM($one_of, form: "or") }
}
not = { $at_most ->
    [0] nie{" "}
   *[other] {""}
}
here = region bitwy
anywhere = dowolny region
adjacent = region sąsiedni

## Wyzwalacze

trigger-tea_start = Na początku herbatki
trigger-card_taken = Gdy bierzesz kartę herbatki
trigger-head_reached = Gdy lider dochodzi na szczyt stołu
trigger-die_rolled = Gdy rzucasz kością odłamków
trigger-leader_placed = Gdy lider staje w regionie
trigger-tea_turn_end = Na końcu twojej tury herbatki
trigger-tea_end = Na końcu herbatki
trigger-shards_discarded = Gdy odrzucasz odłamki
trigger-battle_start = Na początku bitwy
    .own = Na początku bitwy{ every-own-chip }
trigger-reveal = Po ujawnieniu { a-chip }, przed wszystkim innym
    .own = Po ujawnieniu { own-chip }, przed wszystkim innym
    .next = { $uses ->
        [0] po każdym ujawnieniu { a-chip } w dalszej części bitwy, przed wszystkim innym,
       *[other] po ujawnieniu twojego następnego żetonu w tej bitwie, przed wszystkim innym,
    }
    .theirs = { $uses ->
        [0] po każdym ujawnieniu { a-chip } w dalszej części bitwy, przed wszystkim innym,
       *[other] po ujawnieniu następnego żetonu tego gracza w tej bitwie, przed wszystkim innym,
    }
trigger-madness = Gdy działa { $chip ->
    [none] szkodliwy żeton
   *[other] { FORM($chip, form: "one") }
}
    .own = Gdy działa szkodliwy żeton{ every-own-chip }
trigger-unit_lost = Za każdą utraconą jednostkę z osobna
    .own = Za każdą utraconą jednostkę z osobna{ every-own-chip }
trigger-units_lost = Po dobraniu, w którym utracono jednostki
    .own = Po dobraniu, w którym utracono jednostki{ every-own-chip }
trigger-played = Przy zagraniu { a-chip }
    .own = Przy zagraniu { own-chip }
    .next = { $uses ->
        [0] przy każdym zagraniu { a-chip } w dalszej części bitwy
       *[other] przy zagraniu twojego następnego żetonu w tej bitwie
    }
    .theirs = { $uses ->
        [0] przy każdym zagraniu { a-chip } w dalszej części bitwy
       *[other] przy zagraniu następnego żetonu tego gracza w tej bitwie
    }
trigger-after_strength = Po dodaniu siły { a-chip }
    .own = Po dodaniu siły { own-chip }
    .next = { $uses ->
        [0] po każdym dodaniu siły { a-chip } w dalszej części bitwy
       *[other] po dodaniu siły twojego następnego żetonu w tej bitwie
    }
    .theirs = { $uses ->
        [0] po każdym dodaniu siły { a-chip } w dalszej części bitwy
       *[other] po dodaniu siły następnego żetonu tego gracza w tej bitwie
    }
trigger-opponent_poisoned = Gdy trucizna działa tutaj na przeciwnika
    .own = Gdy trucizna działa tutaj na przeciwnika{ every-own-chip }
trigger-opponent_busted = Gdy przeciwnik tutaj odpada
    .own = Gdy przeciwnik tutaj odpada{ every-own-chip }
trigger-victory = Gdy wygrywasz bitwę
    .own = Gdy wygrywasz bitwę{ every-own-chip }
trigger-feats = Przy zgłaszaniu wyczynów
    .own = Przy zgłaszaniu wyczynów{ every-own-chip }
trigger-feat_claimed = Gdy zgłaszasz wyczyn
    .own = Gdy zgłaszasz wyczyn{ every-own-chip }
trigger-battle_end = Na końcu bitwy
    .own = Na końcu bitwy{ every-own-chip }
trigger-forged = Przy przekuciu { a-chip }
    .own = Przy przekuciu { own-chip }
trigger-clean_up = Podczas porządków po bitwie
    .own = Zamiast wyczerpania { own-chip } po bitwie

## Czasowniki: nagrody

effect-units = umieść { units-placed }
    .again = { units-placed }
    .opponent = umieszcza { units-placed }
    .short = { units-listed }{ units-per }
units-placed = { units-counted } w { $units ->
    [1] dowolnym
   *[other] jednym
} regionie{ units-per }
units-counted = { $units } { $units ->
     [one] jednostkę
     [few] jednostki
   *[other] jednostek
}
units-listed = { $units } { $units ->
     [one] jednostka
     [few] jednostki
   *[other] jednostek
}
units-per = { $units-per ->
    [none] {""}
   *[other] { $units-per }
}
effect-ally = zyskaj { ally-gained }
    .again = { ally-gained }
    .opponent = zyskuje { ally-gained }
    .short = { ally-listed }
ally-gained = { KEY($type) ->
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
   *[other] { $level } żeton { FORM($type, form: "of") }
}
ally-listed = { KEY($type) ->
    [forge] { $type }
    [flamingo] { KEY($level) ->
        [strong] silny
       *[weak] słaby
    } Flaming
    [creature] { KEY($level) ->
        [strong] silna
       *[weak] słaba
    } Istota
    [red_rook] { KEY($level) ->
        [strong] silna
       *[weak] słaba
    } Czerwona Wieża
    [rose] { KEY($level) ->
        [strong] silna
       *[weak] słaba
    } Róża
    [card_soldier] { KEY($level) ->
        [strong] silny
       *[weak] słaby
    } Karciany Żołnierz
   *[other] { $level } żeton { FORM($type, form: "of") }
}
effect-any_ally = zyskaj dowolny { $level } żeton sprzymierzeńca
    .again = dowolny { $level } żeton sprzymierzeńca
    .opponent = zyskuje dowolny { $level } żeton sprzymierzeńca
    .short = dowolny { $level } sprzymierzeniec
effect-die = rzuć kością odłamków (zyskaj tyle odłamków)
    .opponent = rzuca kością odłamków (zyskuje tyle odłamków)
    .short = kość odłamków
effect-shield = napraw tarczę
    .opponent = naprawia tarczę
    .short = naprawa tarczy
effect-wonderlandian = weź mieszkańca Krainy Czarów
    .again = jeszcze jednego
    .opponent = bierze mieszkańca Krainy Czarów
    .short = mieszkaniec Krainy Czarów
effect-ability = odblokuj zdolność
    .again = jeszcze jedną
    .opponent = odblokowuje zdolność
    .short = zdolność
effect-shards = zyskaj { shards-counted }
    .again = { shards-counted }
    .opponent = zyskuje { shards-counted }
    .short = +{ shards-counted }
effect-discard_shards = odrzuć { shards-counted }
    .again = { shards-counted }
    .opponent = odrzuca { shards-counted }
    .short = −{ shards-counted }
shards-counted = { $shards } { $shards ->
     [one] odłamek
     [few] odłamki
   *[other] odłamków
}{ $shards-per ->
    [none] {""}
   *[other] { $shards-per }
}
effect-castle = postaw zamek { castle-place }
    .again = drugi { castle-place }
    .opponent = stawia zamek { castle-place }
    .short = zamek
castle-place = { KEY($where) ->
    [here] w regionie bitwy
   *[other] w dowolnym regionie
}
effect-leader_strength = zwiększ siłę lidera o 1
    .opponent = zwiększa siłę lidera o 1
    .short = siła lidera +1
effect-remove_madness = usuń z worka zwykły żeton szaleństwa
    .again = jeszcze jeden
    .opponent = usuwa z worka zwykły żeton szaleństwa
    .short = −1 żeton szaleństwa
effect-gain_madness = włóż do worka { madness-counted }
    .again = { madness-counted }
    .opponent = wkłada do worka { madness-counted }
    .short = +{ madness-counted }
madness-counted = { $chips } { $chips ->
     [one] żeton
     [few] żetony
   *[other] żetonów
} szaleństwa
effect-quest = dobierz { quests-drawn }
    .again = { quests-drawn }
    .opponent = dobiera { quests-drawn }
    .short = { quests-drawn }
quests-drawn = { $draw } { $draw ->
     [one] zadanie
     [few] zadania
   *[other] zadań
}{ $discard ->
    [0] {""}
   *[other] {" "}(potem odrzuć { $discard } z ręki)
}
effect-forge = przekuj żeton
    .again = jeszcze jeden
    .opponent = przekuwa żeton
    .short = przekucie
effect-vp = zyskaj { vp-counted }
    .again = { vp-counted }
    .opponent = zyskuje { vp-counted }
    .short = { vp-counted }
vp-counted = { $vp } PZ{ $vp-per ->
    [none] {""}
   *[other] { $vp-per }
}
effect-supporters = dodaj do puli { supporters-joining }
    .again = { supporters-joining }
    .opponent = dodaje do puli { supporters-joining }
    .short = { $supporters } { $supporters ->
         [one] stronnik
       *[other] stronników
    } do puli
supporters-joining = { $supporters } { $supporters ->
     [one] stronnika
   *[other] stronników
}
effect-castle_value = każdy zamek jest na końcu wart o { $vp } PZ więcej
    .short = każdy zamek +{ $vp } PZ
effect-split = wybierz „{ $above }” albo „{ $below }”
    .opponent = wybiera „{ $above }” albo „{ $below }”
    .short = { FORM($above, form: "short", joined: "plus") } albo { FORM($below, form: "short", joined: "plus") }
effect-corrupted = możesz rzucić kością odłamków (zyskaj tyle odłamków), a wtedy { $rewards }
    .short = za rzut kością także { FORM($rewards, form: "short", joined: "plus") }
effect-choose = wybierz { FORM($lists, form: "or") }
    .opponent = wybiera { FORM($lists, form: "or") }
effect-depends = { FORM($cases, joined: "either") }
case = { $do }{ $conditions ->
    [none] {""}
   *[other] , jeśli { FORM($conditions, form: "if") }
}
effect-opponent = wybrany przeciwnik{ who } { FORM($do, form: "opponent") }
effect-each_opponent = każdy przeciwnik{ who } { FORM($do, form: "opponent") }
effect-move_units = przenieś { units-moved } { units-way }
    .opponent = przenosi { units-moved } { units-way }
units-moved = { KEY($what) ->
    [supporters] najwyżej { $units } { $units ->
     [one] stronnika
   *[other] stronników
}
   *[other] najwyżej { units-counted }
}{ units-per }
units-way = { KEY($origin) ->
    [here] z regionu bitwy
    [adjacent] z sąsiedniego regionu
   *[anywhere] z dowolnych regionów
} { KEY($to) ->
    [here] do regionu bitwy
    [adjacent] do sąsiedniego regionu
   *[anywhere] do dowolnego regionu
}
effect-place_and_follow = umieść { units-counted } w dowolnym regionie i przenieś tam lidera
    .opponent = umieszcza { units-counted } w dowolnym regionie i przenosi tam lidera

## Czasowniki: bitwa

effect-strength = { SIGNED($by) } na torze bitwy{ by-per }
    .opponent = dostaje { SIGNED($by) } na torze bitwy{ by-per }
by-per = { $by-per ->
    [none] {""}
   *[other] { $by-per }
}
effect-lose_units = strać tutaj { units-counted }{ units-per }
    .again = { units-counted }{ units-per }
    .opponent = traci tutaj { units-counted }{ units-per }
effect-break_shield = przełam tarczę
    .opponent = przełamuje tarczę
effect-lasting = { FORM($when, form: "next") }{ lasting-rule }
    .opponent = dostaje efekt: { FORM($when, form: "theirs") }{ lasting-rule }
lasting-rule = { $conditions ->
    [none] {""}
   *[other] , jeśli { FORM($conditions, form: "if") },
} { $do }{ $uses ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $uses } razy)
}{ $once ->
    [yes] {" "}(nie sumuje się)
   *[no] {""}
}
effect-chip_strength = { SIGNED($by) } do siły żetonu{ by-per }
    .opponent = dostaje { SIGNED($by) } do siły żetonu{ by-per }
effect-chip_becomes = siła żetonu wynosi { $strength }
effect-chip_times = { $times ->
    [2] podwój siłę żetonu
    [3] potrój siłę żetonu
   *[other] pomnóż siłę żetonu przez { $times }
}
    .opponent = mnoży siłę żetonu przez { $times }
effect-return_exhausted = odłóż do worka { chips-counted } z wyczerpanych
    .opponent = odkłada do worka { chips-counted } z wyczerpanych
effect-return_active = odłóż z rzędu aktywnych do worka { chips-returned }
    .opponent = odkłada z rzędu aktywnych do worka { chips-returned }
chips-returned = { $chips ->
    [1] { FORM($chip, form: "one") }
   *[other] { chips-counted } spośród takich: { $chip }
}
effect-return_madness = odłóż { chips-counted } z toru szaleństwa do worka
    .opponent = odkłada { chips-counted } z toru szaleństwa do worka
effect-return_this = odłóż ten żeton do worka
chips-counted = { $chips } { $chips ->
     [one] żeton
     [few] żetony
   *[other] żetonów
}
effect-poison = włóż do worka żeton trucizny
    .again = jeszcze jeden
    .opponent = wkłada do worka żeton trucizny
effect-draw_more = następnym razem w tej bitwie dobierz { chips-more }, zagraj jeden ze wszystkich, a resztę odłóż do worka
    .opponent = następnym razem w tej bitwie dobiera { chips-more }, zagrywa jeden ze wszystkich, a resztę odkłada do worka
chips-more = { $chips } { $chips ->
     [one] dodatkowy żeton
     [few] dodatkowe żetony
   *[other] dodatkowych żetonów
}{ $chips-per ->
    [none] {""}
   *[other] { $chips-per }
}
effect-to_symbol = przesuń znacznik na najbliższy symbol kuźni, także wstecz
    .opponent = przesuwa znacznik na najbliższy symbol kuźni, także wstecz
effect-any_feat = zgłoś jeszcze jeden wyczyn z ręki, bez względu na jego region i warunek
    .opponent = zgłasza jeszcze jeden wyczyn z ręki, bez względu na jego region i warunek
effect-give_up = strać na zawsze { chips-counted } z aktywnych
    .opponent = traci na zawsze { chips-counted } z aktywnych

## Miary

measure-strength = { $one_of ->
    [none] siła { quantity }
   *[other] siła równa { FORM($one_of, form: "or") }
}
    .each = każdy punkt siły
    .if = siła wynosi { quantity }
    .many = punktów siły
measure-active = { quantity } { $others ->
    [yes] { $number ->
     [one] inny
     [few] inne
   *[other] innych
}{" "}
   *[no] {""}
}{ $number ->
     [one] aktywny
     [few] aktywne
   *[other] aktywnych
} { chips-meant }
    .each = każdy { $others ->
        [yes] inny{" "}
       *[no] {""}
    }aktywny { chip-one }
    .if = wśród aktywnych { $number ->
         [one] jest
         [few] są
       *[other] jest
    } { $at_least ->
        [none] {""}
       *[other] { quantity }{" "}
    }{ $others ->
        [yes] { $number ->
     [one] inny
     [few] inne
   *[other] innych
}{" "}
       *[no] {""}
    }{ chips-meant }
measure-most_active = { not }najwięcej aktywnych { chip-many }, bez remisu
    .if = { not }masz samodzielnie najwięcej aktywnych { chip-many }
measure-exhausted = { quantity } { $number ->
     [one] wyczerpany
     [few] wyczerpane
   *[other] wyczerpanych
} { chips-meant }
    .each = każdy wyczerpany { chip-one }
    .if = { $number ->
         [one] wyczerpany jest
         [few] wyczerpane są
       *[other] wyczerpanych jest
    } { quantity } { chips-meant }
measure-active_kinds = aktywne żetony { quantity } { $number ->
     [one] rodzaju
   *[other] rodzajów
}
    .each = każdy rodzaj aktywnych żetonów
    .if = aktywne są żetony { quantity } { $number ->
         [one] rodzaju
       *[other] rodzajów
    }
measure-madness = { quantity } { $number ->
     [one] żeton
     [few] żetony
   *[other] żetonów
} na torze szaleństwa
    .each = każdy żeton na torze szaleństwa
    .if = na torze szaleństwa { $number ->
         [one] jest
         [few] są
       *[other] jest
    } { quantity } { $number ->
         [one] żeton
         [few] żetony
       *[other] żetonów
    }
    .who = który ma na torze szaleństwa { quantity } { $number ->
         [one] żeton
         [few] żetony
       *[other] żetonów
    }
measure-suffered = { $at_most ->
    [0] brak żetonów szaleństwa, które zadziałały w tej bitwie
   *[other] { quantity } { $number ->
     [one] żeton szaleństwa, który zadziałał w tej bitwie
     [few] żetony szaleństwa, które zadziałały w tej bitwie
   *[other] żetonów szaleństwa, które zadziałały w tej bitwie
}
}
    .each = każdy żeton szaleństwa, który zadziałał w tej bitwie
    .if = { $at_most ->
        [0] w tej bitwie nie zadziałał żaden żeton szaleństwa
       *[other] w tej bitwie { $number ->
     [one] zadziałał
     [few] zadziałały
   *[other] zadziałało
} { quantity } { $number ->
     [one] żeton
     [few] żetony
   *[other] żetonów
} szaleństwa
    }
measure-madness_symbols = { quantity } { $number ->
     [one] symbol
     [few] symbole
   *[other] symboli
} na torze szaleństwa
    .each = każdy symbol na torze szaleństwa
    .if = na torze szaleństwa { $number ->
         [one] jest
         [few] są
       *[other] jest
    } { quantity } { $number ->
         [one] symbol
         [few] symbole
       *[other] symboli
    }
measure-units_here = { quantity } { $number ->
     [one] własna jednostka
     [few] własne jednostki
   *[other] własnych jednostek
} tutaj
    .each = każdą własną jednostkę tutaj
    .if = masz tutaj { quantity } { $number ->
         [one] jednostkę
         [few] jednostki
       *[other] jednostek
    }
measure-units_lost = { quantity } { $number ->
     [one] jednostka utracona
     [few] jednostki utracone
   *[other] jednostek utraconych
} w tej bitwie
    .each = każdą jednostkę utraconą w tej bitwie
    .if = w tej bitwie utracono { quantity } { $number ->
         [one] jednostkę
         [few] jednostki
       *[other] jednostek
    }
measure-units_lost_now = { quantity } { $number ->
     [one] jednostka utracona
     [few] jednostki utracone
   *[other] jednostek utraconych
} w tym dobraniu
    .each = każdą jednostkę utraconą w tym dobraniu
    .if = w tym dobraniu utracono { quantity } { $number ->
         [one] jednostkę
         [few] jednostki
       *[other] jednostek
    }
measure-units_elsewhere = { quantity } { $number ->
     [one] stronnik lub pionek
   *[other] stronników i pionków
} gdzie indziej
    .each = każdego stronnika i każdy pionek gdzie indziej
    .if = masz gdzie indziej { quantity } { $number ->
         [one] stronnika lub pionek
       *[other] stronników i pionków
    }
measure-lost_supporter = { $at_most ->
    [0] utracona jednostka inna niż stronnik
   *[other] utracony stronnik
}
    .if = { not }jest to stronnik
measure-poison_left = { quantity } { $number ->
     [one] żeton
     [few] żetony
   *[other] żetonów
} trucizny w zasobach
    .each = każdy żeton trucizny w zasobach
    .if = w zasobach { $number ->
         [one] jest
         [few] są
       *[other] jest
    } { quantity } { $number ->
         [one] żeton
         [few] żetony
       *[other] żetonów
    } trucizny
measure-leader_here = { $at_most ->
    [0] własny lider gdzie indziej
   *[other] własny lider tutaj
}
    .if = twój lider jest { $at_most ->
        [0] gdzie indziej
       *[other] tutaj
    }
measure-castle_here = { $at_most ->
    [0] brak własnego zamku tutaj
   *[other] własny zamek tutaj
}
    .if = { $at_most ->
        [0] nie masz tutaj zamku
       *[other] masz tutaj zamek
    }
    .if-not = nie masz tutaj zamku
measure-in_lead = { $at_most ->
    [0] ktoś z taką samą lub większą siłą
   *[other] prowadzenie
}
    .if = { $at_most ->
        [0] ktoś ma taką samą lub większą siłę
       *[other] prowadzisz
    }
measure-opponents = { quantity } { $number ->
     [one] przeciwnik
   *[other] przeciwników
} tutaj
    .each = każdego przeciwnika tutaj
    .if = jest tutaj { quantity } { $number ->
         [one] przeciwnik
       *[other] przeciwników
    }
measure-opponents_ahead = { quantity } { $number ->
     [one] przeciwnik
   *[other] przeciwników
} z większą siłą
    .each = każdego przeciwnika z większą siłą
    .if = większą siłę ma { quantity } { $number ->
         [one] przeciwnik
       *[other] przeciwników
    }
measure-opponents_busted = { quantity } { $number ->
     [one] inny gracz, który tutaj odpadł
   *[other] innych graczy, którzy tutaj odpadli
}
    .each = każdego innego gracza, który tutaj odpadł
    .if = tutaj { $number ->
         [one] odpadł
       *[other] odpadło
    } { quantity } { $number ->
         [one] inny gracz
       *[other] innych graczy
    }
measure-draws = { quantity } { $number ->
     [one] dobranie
     [few] dobrania
   *[other] dobrań
} w tej bitwie
    .each = każde dobranie w tej bitwie
    .if = w tej bitwie { $number ->
         [one] było
         [few] były
       *[other] było
    } { quantity } { $number ->
         [one] dobranie
         [few] dobrania
       *[other] dobrań
    }
measure-ahead_of_other = większa siła
    .each = każdy punkt przewagi siły
    .if = masz większą siłę
    .who = który ma większą siłę
measure-behind_other = mniejsza siła
    .each = każdy brakujący punkt siły
    .if = masz mniejszą siłę
    .who = który ma mniejszą siłę
measure-outdrawn = { quantity } { $number ->
     [one] przeciwnik
   *[other] przeciwników
} z żetonem o mniejszej sile bazowej w tym dobraniu
    .each = każdego przeciwnika, którego żeton w tym dobraniu ma mniejszą siłę bazową
    .if = w tym dobraniu żeton o mniejszej sile bazowej ma { quantity } { $number ->
         [one] przeciwnik
       *[other] przeciwników
    }
measure-won = { $at_most ->
    [0] inne niż samodzielne pierwsze miejsce
   *[other] samodzielne pierwsze miejsce
}
    .not = inne niż samodzielne pierwsze miejsce
    .if = { $at_most ->
        [0] nie zajmujesz samodzielnie pierwszego miejsca
       *[other] zajmujesz samodzielnie pierwsze miejsce
    }
    .if-not = nie zajmujesz samodzielnie pierwszego miejsca
measure-tied_first = { $at_most ->
    [0] brak remisu o pierwsze miejsce
   *[other] remis o pierwsze miejsce
}
    .not = brak remisu o pierwsze miejsce
    .if = { not }remisujesz o pierwsze miejsce
    .if-not = nie remisujesz o pierwsze miejsce
measure-second = { $at_most ->
    [0] inne niż drugie miejsce
   *[other] drugie miejsce
}
    .not = inne niż drugie miejsce
    .if = { $at_most ->
        [0] nie zajmujesz drugiego miejsca
       *[other] zajmujesz drugie miejsce
    }
    .if-not = nie zajmujesz drugiego miejsca
measure-contested = { $at_most ->
    [0] bitwa, której nie stoczono
   *[other] bitwa, którą stoczono
}
    .if = { $at_most ->
        [0] bitwy nie stoczono
       *[other] bitwę stoczono
    }
measure-stopped_first = { $at_most ->
    [0] wycofanie się po innych
   *[other] wycofanie się przed innymi
}
    .if = { not }wycofujesz się przed innymi
measure-reached_end = { $at_most ->
    [0] znacznik przed końcem toru bitwy
   *[other] znacznik na końcu toru bitwy
}
    .if = znacznik { not }stoi na końcu toru bitwy
measure-on_symbol = { $at_most ->
    [0] znacznik poza symbolem kuźni
   *[other] znacznik na symbolu kuźni
}
    .if = znacznik { not }stoi na symbolu kuźni
    .if-not = znacznik nie stoi na symbolu kuźni
measure-last_chip = { $at_most ->
    [0] ostatni aktywny żeton inny niż { chip-one }
   *[other] { chip-one } jako ostatni aktywny
}
    .if = ostatni aktywny jest { $at_most ->
        [0] żeton inny niż{" "}
       *[other] {""}
    }{ chip-one }
measure-this_chip = { $at_most ->
    [0] żeton inny niż{" "}
   *[other] {""}
}{ chip-one }
    .if = jest to { $at_most ->
        [0] żeton inny niż{" "}
       *[other] {""}
    }{ chip-one }
measure-in_battle = { $at_most ->
    [0] poza bitwą
   *[other] w bitwie
}
    .if = dzieje się to { $at_most ->
        [0] poza bitwą
       *[other] w bitwie
    }
measure-shield = { $at_most ->
    [0] pęknięta tarcza
   *[other] sprawna tarcza
}
    .if = tarcza jest { $at_most ->
        [0] pęknięta
       *[other] sprawna
    }
measure-printed = siła bazowa { quantity }
    .each = każdy punkt siły bazowej żetonu
    .if = { $one_of ->
        [none] jego siła bazowa wynosi { quantity }
       *[other] jego siła bazowa to { FORM($one_of, form: "or") }
    }
measure-chip_strength = siła tego żetonu { quantity }
    .each = każdy punkt siły tego żetonu
    .if = siła tego żetonu wynosi { quantity }
    .many = punktów siły tego żetonu
measure-other_printed = siła bazowa żetonu drugiego gracza { quantity }
    .each = każdy punkt siły bazowej żetonu drugiego gracza
    .if = siła bazowa żetonu drugiego gracza wynosi { quantity }
measure-vp = { quantity } PZ
    .each = każdy PZ
    .if = masz { quantity } PZ
    .who = który ma { quantity } PZ
    .many = PZ
measure-shards = { quantity } { $number ->
     [one] odłamek
     [few] odłamki
   *[other] odłamków
}
    .each = każdy odłamek
    .if = masz { quantity } { $number ->
         [one] odłamek
         [few] odłamki
       *[other] odłamków
    }
    .who = który ma { quantity } { $number ->
         [one] odłamek
         [few] odłamki
       *[other] odłamków
    }
    .many = odłamków
measure-castles = { quantity } { $number ->
     [one] zamek
     [few] zamki
   *[other] zamków
}
    .each = każdy zamek
    .if = masz { quantity } { $number ->
         [one] zamek
         [few] zamki
       *[other] zamków
    }
    .who = który ma { quantity } { $number ->
         [one] zamek
         [few] zamki
       *[other] zamków
    }
measure-units = { quantity } { $number ->
     [one] jednostka
     [few] jednostki
   *[other] jednostek
} we wszystkich regionach razem
    .each = każdą jednostkę
    .if = masz we wszystkich regionach razem { quantity } { $number ->
         [one] jednostkę
         [few] jednostki
       *[other] jednostek
    }
measure-regions_with_units = jednostki w { quantity } { $number ->
     [one] regionie
   *[other] regionach
}
    .each = każdy region z twoimi jednostkami
    .if = masz jednostki w { quantity } { $number ->
         [one] regionie
       *[other] regionach
    }
measure-leader_strength = siła lidera { quantity }
    .each = każdy punkt siły lidera
    .if = siła lidera wynosi { quantity }
measure-supporters = { quantity } { $number ->
     [one] stronnik
   *[other] stronników
} w puli
    .each = każdego stronnika w puli
    .if = masz w puli { quantity } { $number ->
         [one] stronnika
       *[other] stronników
    }
measure-chips = { quantity } { chips-meant }
    .each = każdy { chip-one }
    .if = masz { quantity } { chips-meant }
measure-forged = { quantity } { $number ->
     [one] przekuty
     [few] przekute
   *[other] przekutych
} { chips-meant }
    .each = każdy przekuty { chip-one }
    .if = masz { quantity } { $number ->
         [one] przekuty
         [few] przekute
       *[other] przekutych
    } { chips-meant }
measure-forged_types = przekute żetony sprzymierzeńców { quantity } { $number ->
     [one] rodzaju
   *[other] rodzajów
}
    .each = każdy rodzaj przekutych żetonów sprzymierzeńców
    .if = masz przekute żetony sprzymierzeńców { quantity } { $number ->
         [one] rodzaju
       *[other] rodzajów
    }
measure-full_tracks = { quantity } { $number ->
     [one] pełny tor
     [few] pełne tory
   *[other] pełnych torów
} kuźni
    .each = każdy pełny tor kuźni
    .if = masz { quantity } { $number ->
         [one] pełny tor
         [few] pełne tory
       *[other] pełnych torów
    } kuźni
measure-abilities = { quantity } { $number ->
     [one] odblokowana zdolność
     [few] odblokowane zdolności
   *[other] odblokowanych zdolności
}
    .each = każdą odblokowaną zdolność
    .if = masz { quantity } { $number ->
         [one] odblokowaną zdolność
         [few] odblokowane zdolności
       *[other] odblokowanych zdolności
    }
measure-wonderlandians = { quantity } { $number ->
     [one] karta mieszkańca
     [few] karty mieszkańców
   *[other] kart mieszkańców
} Krainy Czarów
    .each = każdą kartę mieszkańca Krainy Czarów
    .if = masz { quantity } { $number ->
         [one] kartę mieszkańca
         [few] karty mieszkańców
       *[other] kart mieszkańców
    } Krainy Czarów
measure-feats = { quantity } { $number ->
     [one] dokonany wyczyn
     [few] dokonane wyczyny
   *[other] dokonanych wyczynów
}
    .each = każdy dokonany wyczyn
    .if = masz { quantity } { $number ->
         [one] dokonany wyczyn
         [few] dokonane wyczyny
       *[other] dokonanych wyczynów
    }
measure-quests = { quantity } { $number ->
     [one] zadanie
     [few] zadania
   *[other] zadań
} na ręce
    .each = każde zadanie na ręce
    .if = masz na ręce { quantity } { $number ->
         [one] zadanie
         [few] zadania
       *[other] zadań
    }
measure-tea_cards = { quantity } { $number ->
     [one] karta
     [few] karty
   *[other] kart
} herbatki
    .each = każdą kartę herbatki
    .if = masz { quantity } { $number ->
         [one] kartę
         [few] karty
       *[other] kart
    } herbatki
measure-passed = { quantity } { $number ->
     [one] lider minięty
   *[other] liderów miniętych
} w tej turze
    .each = każdego lidera miniętego w tej turze
    .if = twój lider minął w tej turze { $at_least ->
        [none] innego lidera
       *[other] { quantity } { $number ->
     [one] innego lidera
   *[other] innych liderów
}
    }
measure-passed_head = { $at_most ->
    [0] szczyt stołu nieosiągnięty w tej turze
   *[other] szczyt stołu osiągnięty w tej turze
}
    .if = twój lider w tej turze { not }doszedł na szczyt stołu
measure-neighbours = { quantity } { $number ->
     [one] inny lider
   *[other] innych liderów
} na sąsiednich krzesłach
    .each = każdego innego lidera na sąsiednich krzesłach
    .if = na sąsiednich krzesłach siedzi { quantity } { $number ->
         [one] inny lider
       *[other] innych liderów
    }
measure-any_of = albo { FORM($conditions, joined: "either") }
    .if = albo { FORM($conditions, form: "if", joined: "either") }
measure-more = { not }więcej { FORM($of, form: "many") } niż { FORM($than, form: "many") }
    .if = { FORM($of, form: "many") } { not }jest więcej niż { FORM($than, form: "many") }
measure-none_of = { FORM($conditions, form: "not") }
    .if = { FORM($conditions, form: "if-not") }

## Zasady zbyt osobliwe na czasowniki, własnymi słowami

special-untouched = Zdolności twoich innych żetonów nie zmieniają tego żetonu i nie mogą go wybrać. Żetonem kuźni nie możesz go przekuć.
special-swapped = Gdy ten żeton zostaje wyczerpany, wraca do zasobów, a zamiast niego wyczerpana zostaje Istota o innym poziomie.
special-castle_anywhere = Zamek za zwycięstwo tutaj może stanąć w dowolnym regionie.
special-friend_of_the_people = Gdy lider staje w regionie podczas herbatki, dobieraj karty mieszkańców Krainy Czarów, aż trafi się pionek, i postaw go w dowolnym regionie. Odchodzi po tamtejszej bitwie.
special-slithy_toves = Na początku herbatki albo gdy Dżabbersmok zatruwa kartę na końcu tury, możesz położyć o jeden żeton trucizny więcej.
special-poison = Na początku herbatki możesz zatruć dwie karty, a na końcu każdej swojej tury jedną, jeśli żadna na stole nie jest zatruta. Kto bierze zatrutą kartę, wkłada truciznę do worka.
special-tea_party = Raz w każdej fazie herbatki, zamiast tury: uzupełnij puste krzesła, potem weź dowolną kartę, nie ruszając lidera.
special-spread = Jednostki z jednej karty herbatki mogą iść do kilku regionów.
special-counter_clockwise = Lider porusza się przeciwnie do ruchu wskazówek zegara.
special-gift = Gdy podczas herbatki wypadną co najmniej dwa odłamki, jeden z nich możesz dać innemu graczowi.
