# Що сталося, рядок за рядком у журналі. Гравців звуть на ім'я, ніколи «ти».

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
    [scoring] останній підрахунок
   *[over] закінчена
}
fact-PhaseBegun = { $phase ->
    [steal] Раунд { $round }: піксі крадуть.
    [action] Раунд { $round }: починається фаза дій.
    [offering] Раунд { $round }: починається фаза пожертв.
    [reward] Раунд { $round }: Королева нагороджує.
    [punish] Раунд { $round }: Королева карає.
   *[scoring] Починається останній підрахунок.
}
fact-OrderSet = Черга: { $players }.
fact-GoodsGained = { $player } бере { tokens }{ because }.
fact-GoodsPaid = { $player } віддає { tokens }{ because }.
fact-GoodsRobbed = { $player } забирає { tokens } у { FORM($other, form: "genitive") }.
fact-PenaltyTaken = { $points ->
    [one] { $player } бере { $points } штрафний бал{ because } і має { $total }.
    [few] { $player } бере { $points } штрафні бали{ because } і має { $total }.
   *[many] { $player } бере { $points } штрафних балів{ because } і має { $total }.
}
fact-RewardTaken = { $points ->
    [one] { $player } бере в нагороду { $points } бал{ because }.
    [few] { $player } бере в нагороду { $points } бали{ because }.
   *[many] { $player } бере в нагороду { $points } балів{ because }.
}
fact-DiscsPlaced = { $discs ->
    [one] { $player } кладе { $discs } диск на поле «{ $space }».
    [few] { $player } кладе { $discs } диски на поле «{ $space }».
   *[many] { $player } кладе { $discs } дисків на поле «{ $space }».
}
fact-ActionCopied = { $player } копіює дію «{ $space }».
fact-ActionLapsed = Дія «{ $space }» стала неможливою для { FORM($player, form: "genitive") }.
fact-PlayerPassed = { $player } пасує.
fact-MovedUp = { $places ->
    [one] { $player } просувається на { $places } місце на наступний раунд.
    [few] { $player } просувається на { $places } місця на наступний раунд.
   *[many] { $player } просувається на { $places } місць на наступний раунд.
}
fact-WentFirst = { $player } тепер улюбленець Королеви.
fact-DieRolled = { $die ->
    [casino] { $player } кидає в казино: { $shows }.
   *[penalty] { $player } кидає на штрафні бали: { $shows }.
}
fact-TileTaken = { $player } бере жетон: { $tile }.
fact-TileUsed = { $player } використовує жетон: { $tile }.
fact-TilesExchanged = { $other ->
    [none] { $player } обмінює жетони: { $given } на { $tile }.
   *[other] { $player } обмінює жетони: { $given } на { $tile } (у { FORM($other, form: "genitive") }).
}
fact-PrizeTaken = { $player } здобуває: { $prize }.
fact-TokenAdded = { $player } кладе в ряд особливої пожертви: { $good }.
fact-MarkersDrawn = { $player } тягне з торби: { $markers }.
fact-RockPlaced = { $player } кладе брилу до копальні { FORM($other, form: "genitive") }.
fact-RockLost = Брила { FORM($player, form: "genitive") } виходить із гри.
fact-RockRemoved = { $player } прибирає брилу.
fact-PixiePromoted = Піксі { FORM($player, form: "genitive") } підвищується: { $origin } → { $goal }.
fact-PixieDisplaced = Піксі { FORM($player, form: "genitive") } поступається місцем: { $origin } → { $goal }.
fact-PixieDemoted = Піксі { FORM($player, form: "genitive") } йде до копальні з поля «{ $origin }».
fact-PixieSpared = { $player } – улюбленець і нікого не понижує.
fact-FoodDemanded = Королева вимагає: { $good }.
fact-KindsDeclared = { $used ->
    [yes] { $player } може пожертвувати ще один вид.
   *[no] { $player } залишає жетон собі.
}
fact-OfferingsShown = Усі показують пожертви.
fact-GoodsOffered = { $player } жертвує { tokens }.
fact-NothingOffered = { $player } показує порожню долоню.
fact-DemandUnmet = Ніхто не пожертвував того, чого вимагає Королева: нагород не буде.
fact-TrackClimbed = { $track ->
    [silver] { $player } проходить на треку срібла { $fields }, до поля { $field }.
   *[gold] { $player } проходить на треку золота { $fields }, до поля { $field }.
}
fact-ServantMade = Піксі { FORM($player, form: "genitive") } стає вірним слугою.
fact-PlayerLeft = { $player } вибуває з гри.

score-offering = Призи за пожертви
score-ring = Призи за персні
score-servant = Призи за слуг
score-reward = Жетони нагороди
score-penalty = Штрафні бали
tie-servants = Перемогу вирішили слуги.
tie-shared = Нічия.

interlude-round = Раунд { $round }
interlude-steal = Піксі крадуть.
interlude-demand = Королева вимагає: { $good }
interlude-offering = Усі жертвують потай.
interlude-scoring = Остаточний підрахунок
interlude-screens = Усі ширми прибирають.
