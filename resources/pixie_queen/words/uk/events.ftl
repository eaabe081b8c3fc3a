# Що сталося, рядок за рядком у журналі. Гравців звуть на ім’я, ніколи «ти».

because = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
}
moment = { $phase ->
    [setup] ще не розпочата
    [steal] раунд { $round }, крадіжка
    [action] раунд { $round }, дії
    [offering] раунд { $round }, пожертви
    [reward] раунд { $round }, нагороди
    [punish] раунд { $round }, покарання
    [scoring] остаточний підрахунок
   *[over] закінчена
}
event-PhaseBegun = { $phase ->
    [steal] Раунд { $round }: піксі крадуть.
    [action] Раунд { $round }: починається фаза дій.
    [offering] Раунд { $round }: дії закінчено, диски повертаються, час пожертв.
    [reward] Раунд { $round }: Королева нагороджує.
    [punish] Раунд { $round }: Королева карає.
   *[scoring] Починається остаточний підрахунок.
}
event-OrderSet = Черга: { $players }.
event-GoodsGained = { $player } бере { tokens }{ because }.
event-GoodsPaid = { $player } віддає { tokens }{ because }.
event-GoodsRobbed = { $player } забирає в { FORM($other, form: "genitive") } { tokens }.
event-PenaltyTaken = { $points ->
    [one] { $player } бере { $points } штрафний бал{ because } і має { $total }.
    [few] { $player } бере { $points } штрафні бали{ because } і має { $total }.
   *[many] { $player } бере { $points } штрафних балів{ because } і має { $total }.
}
event-RewardTaken = { $points ->
    [one] { $player } бере в нагороду { $points } бал{ because }.
    [few] { $player } бере в нагороду { $points } бали{ because }.
   *[many] { $player } бере в нагороду { $points } балів{ because }.
}
event-DiscsPlaced = { $discs ->
    [one] { $player } кладе { $discs } диск на поле «{ $space }».
    [few] { $player } кладе { $discs } диски на поле «{ $space }».
   *[many] { $player } кладе { $discs } дисків на поле «{ $space }».
}
event-ActionCopied = { $player } копіює дію «{ $space }».
event-ActionLapsed = Дія «{ $space }» стала неможливою для { FORM($player, form: "genitive") }.
event-PlayerPassed = { $player } пасує.
event-PlayerSkipped = { $player } не має більше дисків і пропускає хід.
event-MovedUp = { $places ->
    [one] { $player } просувається в черзі наступного раунду на { $places } місце.
    [few] { $player } просувається в черзі наступного раунду на { $places } місця.
   *[many] { $player } просувається в черзі наступного раунду на { $places } місць.
}
event-WentFirst = { $player } тепер улюбленець Королеви.
event-DieRolled = { $die ->
    [casino] { $player } кидає кубик казино: { $shows }.
   *[penalty] { $player } кидає кубик штрафів: { $shows }.
}
event-TileTaken = { $player } бере { FORM($tile, form: "it") }.
event-TileUsed = { $player } використовує { FORM($tile, form: "it") }.
event-TilesExchanged = { $other ->
    [none] { $player } обмінює { FORM($given, form: "it") } на { FORM($tile, form: "it") }.
   *[other] { $player } обмінює { FORM($given, form: "it") } на { FORM($tile, form: "it") } { FORM($other, form: "genitive") }.
}
event-PrizeTaken = { $player } здобуває { $prize }.
event-TokenAdded = { $player } кладе в ряд особливої пожертви { FORM($good, form: "one") }.
event-MarkersDrawn = { $player } дістає з торби: { FORM($markers, form: "one") }.
event-RockPlaced = { $player } кладе брилу до копальні { FORM($other, form: "genitive") }.
event-RockLost = Брила { FORM($player, form: "genitive") } виходить із гри.
event-RockRemoved = { $player } прибирає брилу.
event-PixiePromoted = Піксі { FORM($player, form: "genitive") } дістає підвищення: { $origin } → { $goal }.
event-PixieDisplaced = Піксі { FORM($player, form: "genitive") } поступається місцем: { $origin } → { $goal }.
event-PixieDemoted = Піксі { FORM($player, form: "genitive") } йде до копальні з поля «{ $origin }».
event-PixieSpared = { $player } – улюбленець і нікого не понижує.
event-FoodDemanded = Королева вимагає { FORM($good, form: "of") }.
event-KindsDeclared = { $used ->
    [yes] { $player } може пожертвувати ще один вид.
   *[no] { $player } залишає жетон собі.
}
event-OfferingsShown = Усі показують пожертви.
event-GoodsOffered = { $player } жертвує { tokens }.
event-NothingOffered = { $player } показує порожню долоню.
event-DemandUnmet = Ніхто не пожертвував того, чого вимагає Королева: нагород не буде.
event-TrackClimbed = { $track ->
    [silver] { $player } проходить на треку срібла { fields-passed }, до поля з числом { $price }.
   *[gold] { $player } проходить на треку золота { fields-passed }, до поля з числом { $price }.
}
fields-passed = { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[many] { $fields } полів
}
event-ServantMade = Піксі { FORM($player, form: "genitive") } стає вірним слугою.
event-PlayerLeft = { $player } вибуває з гри.

score-offering = Призи за пожертви
score-ring = Призи за персні
score-servant = Призи за слуг
score-reward = Жетони нагороди
score-penalty = Штрафні бали
tie-servants = Перемогу вирішили слуги.
tie-shared = Нічия.

interlude-round = Раунд { $round }
interlude-steal = Піксі крадуть.
interlude-demand = Королева вимагає { FORM($good, form: "of") }
interlude-offering = Усі жертвують потай.
interlude-scoring = Остаточний підрахунок
interlude-screens = Усі ширми прибирають.
