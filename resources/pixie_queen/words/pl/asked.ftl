# O co pyta się graczy i co mogą wybrać.

ask-permanent = Którą płytkę stałą wziąć?
ask-turn = Która akcja?
ask-food = { $cause }: jakie jedzenie wziąć?
ask-take_alike = Jakie jedzenie ukraść?
ask-trade = Co na co wymienić? (najwyżej { $most })
ask-trade-number = { FORM($given, form: "it") } na { FORM($taken, form: "it") }: ile?
ask-silver_to_gold = Ile złota za srebro?
ask-rob = Którą wróżkę okraść?
ask-drop_or_take = Wyrzucić dobra czy wziąć jedzenie?
ask-drop = Co jeszcze wyrzucić? (najwyżej { $left })
ask-promote = { $left ->
    [one] Która wróżka awansuje? Został { $left } awans.
    [few] Która wróżka awansuje? Zostały { $left } awanse.
   *[many] Która wróżka awansuje? Zostało { $left } awansów.
}
ask-dummy = Która wróżka wymyślonego gracza awansuje?
ask-share = { $points ->
    [one] Kto dostaje { $points } punkt karny?
   *[other] Punkty karne: { $points }. Kto ile dostaje?
}
ask-climb = Na którym torze się przesunąć?
ask-special_offering = Co dołożyć do rzędu?
ask-move_up = O ile miejsc do przodu?
ask-take_food_tile = Na które miejsce?
ask-take_one_use = Na które miejsce?
ask-exchange_tile = Które płytki wymienić?
ask-dig = Dobrać z sakwy na ślepo?
ask-rock = Przy czyjej wróżce położyć skałę?
ask-rocks = Usunąć skały, zanim się policzą?
ask-demotion = Która wróżka idzie do kopalni?
ask-demotion-for-queen = Królowa żąda degradacji. Która wróżka?
ask-kinds = Użyć płytki, by złożyć jeszcze jeden rodzaj?
ask-offering = { $kind ->
    [1] Królowa żąda { FORM($good, form: "of") }. Co złożyć w ofierze?
   *[other] Królowa żąda { FORM($good, form: "of") }. Co jeszcze złożyć w ofierze?
}

option-take-tile = weź { FORM($tile, form: "it") }
option-do = zrób to
option-act = { $discs ->
    [one] { $space }: { $discs } żeton
    [few] { $space }: { $discs } żetony
   *[many] { $space }: { $discs } żetonów
}
option-copy = { $penalty ->
    [one] skopiuj akcję „{ $space }” za { $penalty } punkt karny
    [few] skopiuj akcję „{ $space }” za { $penalty } punkty karne
   *[many] skopiuj akcję „{ $space }” za { $penalty } punktów karnych
}
option-pass = { $penalty ->
    [one] spasuj: { $penalty } punkt karny
    [few] spasuj: { $penalty } punkty karne
   *[many] spasuj: { $penalty } punktów karnych
}
option-food = weź { $goods }
option-trade = wymień { FORM($given, form: "it") } na { FORM($taken, form: "it") }, najwyżej { $most }
option-trade-number = wymień { $given } na { $taken }
option-gold = weź { $gold } za { $silver }
option-rob = { $player }: { $space }
option-drop = wyrzuć { $good }
option-enough = wystarczy
option-promote = { $origin } → { $goal }
option-swap = { $origin } → { $goal } (zamiana miejscami)
option-done = gotowe
option-share = { $shares }
share = { $player } { $points }
option-climb-silver = tor srebra za { $price }
option-climb-gold = tor złota za { $price }
option-add = dołóż { $good }
option-places = { $places ->
    [one] { $places } miejsce za { $price }
    [few] { $places } miejsca za { $price }
   *[many] { $places } miejsc za { $price }
}
option-slot-own = na jej własne miejsce
option-slot-pocket = na płytkę stałą
option-exchange = wymień { FORM($given, form: "it") } na { FORM($tile, form: "it") } ({ $player })
option-blind = { $markers ->
    [one] dobierz { $markers } znacznik na ślepo
    [few] dobierz { $markers } znaczniki na ślepo
   *[many] dobierz { $markers } znaczników na ślepo
}
option-search = { $tile }: najpierw { FORM($markers, form: "here") }
option-rock = { $player }, miejsce { $place }
option-rock-lost = nigdzie
option-remove-rock = usuń skałę z miejsca { $place }
option-demote = { $space } (co rundę mniej: { $lost })
option-spare = użyj płytki „{ $tile }”
option-kinds = użyj płytki „{ $tile }”
option-keep-tile = zachowaj { FORM($tile, form: "it") }
option-offer = złóż w ofierze { $goods }
option-nothing = { $penalty ->
    [one] nic: { $penalty } punkt karny
    [few] nic: { $penalty } punkty karne
   *[many] nic: { $penalty } punktów karnych
}
option-no-more = nic więcej

option-screens = Zasłonki
screens-closed = zamknięte
screens-closed-about = Co leży za zasłonką, widzi tylko jej właściciel.
screens-open = otwarte
screens-open-about = Wszyscy widzą wszystkie dobra i nagrody.
