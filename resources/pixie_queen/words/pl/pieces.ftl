# Co leży na stole: czym jest element. Do czego służy, stoi w why.ftl.

phase-setup = Przygotowanie
phase-steal = Kradzież
phase-action = Akcje
phase-offering = Ofiary
phase-reward = Nagrody
phase-punish = Kary
phase-scoring = Punktacja końcowa
phase-over = Koniec
board-order = Kolejność
caption-large = ta runda
caption-small = następna
board-demands = Królowa żąda
board-tracks = Srebro i złoto
board-prizes = Nagrody
board-drawn = Dobrano z sakwy
board-supply = Magazyn
banner-reward = Nagrody
about-reward = awanse i tory
banner-punishment = Kary
about-punishment = kopalnie, potem tory
button-pass = Pas
idle-passed = spasowano
idle-no-discs = brak żetonów
notice-passed = { $player } pasuje: koniec akcji w tej rundzie
notice-skipped = Brak żetonów, kolejka przepada: { $players }
piece-passed = Spasowano: { $player }
pass-cost = { $before ->
    [0] 0
   *[other] −{ $before }
} → −{ $after }
pass-shackle = powyżej { $shackle }: wróżka w dół
button-done = Gotowe
button-nothing = Nic
court-mine = { $pixies ->
    [0] Kopalnia (pusta)
    [one] Kopalnia ({ $pixies } wróżka)
    [few] Kopalnia ({ $pixies } wróżki)
   *[many] Kopalnia ({ $pixies } wróżek)
}
court-tracks = Tory
court-rewards = Nagrody
court-total = Punkty karne
court-result = Suma
court-rocks = Skały
court-now = Dotąd
court-before = { $penalty ->
    [0] 0 →
   *[other] −{ $penalty } →
}
court-past = { $penalty ->
    [0] 0 →, kajdany { $shackle }
   *[other] −{ $penalty } →, kajdany { $shackle }
}
court-promotions = { $promotions ->
    [one] { $promotions } awans
    [few] { $promotions } awanse
   *[many] { $promotions } awansów
}
court-climbed = { $track ->
    [silver] Srebro: o { fields-passed } w górę
   *[gold] Złoto: o { fields-passed } w górę
}
court-servant = Lojalny służący
court-empty_hand = Pusta dłoń
court-most = Najwięcej { FORM($good, form: "of") }
beat = { $step ->
    [offering] Wszyscy pokazują ofiary.
    [reward] Srebro i złoto przesuwają znaczniki po torach.
    [servant] Wróżka zostaje lojalnym służącym.
    [mine] Kara za kopalnie.
    [tracks] Kara za tory.
    [rocks] Kara za skały.
   *[other] Kara za najwięcej dóbr.
}
heading-screen = Za twoją zasłonką
button-behind-screen = Za moją zasłonką…
heading-prizes = Twoje nagrody
heading-tiles = Twoje płytki
heading-discs = Twoje żetony
phase-round = Runda { $round } z { $rounds }

