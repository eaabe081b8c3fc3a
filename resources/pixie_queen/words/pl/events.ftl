# Co się stało, wiersz po wierszu w dzienniku. Gracze występują z imienia, nigdy jako „ty”.

because = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}
moment = { $phase ->
    [setup] jeszcze nie rozpoczęta
    [steal] runda { $round }, kradzież
    [action] runda { $round }, akcje
    [offering] runda { $round }, ofiary
    [reward] runda { $round }, nagrody
    [punish] runda { $round }, kary
    [scoring] punktacja końcowa
   *[over] zakończona
}
event-PhaseBegun = { $phase ->
    [steal] Runda { $round }: wróżki kradną.
    [action] Runda { $round }: zaczyna się faza akcji.
    [offering] Runda { $round }: koniec akcji, żetony wracają, czas na ofiary.
    [reward] Runda { $round }: Królowa nagradza.
    [punish] Runda { $round }: Królowa karze.
   *[scoring] Zaczyna się punktacja końcowa.
}
event-OrderSet = Kolejność: { $players }.
event-GoodsGained = { $player } bierze { tokens }{ because }.
event-GoodsPaid = { $player } oddaje { tokens }{ because }.
event-GoodsRobbed = { $player } zabiera { FORM($other, form: "dative") } { tokens }.
event-PenaltyTaken = { $points ->
    [one] { $player } dostaje { $points } punkt karny{ because } i ma { $total }.
    [few] { $player } dostaje { $points } punkty karne{ because } i ma { $total }.
   *[many] { $player } dostaje { $points } punktów karnych{ because } i ma { $total }.
}
event-RewardTaken = { $points ->
    [one] { $player } dostaje w nagrodę { $points } punkt{ because }.
    [few] { $player } dostaje w nagrodę { $points } punkty{ because }.
   *[many] { $player } dostaje w nagrodę { $points } punktów{ because }.
}
event-DiscsPlaced = { $discs ->
    [one] { $player } kładzie { $discs } żeton na polu „{ $space }”.
    [few] { $player } kładzie { $discs } żetony na polu „{ $space }”.
   *[many] { $player } kładzie { $discs } żetonów na polu „{ $space }”.
}
event-ActionCopied = { $player } kopiuje akcję „{ $space }”.
event-ActionLapsed = Akcja „{ $space }” stała się niemożliwa dla { FORM($player, form: "genitive") }.
event-PlayerPassed = { $player } pasuje.
event-PlayerSkipped = { $player } nie ma już żetonów i traci kolejkę.
event-MovedUp = { $places ->
    [one] { $player } przesuwa się o { $places } miejsce w kolejności następnej rundy.
    [few] { $player } przesuwa się o { $places } miejsca w kolejności następnej rundy.
   *[many] { $player } przesuwa się o { $places } miejsc w kolejności następnej rundy.
}
event-WentFirst = { $player } jest teraz Faworytem Królowej.
event-DieRolled = { $die ->
    [casino] { $player } rzuca kością zasobów: { $shows }.
   *[penalty] { $player } rzuca kością punktów karnych: { $shows }.
}
event-TileTaken = { $player } bierze { FORM($tile, form: "it") }.
event-TileUsed = { $player } używa płytki „{ $tile }”.
event-TilesExchanged = { $other ->
    [none] { $player } wymienia { FORM($given, form: "it") } na { FORM($tile, form: "it") }.
   *[other] { $player } wymienia { FORM($given, form: "it") } na { FORM($tile, form: "it") } (od { FORM($other, form: "genitive") }).
}
event-PrizeTaken = { $player } zdobywa { FORM($prize, form: "it") }.
event-TokenAdded = { $player } dokłada do rzędu specjalnej ofiary { FORM($good, form: "one") }.
event-MarkersDrawn = { $player } dobiera z sakwy { FORM($markers, form: "one") }.
event-RockPlaced = { $player } kładzie skałę w kopalni { FORM($other, form: "genitive") }.
event-RockLost = Skała { FORM($player, form: "genitive") } opuszcza grę.
event-RockRemoved = { $player } usuwa skałę.
event-PixiePromoted = Wróżka { FORM($player, form: "genitive") } awansuje: { $origin } → { $goal }.
event-PixieDisplaced = Wróżka { FORM($player, form: "genitive") } ustępuje miejsca: { $origin } → { $goal }.
event-PixieDemoted = Wróżka { FORM($player, form: "genitive") } idzie do kopalni z pola „{ $origin }”.
event-PixieSpared = { $player } jest Faworytem i nikogo nie degraduje.
event-FoodDemanded = Królowa żąda { FORM($good, form: "of") }.
event-KindsDeclared = { $used ->
    [yes] { $player } może złożyć jeszcze jeden rodzaj.
   *[no] { $player } zachowuje płytkę.
}
event-OfferingsShown = Wszyscy pokazują ofiary.
event-GoodsOffered = { $player } składa w ofierze { tokens }.
event-NothingOffered = { $player } pokazuje pustą dłoń.
event-DemandUnmet = Nikt nie złożył tego, czego żąda Królowa: nagród nie będzie.
event-TrackClimbed = { $track ->
    [silver] { $player } przesuwa się na torze srebra o { fields-passed }, na pole z liczbą { $price }.
   *[gold] { $player } przesuwa się na torze złota o { fields-passed }, na pole z liczbą { $price }.
}
fields-passed = { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
   *[many] { $fields } pól
}
event-ServantMade = Wróżka { FORM($player, form: "genitive") } zostaje lojalnym służącym.
event-PlayerLeft = { $player } odpada z gry.

score-offering = Nagrody za ofiary
score-ring = Nagrody za pierścienie
score-servant = Nagrody za służących
score-reward = Płytki nagrody
score-penalty = Punkty karne
tie-servants = O zwycięstwie rozstrzygnęli służący.
tie-shared = Remis.

interlude-round = Runda { $round }
interlude-steal = Wróżki kradną.
interlude-demand = Królowa żąda { FORM($good, form: "of") }
interlude-offering = Wszyscy składają ofiary w tajemnicy.
interlude-scoring = Punktacja końcowa
interlude-screens = Wszystkie zasłonki znikają.
