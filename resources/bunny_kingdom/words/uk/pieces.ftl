# Що лежить на столі, як про це кажуть перелік, підказка й читач екрана.

## Мапа

piece-map = мапа
piece-square = { $square } ({ $terrain }){ giving }
# Що територія виробляє сама, після її назви.
giving = { KEY($resource) ->
    [none] {""}
   *[other] , виробляє { FORM($resource, form: "it") }
}
piece-held-square = { $square } ({ $terrain }) { FORM($player, form: "genitive") }{ giving }{ KEY($building) ->
    [none] {""}
   *[other] , тут стоїть { FORM($building, form: "here") }
}; { fief-sum }
# Що феод дає під час збору врожаю.
fief-sum = феод із { $squares ->
    [one] { $squares } території
   *[other] { $squares } територій
}: { $strength ->
    [one] { $strength } вежа
    [few] { $strength } вежі
   *[many] { $strength } веж
} × { $wealth ->
    [one] { $wealth } ресурс
    [few] { $wealth } ресурси
   *[many] { $wealth } ресурсів
} = { points }
piece-fief = { $player }, { fief-sum }
piece-thread = небесні вежі з’єднують { $squares }
piece-lava = лава між { $first } і { $second }
piece-building = { $building } на { $square }

## Гравці

piece-player = { $player }: { points }, { $squares ->
    [one] { $squares } територія
    [few] { $squares } території
   *[many] { $squares } територій
}, { $buildings ->
    [one] { $buildings } будівля чекає
    [few] { $buildings } будівлі чекають
   *[many] { $buildings } будівель чекають
}, { $parchments ->
    [one] { $parchments } сувій
    [few] { $parchments } сувої
   *[many] { $parchments } сувоїв
}, { $cards ->
    [one] { $cards } карта на руці
    [few] { $cards } карти на руці
   *[many] { $cards } карт на руці
}
piece-points = { $player }: { points }
piece-count-squares = { $player } контролює { $number ->
    [one] { $number } територію
    [few] { $number } території
   *[many] { $number } територій
}
piece-count-parchments = { $player } має { $number ->
    [one] { $number } сувій
    [few] { $number } сувої
   *[many] { $number } сувоїв
}
piece-count-buildings = { $number ->
    [one] { $number } будівля { FORM($player, form: "genitive") } чекає на будівництво
    [few] { $number } будівлі { FORM($player, form: "genitive") } чекають на будівництво
   *[many] { $number } будівель { FORM($player, form: "genitive") } чекають на будівництво
}
piece-count-harvest = { $player }: урожай дав би зараз { $number ->
    [one] { $number } бал
    [few] { $number } бали
   *[many] { $number } балів
}
piece-count-harvested = урожаї { FORM($player, form: "genitive") }, разом балів: { $number }
piece-count-scored = сувої { FORM($player, form: "genitive") } дали поки що { $number }
piece-hand = рука { FORM($player, form: "genitive") }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
piece-laid = { $player }: місце для вибраних карт
plate-laid = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
plate-last-cards = { $cards ->
    [one] вибору немає: остання карта зіграна
    [few] вибору немає: останні { $cards } карти зіграно
   *[many] вибору немає: останніх { $cards } карт зіграно
}
plate-used = скид
plate-sites = { $squares ->
    [0] поки що ніде
   *[other] { $building ->
        [camp] будь-яка вільна територія
        [sky_tower] у двох своїх феодах
       *[other] { $squares ->
            [one] { $squares } своя територія
            [few] { $squares } свої території
           *[many] { $squares } своїх територій
        }
    }
}
piece-opened = { $player }: залишені карти
piece-used = скид { FORM($player, form: "genitive") }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}{ $discarded ->
    [0] {""}
   *[other] , із них долілиць: { $discarded }
}
piece-reserve = резерв { FORM($player, form: "genitive") }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
piece-sealed = сувій { FORM($player, form: "genitive") } долілиць
piece-done = будівництво закінчено

## Карти

piece-territory-card = { $square } ({ $terrain }){ giving }
piece-building-card = { $squares ->
    [0] { $building }; зараз немає де поставити
    [one] { $building }; зараз підходить { $squares } територія
    [few] { $building }; зараз підходять { $squares } території
   *[many] { $building }; зараз підходять { $squares } територій
}
piece-provisions-card = { provisions }: одразу взяти й зіграти { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
}
piece-parchment = { $parchment }{ KEY($copied) ->
    [none] {""}
   *[other] {" "}як { $copied }
}: { $rules }. { $scored ->
    [yes] Дав { points }
   *[no] Зараз дає { points }
}{ counted }
# Скільки сувій нарахував, якщо щось рахував.
counted = { $counted ->
    [0] {""}
   *[other] {" "}(пораховано: { $counted })
}

## Раунд

piece-phase = { $phase ->
    [exploration] раунд { $round } із { $rounds }: дослідження
    [construction] раунд { $round } із { $rounds }: будівництво
    [harvest] раунд { $round } із { $rounds }: збір урожаю
    [scoring] фінальний підрахунок
    [setup] перед першим раундом
   *[over] гру закінчено
}
piece-passing = { $side ->
    [left] карти передають ліворуч
   *[right] карти передають праворуч
}
piece-passing-to = { $side ->
    [left] решта йде ліворуч: далі вибирає { $player }
   *[right] решта йде праворуч: далі вибирає { $player }
}
sign-passing = { $side ->
    [left] Карти йдуть ліворуч
   *[right] Карти йдуть праворуч
}
piece-passes = { $player } віддає решту, далі з неї вибирає { $next }
piece-deck = { $cards ->
    [0] колода: порожня
    [one] колода: { $cards } карта
    [few] колода: { $cards } карти
   *[many] колода: { $cards } карт
}

## Напис поряд із раундом

phase-setup = Підготовка
phase-exploration = Дослідження
phase-construction = Будівництво
phase-harvest = Збір урожаю
phase-scoring = Підрахунок
phase-over = Кінець

## Хто як стоїть і як рахують бали

rank = { $rank ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $rank }-те
}
rank-in-words = { rank } місце
piece-rank = { $player }: { rank-in-words }
piece-race = перегони за балами
piece-column_number = стовпець { $name }
piece-row_letter = рядок { $name }
piece-gain = { $player }: +{ $points }
piece-bar = { $parchment }: { $points }
piece-strength = { $square }: { $towers ->
    [one] { $towers } вежа
    [few] { $towers } вежі
   *[many] { $towers } веж
}
piece-tick = { $square }: номер { $number }
piece-shade = у світлі те, що зараз рахують
account-title = { $player }: феод { $square }
scroll-rules = { $rules }
sign-construction = на своїх територіях, табори на вільних
sign-harvest = вежі × різні ресурси, феод за феодом
sign-scoring = сувій за сувоєм, гравець за гравцем
beat-fief = { $player }, феод { $square }: { $strength } × { $wealth } = { $points }
beat-parchment = { $player }, { $parchment }: { $points }