piece-phase = { $phase ->
    [setup] Każdy bierze płytkę stałą
    [steal] Runda { $round } z { $rounds }: wróżki kradną
    [action] Runda { $round } z { $rounds }: akcje
    [offering] Runda { $round } z { $rounds }: ofiary
    [reward] Runda { $round } z { $rounds }: nagrody
    [punish] Runda { $round } z { $rounds }: kary
    [scoring] Punktacja końcowa
   *[over] Koniec gry
}
piece-servant-spot = Pole lojalnego służącego
piece-order = Kolejność w tej rundzie i małe znaczniki na następną
piece-large-cube = { $player }: { $rank }. w kolejności tej rundy
piece-small-cube = { $player }: { $rank }. w kolejności następnej rundy
piece-demands = Czego żąda Królowa, runda po rundzie
piece-demand = Runda { $round }: { $good }
piece-demand-hidden = Runda { $round }: zakryta płytka rundy
demand-unknown = Runda { $round }: jeszcze nie wiadomo
demand-when = odkryta przy ofiarach
demand-brings = awans wróżki za każdą sztukę
piece-field = { $track ->
    [silver] Tor srebra, pole { $field } od dołu: 1 sztabka złota za { $price ->
        [one] { $price } sztabkę
        [few] { $price } sztabki
       *[many] { $price } sztabek
    } srebra
   *[gold] Tor złota, pole { $field } od dołu: pierścień za { $price ->
        [one] { $price } sztabkę
        [few] { $price } sztabki
       *[many] { $price } sztabek
    } złota
}
piece-penalty = { $reward ->
    [0] Co rundę punkty karne za znacznik obok: { $penalty }
   *[other] Co rundę nagroda za znacznik obok: { $reward }
}
piece-track-disc = { $track ->
    [silver] { $player }: tor srebra, pole { $field } od dołu
   *[gold] { $player }: tor złota, pole { $field } od dołu
}
piece-score-disc = { $penalty ->
    [one] { $player }: { $penalty } punkt karny
    [few] { $player }: { $penalty } punkty karne
   *[many] { $player }: { $penalty } punktów karnych
}
piece-servant = Służący { FORM($player, form: "genitive") }: { $prize }
piece-supply = W magazynie: { FORM($goods, form: "here") }
piece-bag = Sakwa: { FORM($markers, form: "here") }
piece-bag-empty = Sakwa jest pusta
piece-food-tile = Płytka jedzenia: { $tokens ->
    [one] { $tokens } sztuka
    [few] { $tokens } sztuki
   *[many] { $tokens } sztuk
} jedzenia w każdej fazie kradzieży
piece-tile = { $tile }: { $does }
piece-space = { $action }: { $does }
piece-slot = Miejsce na żeton: { $action }
piece-disc = Żeton { FORM($player, form: "genitive") }
piece-price = { $discs ->
    [one] Wymaga { $discs } twojego żetonu
   *[other] Wymaga { $discs } twoich żetonów
}
piece-discs = { $discs ->
    [one] { $player }: został { $discs } żeton
    [few] { $player }: zostały { $discs } żetony
   *[many] { $player }: zostało { $discs } żetonów
}
piece-pixie = Wróżka { FORM($player, form: "genitive") }
piece-row = W rzędzie specjalnej ofiary: { FORM($goods, form: "here") }
piece-mine = Kopalnia { FORM($player, form: "genitive") }: { $pixies ->
    [one] { $pixies } wróżka
    [few] { $pixies } wróżki
   *[many] { $pixies } wróżek
}, przykute: { $chained }
rock-price = { $tokens ->
    [0] usuń skałę
   *[other] −{ $tokens }: usuń skałę
}
piece-rock-price = { $tokens ->
    [0] Możesz usunąć swoją skałę za darmo
   *[other] Możesz usunąć swoją skałę za { $goods }
}
piece-rock = { $rocks ->
    [one] { $rocks } skała
    [few] { $rocks } skały
   *[many] { $rocks } skał
}
piece-player = { $player }: { $penalty ->
    [one] { $penalty } punkt karny
    [few] { $penalty } punkty karne
   *[many] { $penalty } punktów karnych
}, { $discs ->
    [one] został { $discs } żeton
    [few] zostały { $discs } żetony
   *[many] zostało { $discs } żetonów
}
piece-die = Kość
piece-screen = Zasłonka { FORM($player, form: "genitive") }
piece-good = Za zasłonką: { FORM($goods, form: "here") }
piece-reward = { $points ->
    [one] Płytki nagrody: { $points } punkt
    [few] Płytki nagrody: { $points } punkty
   *[many] Płytki nagrody: { $points } punktów
}
piece-court = Dwór { FORM($player, form: "genitive") }: { $penalty ->
    [one] { $penalty } punkt karny
    [few] { $penalty } punkty karne
   *[many] { $penalty } punktów karnych
}
piece-offered = Złożone w ofierze: { FORM($goods, form: "here") }
piece-line = { $words }: { $number }

piece-strip = Wróżka tutaj kradnie: { FORM($goods, form: "one") }
piece-hand = Miejsce na wróżkę
piece-palace = Pałac Królowej
piece-queen = Królowa wróżek
piece-score-track = Tor punktów
piece-score = { $points ->
    [one] { $points } punkt karny
    [few] { $points } punkty karne
   *[many] { $points } punktów karnych
}
piece-next = Następna nagroda: { $prize }
piece-bare = Zdobyte: { $prize }
row-mines = Kopalnie
row-rounds = Okrągłe pola akcji
row-tiles = Płytki na planszy
row-courts = Dwory
piece-pyramid = Piramida pól akcji

## Co robią akcje

