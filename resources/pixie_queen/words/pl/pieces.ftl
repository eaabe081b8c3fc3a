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
board-demands = Królowa żąda
board-tracks = Srebro i złoto
board-prizes = Nagrody
board-supply = Magazyn
banner-reward = Nagrody
about-reward = awanse i tory
banner-punishment = Kary
about-punishment = kopalnie, potem tory
button-pass = Pas
button-done = Gotowe
button-nothing = Nic
court-mine = { $pixies ->
    [0] Kopalnia: nikogo
    [one] Kopalnia: { $pixies } wróżka
    [few] Kopalnia: { $pixies } wróżki
   *[many] Kopalnia: { $pixies } wróżek
}
court-tracks = Tory
court-rewards = Nagrody
court-total = Punkty karne
court-result = Suma
court-rocks = Skały
court-before = −{ $penalty } →
court-past = −{ $penalty } →, minięte { $shackle }
court-promotions = { $promotions ->
    [one] { $promotions } awans
    [few] { $promotions } awanse
   *[many] { $promotions } awansów
}
court-climbed = { $track ->
    [silver] Srebro: { $origin } → { $goal }
   *[gold] Złoto: { $origin } → { $goal }
}
court-servant = Loyalny służący
court-empty_hand = Pusta dłoń
court-most = Najwięcej: { $good }
beat = { $step ->
    [offering] Wszyscy pokazują ofiary.
    [reward] Srebro i złoto pchają po torach.
    [servant] Wróżka zostaje służącą.
    [mine] Kara za kopalnie.
    [tracks] Kara za tory.
    [rocks] Kara za skały.
   *[other] Kara za najwięcej dóbr.
}
heading-screen = Za twoją zasłonką
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
piece-order = Kolejność w tej rundzie i małe znaczniki następnej
piece-large-cube = { $player }: numer { $rank } w tej rundzie
piece-small-cube = { $player }: numer { $rank } w następnej rundzie
piece-demands = Czego żąda Królowa, runda po rundzie
piece-demand = Runda { $round }: { $good }
piece-demand-hidden = Zakryta płytka rundy
piece-field = { $track ->
    [silver] Tor srebra, pole { $field }: { $price } srebra za 1 złoto
   *[gold] Tor złota, pole { $field }: { $price } złota za pierścień
}
piece-penalty = { $reward ->
    [0] Co rundę punkty karne za znacznik obok: { $penalty }
   *[other] Co rundę nagroda za znacznik obok: { $reward }
}
piece-track-disc = { $track ->
    [silver] { $player }: tor srebra, pole { $field }
   *[gold] { $player }: tor złota, pole { $field }
}
piece-score-disc = { $penalty ->
    [one] { $player }: { $penalty } punkt karny
    [few] { $player }: { $penalty } punkty karne
   *[many] { $player }: { $penalty } punktów karnych
}
piece-servant = Służący gracza { $player }: { $prize }
piece-supply = W magazynie: { $goods }
piece-bag = Sakwa: { $markers }
piece-bag-empty = Sakwa jest pusta
piece-food-tile = Płytka jedzenia: { $tokens } jedzenia w każdej fazie kradzieży
piece-tile = { $tile }: { $does }
piece-space = { $action }: { $does }
piece-slot = Miejsce na żeton: { $action }
piece-disc = Żeton { FORM($player, form: "genitive") }
piece-discs = { $discs ->
    [one] { $player }: został { $discs } żeton
    [few] { $player }: zostały { $discs } żetony
   *[many] { $player }: zostało { $discs } żetonów
}
piece-pixie = Wróżka { FORM($player, form: "genitive") }
piece-row = W rzędzie specjalnej ofiary: { $goods }
piece-mine = Kopalnia { FORM($player, form: "genitive") }: { $pixies ->
    [one] { $pixies } wróżka
    [few] { $pixies } wróżki
   *[many] { $pixies } wróżek
}, przykute: { $chained }
piece-rock = { $rocks ->
    [one] { $rocks } skała
    [few] { $rocks } skały
   *[many] { $rocks } skał
}
piece-player = { $player }: punkty karne { $penalty }, pozostałe żetony { $discs }
piece-die = Kość
piece-screen = Zasłonka { FORM($player, form: "genitive") }
piece-good = Za zasłonką: { $goods }
piece-reward = { $points ->
    [one] Płytki nagrody: { $points } punkt
    [few] Płytki nagrody: { $points } punkty
   *[many] Płytki nagrody: { $points } punktów
}
piece-court = Dwór { FORM($player, form: "genitive") }: punkty karne { $penalty }
piece-offered = Złożono w ofierze: { $goods }
piece-line = { $words }: { $number }

