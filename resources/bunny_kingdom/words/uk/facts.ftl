# Що сталося, рядок за рядком. Гравців називають на ім’я, ніколи «ти».

fact-PhaseBegun = { $phase ->
    [exploration] Раунд { $round }: починається дослідження.
    [construction] Раунд { $round }: починається будівництво.
    [harvest] Раунд { $round }: починається збір урожаю.
   *[other] Бали дають сувої.
}
# Як далеко зайшла збережена гра, на початковій сторінці.
moment = { $phase ->
    [setup] ще не почалася
    [exploration] раунд { $round }, дослідження
    [construction] раунд { $round }, будівництво
    [harvest] раунд { $round }, збір урожаю
    [scoring] фінальний підрахунок
   *[over] закінчена
}

## Дослідження

fact-CardsDealt = { $reserve ->
    [0] Кожен отримує { $hand ->
        [one] { $hand } карту
        [few] { $hand } карти
       *[many] { $hand } карт
    }.
   *[other] Кожен отримує { $hand ->
        [one] { $hand } карту
        [few] { $hand } карти
       *[many] { $hand } карт
    } на руку і { $reserve } у резерв.
}
fact-CardDrawnFromReserve = { $player } бере з резерву карту: { $card }.
fact-CardsOpened = Усі відкривають вибрані карти.
fact-HandsPassed = { $cards ->
    [one] Кожен передає { $cards } карту
    [few] Кожен передає { $cards } карти
   *[many] Кожен передає { $cards } карт
} { $side ->
    [left] ліворуч
   *[right] праворуч
}.
fact-CardsDiscarded = { $player } скидає { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
} долілиць.
fact-DiscardSeen = { $player } скидає карту: { $card }.
fact-SquareTaken = { $player } займає { $square }.
fact-CampRemoved = { $building } { FORM($player, form: "genitive") } сходить із { $square }.
fact-BuildingGained = { $player } може збудувати { FORM($building, form: "it") }.
fact-ParchmentLaid = { $player } кладе сувій долілиць.
fact-ParchmentSeen = { $player } кладе долілиць сувій «{ $parchment }».
fact-ProvisionsPlayed = { $player } грає припаси: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
} з колоди.

## Будівництво

fact-Built = { $player } будує { FORM($building, form: "it") } на { $squares }.
fact-CampAnnounced = { $player } оголошує { FORM($building, form: "it") }.
fact-CampDeclined = { $player } не будує зараз { FORM($building, form: "of") }.
fact-CampKept = { $player } притримує { FORM($building, form: "it") } до пізнішого раунду.

## Збір урожаю

fact-PostTraded = Торговий пост { FORM($player, form: "genitive") } на { $square } виробляє { FORM($resource, form: "it") }.
fact-FiefHarvested = Феод { FORM($player, form: "genitive") } ({ $squares }): { $strength ->
    [one] { $strength } вежа
    [few] { $strength } вежі
   *[many] { $strength } веж
} × { $wealth ->
    [one] { $wealth } ресурс
    [few] { $wealth } ресурси
   *[many] { $wealth } ресурсів
} = { $points }.
fact-Harvested = { $points ->
    [0] { $player } нічого не збирає.
    [one] { $player } збирає { $points } бал.
    [few] { $player } збирає { $points } бали.
    [many] { $player } збирає { $points } балів.
   *[other] { $player } збирає { $points } бала.
}

## Фінальний підрахунок

fact-ParchmentsOpened = Усі відкривають сувої.
fact-ParchmentCopied = «{ $parchment }» { FORM($player, form: "genitive") } стає копією карти «{ $copied }».
fact-ParchmentScored = { $points ->
    [0] { $player }: «{ $counted_as }» не дає нічого.
    [one] { $player }: «{ $counted_as }» дає { $points } бал{ counted }.
    [few] { $player }: «{ $counted_as }» дає { $points } бали{ counted }.
   *[many] { $player }: «{ $counted_as }» дає { $points } балів{ counted }.
}

# Написи на ціле вікно. $round – номер раунду.
interlude-round = Раунд { $round }
interlude-exploration = Роздано нові карти.
interlude-harvest = Урожай
interlude-counting = Рахують кожен феод.