act-take_alike = weź { $tokens ->
    [one] { $tokens } sztukę
    [few] { $tokens } sztuki
   *[many] { $tokens } sztuk
} jedzenia jednego rodzaju
act-take = weź { $tokens ->
    [one] { $tokens } { FORM($good, form: "one") }
    [few] { $tokens } { FORM($good, form: "few") }
   *[many] { $tokens } { FORM($good, form: "many") }
}
act-trade = oddaj do { $most } { $most ->
    [one] sztuki
   *[many] sztuk
} jednego dobra za tyle samo innego: { FORM($goods, form: "it") }
act-silver_to_gold = srebro na złoto, ile razy zechcesz
act-casino = rzuć kością i weź, co pokaże
act-rob = wróżka innego gracza oddaje ci, co pokazuje jej pole
act-drop_or_take = wyrzuć dobra (do { $drop }) albo weź { $take ->
    [one] { $take } sztukę
    [few] { $take } sztuki
   *[many] { $take } sztuk
} jedzenia
act-promote = { $levels ->
    [one] { $levels } awans
    [few] { $levels } awanse
   *[many] { $levels } awansów
}
act-take_food_tile = weź wierzchnią płytkę jedzenia
act-take_one_use = weź płytkę „{ $tile }”
act-penalise = rzuć kością i rozdziel tyle punktów karnych
act-climb = zapłać { $price ->
    [one] { $price } sztabkę
    [few] { $price } sztabki
   *[many] { $price } sztabek
} srebra lub złota i przesuń się o { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
   *[many] { $fields } pól
} na jego torze
act-forge_ring = zapłać złotem i weź następną nagrodę za pierścień
act-dig = dobierz znacznik za każdą wróżkę w swojej kopalni, co najmniej { $least }
act-exchange_tile = wymień płytkę na inną tego samego rodzaju
act-special_offering = zapłać cały rząd, dołóż jeszcze 1 i weź następną nagrodę za ofiarę
act-move_up = zapłać ({ FORM($good, form: "it") }) i przesuń się w kolejności następnej rundy
act-go_first = połóż wszystkie żetony i zostań od razu Faworytem
act-copy = skopiuj akcję za punkty karne: { $penalties }

## Do czego służą płytki

ability-more_kinds = { $kinds ->
    [one] złóż w ofierze o { $kinds } rodzaj więcej (jednorazowo)
    [few] złóż w ofierze o { $kinds } rodzaje więcej (jednorazowo)
   *[many] złóż w ofierze o { $kinds } rodzajów więcej (jednorazowo)
}
ability-choose_markers = wybierz { $markers ->
    [one] pierwszy znacznik z sakwy
    [few] pierwsze { $markers } znaczniki z sakwy
   *[many] pierwszych { $markers } znaczników z sakwy
} (jednorazowo)
ability-spare_pixie = nie degradujesz wróżki (jednorazowo)
ability-cheaper_gold = sztabka złota kosztuje o { $by ->
    [one] { $by } sztabkę
    [few] { $by } sztabki
   *[many] { $by } sztabek
} srebra mniej, ale co najmniej { $least }
ability-prize_reward = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} nagrody { KEY($row) ->
    [row-servant] za każdego służącego
    [row-ring] za każdy pierścień
   *[row-offering] za każdą specjalną ofiarę
}
ability-steal = kradniesz { $tokens ->
    [one] { $tokens } { FORM($good, form: "one") }
    [few] { $tokens } { FORM($good, form: "few") }
   *[many] { $tokens } { FORM($good, form: "many") }
} w każdej fazie kradzieży
ability-more_promotions = { $promotions ->
    [one] o { $promotions } awans więcej w każdej fazie nagród
    [few] o { $promotions } awanse więcej w każdej fazie nagród
   *[many] o { $promotions } awansów więcej w każdej fazie nagród
}
ability-swap_for = { $tokens ->
    [0] zamiana miejscami nic nie kosztuje
   *[other] jabłka za zamianę miejscami: { $tokens }
}
ability-rock_for = { $tokens ->
    [0] skały usuwasz za darmo
   *[other] bochenki chleba za usunięcie skały: { $tokens }
}
ability-one_more_slot = miejsce na drugą płytkę jedzenia lub jednorazową
ability-copy_unused = możesz skopiować także to, czego nikt nie użył
ability-mine_penalty_most = { $points ->
    [one] najwyżej { $points } punkt karny za kopalnię
    [few] najwyżej { $points } punkty karne za kopalnię
   *[many] najwyżej { $points } punktów karnych za kopalnię
}
