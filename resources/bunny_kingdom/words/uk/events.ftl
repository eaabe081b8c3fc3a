# Що сталося, рядок за рядком. Гравців називають на ім’я, ніколи «ти».

event-PhaseBegun = { $phase ->
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

event-CardsDealt = { $reserve ->
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
event-CardDrawnFromReserve = { $player } бере з резерву карту: { $card }.
event-CardsOpened = Усі відкривають вибрані карти.
event-HandsPassed = { $cards ->
    [one] Кожен передає { $cards } карту
    [few] Кожен передає { $cards } карти
   *[many] Кожен передає { $cards } карт
} { $side ->
    [left] ліворуч
   *[right] праворуч
}.
event-CardsDiscarded = { $player } скидає { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
} долілиць.
event-DiscardSeen = { $player } скидає карту: { $card }.
event-SquareTaken = { $player } займає { $square }.
event-CampRemoved = { $building } { FORM($player, form: "genitive") } звільняє { $square }.
event-BuildingGained = { $player } може збудувати { FORM($building, form: "it") }.
event-ParchmentLaid = { $player } кладе сувій долілиць.
event-ParchmentSeen = { $player } кладе долілиць сувій «{ $parchment }».
event-ProvisionsPlayed = { $player } грає карту припасів: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
} з колоди.

## Будівництво

event-Built = { $player } будує { FORM($building, form: "it") } на { $squares }.
event-CampAnnounced = { $player } оголошує { FORM($building, form: "it") }.
event-CampDeclined = { $player } не будує зараз { FORM($building, form: "of") }.
event-CampKept = { $player } притримує { FORM($building, form: "it") } до пізнішого раунду.

## Збір урожаю

event-PostTraded = Торговий пост { FORM($player, form: "genitive") } на { $square } виробляє { FORM($resource, form: "it") }.
event-FiefHarvested = Феод { FORM($player, form: "genitive") } ({ $squares }): { $strength ->
    [one] { $strength } вежа
    [few] { $strength } вежі
   *[many] { $strength } веж
} × { $wealth ->
    [one] { $wealth } ресурс
    [few] { $wealth } ресурси
   *[many] { $wealth } ресурсів
} = { $points }.
event-Harvested = { $points ->
    [0] { $player } нічого не збирає.
    [one] { $player } збирає { $points } бал.
    [few] { $player } збирає { $points } бали.
    [many] { $player } збирає { $points } балів.
   *[other] { $player } збирає { $points } бала.
}

## Фінальний підрахунок

event-ParchmentsOpened = Усі відкривають сувої.
event-ParchmentCopied = «{ $parchment }» { FORM($player, form: "genitive") } стає копією карти «{ $copied }».
event-ParchmentScored = { $points ->
    [0] { $player }: «{ $counted_as }» не дає нічого.
    [one] { $player }: «{ $counted_as }» дає { $points } бал{ counted }.
    [few] { $player }: «{ $counted_as }» дає { $points } бали{ counted }.
   *[many] { $player }: «{ $counted_as }» дає { $points } балів{ counted }.
}

# Написи на ціле вікно. $round – номер раунду.
interlude-round = Раунд { $round }
interlude-exploration = Роздано нові карти.
interlude-harvest = Урожай
interlude-counting = Рахуємо бали кожного феоду.