piece-strip = Wróżka tutaj kradnie: { $goods }
piece-hand = Miejsce na wróżkę
piece-palace = Pałac Królowej
piece-queen = Królowa wróżek
piece-score-track = Tor punktów
piece-score = { $points ->
    [one] { $points } punkt karny
    [few] { $points } punkty karne
   *[many] { $points } punktów karnych
}
piece-bare = Zdobyte: { $prize }
row-mines = Kopalnie
row-rounds = Okrągłe pola akcji
row-tiles = Płytki na planszy
row-courts = Dwory
piece-pyramid = Piramida pól akcji

## Co robią akcje

act-take_alike = weź { $tokens } jednego jedzenia
act-take = weź { $tokens }: { $good }
act-trade = oddaj do { $most } jednego dobra za tyle samo innego: { $goods }
act-silver_to_gold = srebro na złoto, ile razy chcesz
act-casino = rzuć kością i weź, co pokaże
act-rob = wróżka innego gracza oddaje ci, co pokazuje jej pole
act-drop_or_take = wyrzuć do { $drop } dóbr albo weź { $take } jedzenie
act-promote = { $levels ->
    [one] { $levels } awans
    [few] { $levels } awanse
   *[many] { $levels } awansów
}
act-take_food_tile = weź wierzchnią płytkę jedzenia
act-take_one_use = weź płytkę „{ $tile }”
act-penalise = rzuć kością i rozdziel tyle punktów karnych
act-climb = zapłać { $price } srebro lub złoto i przesuń się o { $fields } na jego torze
act-forge_ring = zapłać złotem za następną nagrodę za pierścień
act-dig = dobierz znacznik za każdą wróżkę w swojej kopalni, co najmniej { $least }
act-exchange_tile = wymień płytkę na inną tego samego rodzaju
act-special_offering = zapłać cały rząd, dołóż jeszcze 1 i weź następną nagrodę za ofiarę
act-move_up = płać ({ $good }) i przesuń się na następną rundę
act-go_first = wszystkie żetony: bądź teraz Faworytem
act-copy = skopiuj akcję za punkty karne: { $penalties }

## Do czego służą płytki

ability-more_kinds = { $kinds ->
    [one] raz: złóż w ofierze o { $kinds } rodzaj więcej
    [few] raz: złóż w ofierze o { $kinds } rodzaje więcej
   *[many] raz: złóż w ofierze o { $kinds } rodzajów więcej
}
ability-choose_markers = raz: wybierz pierwsze znaczniki z sakwy ({ $markers })
ability-spare_pixie = raz: wróżki nie trzeba degradować
ability-cheaper_gold = złoto kosztuje o { $by } srebra mniej, co najmniej { $least }
ability-prize_reward = { KEY($row) ->
    [row-servant] nagroda { $points } za każdego służącego
    [row-ring] nagroda { $points } za każdy pierścień
   *[row-offering] nagroda { $points } za każdą ofiarę specjalną
}
ability-steal = { $tokens } { $good } w każdej fazie kradzieży
ability-more_promotions = { $promotions ->
    [one] o { $promotions } awans więcej w każdej fazie nagród
    [few] o { $promotions } awanse więcej w każdej fazie nagród
   *[many] o { $promotions } awansów więcej w każdej fazie nagród
}
ability-swap_for = { $tokens ->
    [0] zamiana miejscami nic nie kosztuje
   *[other] zamiana miejscami kosztuje { $tokens }
}
ability-rock_for = { $tokens ->
    [0] skały usuwasz za darmo
   *[other] skały usuwasz za { $tokens }
}
ability-one_more_slot = miejsce na drugą płytkę jedzenia lub jednorazową
ability-copy_unused = kopiuj także to, czego nikt nie użył
ability-mine_penalty_most = najwyżej { $points } za kopalnię
