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
fact-PhaseBegun = { $phase ->
    [steal] Runda { $round }: wróżki kradną.
    [action] Runda { $round }: zaczyna się faza akcji.
    [offering] Runda { $round }: zaczyna się faza składania ofiar.
    [reward] Runda { $round }: Królowa nagradza.
    [punish] Runda { $round }: Królowa karze.
   *[scoring] Zaczyna się punktacja końcowa.
}
fact-OrderSet = Kolejność: { $players }.
fact-GoodsGained = { $player } bierze { tokens }{ because }.
fact-GoodsPaid = { $player } oddaje { tokens }{ because }.
fact-GoodsRobbed = { $player } zabiera { tokens } od { FORM($other, form: "genitive") }.
fact-PenaltyTaken = { $points ->
    [one] { $player } dostaje { $points } punkt karny{ because } i ma { $total }.
    [few] { $player } dostaje { $points } punkty karne{ because } i ma { $total }.
   *[many] { $player } dostaje { $points } punktów karnych{ because } i ma { $total }.
}
fact-RewardTaken = { $points ->
    [one] { $player } dostaje w nagrodę { $points } punkt{ because }.
    [few] { $player } dostaje w nagrodę { $points } punkty{ because }.
   *[many] { $player } dostaje w nagrodę { $points } punktów{ because }.
}
fact-DiscsPlaced = { $discs ->
    [one] { $player } kładzie { $discs } żeton na polu „{ $space }”.
    [few] { $player } kładzie { $discs } żetony na polu „{ $space }”.
   *[many] { $player } kładzie { $discs } żetonów na polu „{ $space }”.
}
fact-ActionCopied = { $player } kopiuje akcję „{ $space }”.
fact-ActionLapsed = Akcja „{ $space }” stała się niemożliwa dla { FORM($player, form: "genitive") }.
fact-PlayerPassed = { $player } pasuje.
fact-MovedUp = { $places ->
    [one] { $player } przesuwa się o { $places } miejsce na następną rundę.
    [few] { $player } przesuwa się o { $places } miejsca na następną rundę.
   *[many] { $player } przesuwa się o { $places } miejsc na następną rundę.
}
fact-WentFirst = { $player } jest teraz Faworytem Królowej.
fact-DieRolled = { $die ->
    [casino] { $player } rzuca w kasynie: { $shows }.
   *[penalty] { $player } rzuca o punkty karne: { $shows }.
}
fact-TileTaken = { $player } bierze płytkę: { $tile }.
fact-TileUsed = { $player } używa płytki: { $tile }.
fact-TilesExchanged = { $other ->
    [none] { $player } wymienia płytki: { $given } na { $tile }.
   *[other] { $player } wymienia płytki: { $given } na { $tile } (od { FORM($other, form: "genitive") }).
}
fact-PrizeTaken = { $player } zdobywa: { $prize }.
fact-TokenAdded = { $player } dokłada do rzędu specjalnej ofiary: { $good }.
fact-MarkersDrawn = { $player } dobiera z sakwy: { $markers }.
fact-RockPlaced = { $player } kładzie skałę w kopalni { FORM($other, form: "genitive") }.
fact-RockLost = Skała { FORM($player, form: "genitive") } opuszcza grę.
fact-RockRemoved = { $player } usuwa skałę.
fact-PixiePromoted = Wróżka { FORM($player, form: "genitive") } awansuje: { $origin } → { $goal }.
fact-PixieDisplaced = Wróżka { FORM($player, form: "genitive") } ustępuje miejsca: { $origin } → { $goal }.
fact-PixieDemoted = Wróżka { FORM($player, form: "genitive") } idzie do kopalni z pola „{ $origin }”.
fact-PixieSpared = { $player } jest Faworytem i nikogo nie degraduje.
fact-FoodDemanded = Królowa żąda: { $good }.
fact-KindsDeclared = { $used ->
    [yes] { $player } może złożyć jeszcze jeden rodzaj.
   *[no] { $player } zachowuje płytkę.
}
fact-OfferingsShown = Wszyscy pokazują ofiary.
fact-GoodsOffered = { $player } składa w ofierze { tokens }.
fact-NothingOffered = { $player } pokazuje pustą dłoń.
fact-DemandUnmet = Nikt nie złożył tego, czego żąda Królowa: nagród nie będzie.
fact-TrackClimbed = { $track ->
    [silver] { $player } przesuwa się na torze srebra o { $fields }, na pole { $field }.
   *[gold] { $player } przesuwa się na torze złota o { $fields }, na pole { $field }.
}
fact-ServantMade = Wróżka { FORM($player, form: "genitive") } zostaje lojalnym służącym.
fact-PlayerLeft = { $player } odpada z gry.

score-offering = Nagrody za ofiary
score-ring = Nagrody za pierścienie
score-servant = Nagrody za służących
score-reward = Płytki nagrody
score-penalty = Punkty karne
tie-servants = O zwycięstwie rozstrzygnęli służący.
tie-shared = Remis.

interlude-round = Runda { $round }
interlude-steal = Wróżki kradną.
interlude-demand = Królowa żąda: { $good }
interlude-offering = Wszyscy składają ofiary w tajemnicy.
interlude-scoring = Punktacja końcowa
interlude-screens = Wszystkie zasłonki znikają.
