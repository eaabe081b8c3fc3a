# Що лежить на столі: чим є кожна річ. Навіщо вона, стоїть у why.ftl.

phase-setup = Підготовка
phase-steal = Крадіжка
phase-action = Дії
phase-offering = Пожертви
phase-reward = Нагороди
phase-punish = Покарання
phase-scoring = Остаточний підрахунок
phase-over = Кінець
board-order = Черга
caption-large = цей раунд
caption-small = наступний
board-demands = Королева вимагає
board-tracks = Срібло і золото
board-prizes = Призи
board-drawn = Дістано з торби
board-supply = Запас
banner-reward = Нагороди
about-reward = підвищення і треки
banner-punishment = Покарання
about-punishment = копальні, потім треки
button-pass = Пас
idle-passed = спасовано
idle-no-discs = дисків немає
notice-passed = { $player } пасує: більше жодної дії в цьому раунді
notice-skipped = Дисків немає, хід пропущено: { $players }
piece-passed = Спасовано: { $player }
pass-cost = { $before ->
    [0] 0
   *[other] −{ $before }
} → −{ $after }
pass-shackle = понад { $shackle }: піксі йде вниз
button-done = Готово
button-nothing = Нічого
court-mine = { $pixies ->
    [0] Копальня (порожня)
   *[other] Копальня ({ $pixies } піксі)
}
court-tracks = Треки
court-rewards = Нагороди
court-total = Штрафні бали
court-result = Сума
court-rocks = Брили
court-now = Досі
court-before = { $penalty ->
    [0] 0 →
   *[other] −{ $penalty } →
}
court-past = { $penalty ->
    [0] 0 →, кайдани { $shackle }
   *[other] −{ $penalty } →, кайдани { $shackle }
}
court-promotions = { $promotions ->
    [one] { $promotions } підвищення
    [few] { $promotions } підвищення
   *[many] { $promotions } підвищень
}
court-climbed = { $track ->
    [silver] Срібло: на { fields-passed } вгору
   *[gold] Золото: на { fields-passed } вгору
}
court-servant = Вірний слуга
court-empty_hand = Порожня долоня
court-most = Найбільше { FORM($good, form: "of") }
beat = { $step ->
    [offering] Усі показують пожертви.
    [reward] Срібло й золото йдуть треками.
    [servant] Піксі стає слугою.
    [mine] Кара за копальні.
    [tracks] Кара за треки.
    [rocks] Кара за брили.
   *[other] Кара за найбільше товарів.
}
heading-screen = За твоєю ширмою
button-behind-screen = За моєю ширмою…
heading-prizes = Твої призи
heading-tiles = Твої жетони
heading-discs = Твої диски
phase-round = Раунд { $round } з { $rounds }

piece-phase = { $phase ->
    [setup] Кожен бере постійний жетон
    [steal] Раунд { $round } з { $rounds }: піксі крадуть
    [action] Раунд { $round } з { $rounds }: дії
    [offering] Раунд { $round } з { $rounds }: пожертви
    [reward] Раунд { $round } з { $rounds }: нагороди
    [punish] Раунд { $round } з { $rounds }: покарання
    [scoring] Остаточний підрахунок
   *[over] Кінець гри
}
piece-servant-spot = Місце слуги
piece-order = Черга цього раунду й малі кубики наступного
piece-large-cube = { $player }: номер { $rank } у черзі цього раунду
piece-small-cube = { $player }: номер { $rank } у черзі наступного раунду
piece-demands = Чого вимагає Королева, раунд за раундом
piece-demand = Раунд { $round }: { $good }
piece-demand-hidden = Раунд { $round }: закритий жетон раунду
demand-unknown = Раунд { $round }: ще невідомо
demand-when = відкриють під час пожертв
demand-brings = підвищення піксі за кожну штуку
piece-field = { $track ->
    [silver] Трек срібла, поле { $field } знизу: 1 злиток золота за { $price ->
        [one] { $price } злиток
        [few] { $price } злитки
       *[many] { $price } злитків
    } срібла
   *[gold] Трек золота, поле { $field } знизу: перстень за { $price ->
        [one] { $price } злиток
        [few] { $price } злитки
       *[many] { $price } злитків
    } золота
}
piece-penalty = { $reward ->
    [0] Щораунду штрафні бали за диск поруч: { $penalty }
   *[other] Щораунду нагорода за диск поруч: { $reward }
}
piece-track-disc = { $track ->
    [silver] { $player }: трек срібла, поле { $field } знизу
   *[gold] { $player }: трек золота, поле { $field } знизу
}
piece-score-disc = { $penalty ->
    [one] { $player }: { $penalty } штрафний бал
    [few] { $player }: { $penalty } штрафні бали
   *[many] { $player }: { $penalty } штрафних балів
}
piece-servant = Слуга { FORM($player, form: "genitive") }: { $prize }
piece-supply = У запасі: { FORM($goods, form: "here") }
piece-bag = Торба: { FORM($markers, form: "here") }
piece-bag-empty = Торба порожня
piece-food-tile = Жетон їжі: { $tokens ->
    [one] { $tokens } одиниця
    [few] { $tokens } одиниці
   *[many] { $tokens } одиниць
} їжі в кожній фазі крадіжки
piece-tile = { $tile }: { $does }
piece-space = { $action }: { $does }
piece-slot = Місце для диска: { $action }
piece-disc = Диск { FORM($player, form: "genitive") }
piece-price = { $discs ->
    [one] Треба { $discs } твій диск
    [few] Треба { $discs } твої диски
   *[many] Треба { $discs } твоїх дисків
}
piece-discs = { $discs ->
    [one] { $player }: лишився { $discs } диск
    [few] { $player }: лишилося { $discs } диски
   *[many] { $player }: лишилося { $discs } дисків
}
piece-pixie = Піксі { FORM($player, form: "genitive") }
piece-row = У ряду особливої пожертви: { FORM($goods, form: "here") }
piece-mine = Копальня { FORM($player, form: "genitive") }: { $pixies ->
    [one] { $pixies } піксі
    [few] { $pixies } піксі
   *[many] { $pixies } піксі
}, прикуто: { $chained }
rock-price = { $tokens ->
    [0] прибрати брилу
   *[other] −{ $tokens }: прибрати брилу
}
piece-rock-price = { $tokens ->
    [0] Свою брилу можна прибрати безкоштовно
   *[other] Свою брилу можна прибрати за { $goods }
}
piece-rock = { $rocks ->
    [one] { $rocks } брила
    [few] { $rocks } брили
   *[many] { $rocks } брил
}
piece-player = { $player }: { $penalty ->
    [one] { $penalty } штрафний бал
    [few] { $penalty } штрафні бали
   *[many] { $penalty } штрафних балів
}, { $discs ->
    [one] лишився { $discs } диск
    [few] лишилося { $discs } диски
   *[many] лишилося { $discs } дисків
}
piece-die = Кубик
piece-screen = Ширма { FORM($player, form: "genitive") }
piece-good = За ширмою: { FORM($goods, form: "here") }
piece-reward = { $points ->
    [one] Жетони нагороди: { $points } бал
    [few] Жетони нагороди: { $points } бали
   *[many] Жетони нагороди: { $points } балів
}
piece-court = Двір { FORM($player, form: "genitive") }: { $penalty ->
    [one] { $penalty } штрафний бал
    [few] { $penalty } штрафні бали
   *[many] { $penalty } штрафних балів
}
piece-offered = Пожертвувано: { $goods }
piece-line = { $words }: { $number }

piece-strip = Піксі тут краде: { FORM($goods, form: "one") }
piece-hand = Місце для піксі
piece-palace = Палац Королеви
piece-queen = Королева піксі
piece-score-track = Трек балів
piece-score = { $points ->
    [one] { $points } штрафний бал
    [few] { $points } штрафні бали
   *[many] { $points } штрафних балів
}
piece-next = Наступний приз: { $prize }
piece-bare = Здобуто: { $prize }
row-mines = Копальні
row-rounds = Круглі поля дій
row-tiles = Жетони на полі гри
row-courts = Двори
piece-pyramid = Піраміда дій

## Що роблять дії

act-take_alike = візьми { $tokens ->
    [one] { $tokens } одиницю
    [few] { $tokens } одиниці
   *[many] { $tokens } одиниць
} однієї їжі
act-take = візьми { $tokens ->
    [one] { $tokens } { FORM($good, form: "one") }
    [few] { $tokens } { FORM($good, form: "few") }
   *[many] { $tokens } { FORM($good, form: "many") }
}
act-trade = віддай до { $most } { $most ->
    [one] одиниці
   *[many] одиниць
} одного товару за стільки ж іншого: { FORM($goods, form: "it") }
act-silver_to_gold = срібло на золото, скільки завгодно разів
act-casino = кинь кубик і візьми, що він покаже
act-rob = піксі іншого гравця віддає тобі те, що показує її поле
act-drop_or_take = викинь товари (до { $drop }) або візьми { $take ->
    [one] { $take } одиницю
    [few] { $take } одиниці
   *[many] { $take } одиниць
} їжі
act-promote = { $levels ->
    [one] { $levels } підвищення
    [few] { $levels } підвищення
   *[many] { $levels } підвищень
}
act-take_food_tile = візьми верхній жетон їжі
act-take_one_use = візьми жетон «{ $tile }»
act-penalise = кинь кубик і розподіли стільки штрафних балів
act-climb = сплати { $price ->
    [one] { $price } злиток
    [few] { $price } злитки
   *[many] { $price } злитків
} срібла чи золота й пройди { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[many] { $fields } полів
} на його треку
act-forge_ring = сплати золото за наступний приз за перстень
act-dig = дістань маркер за кожну піксі у своїй копальні, щонайменше { $least }
act-exchange_tile = обміняй жетон на інший того самого виду
act-special_offering = сплати весь ряд, доклади ще 1 і візьми наступний приз за пожертву
act-move_up = сплати { FORM($good, form: "it") } і просунься в черзі наступного раунду
act-go_first = поклади всі диски й стань улюбленцем
act-copy = скопіюй дію за штрафні бали: { $penalties }

## Навіщо жетони

ability-more_kinds = { $kinds ->
    [one] один раз пожертвуй на { $kinds } вид більше
    [few] один раз пожертвуй на { $kinds } види більше
   *[many] один раз пожертвуй на { $kinds } видів більше
}
ability-choose_markers = один раз обери { $markers ->
    [one] перший маркер із торби
    [few] перші { $markers } маркери з торби
   *[many] перших { $markers } маркерів із торби
}
ability-spare_pixie = один раз можна не понижувати піксі
ability-cheaper_gold = злиток золота коштує на { $by ->
    [one] { $by } злиток
    [few] { $by } злитки
   *[many] { $by } злитків
} срібла менше, але щонайменше { $least }
ability-prize_reward = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} нагороди { KEY($row) ->
    [row-servant] за кожного слугу
    [row-ring] за кожен перстень
   *[row-offering] за кожну особливу пожертву
}
ability-steal = крадеш { $tokens ->
    [one] { $tokens } { FORM($good, form: "one") }
    [few] { $tokens } { FORM($good, form: "few") }
   *[many] { $tokens } { FORM($good, form: "many") }
} в кожній фазі крадіжки
ability-more_promotions = { $promotions ->
    [one] на { $promotions } підвищення більше в кожній фазі нагород
    [few] на { $promotions } підвищення більше в кожній фазі нагород
   *[many] на { $promotions } підвищень більше в кожній фазі нагород
}
ability-swap_for = { $tokens ->
    [0] обмін місцями нічого не коштує
    [one] обмін місцями коштує { $tokens } яблуко
    [few] обмін місцями коштує { $tokens } яблука
   *[many] обмін місцями коштує { $tokens } яблук
}
ability-rock_for = { $tokens ->
    [0] брили прибираєш задарма
    [one] брилу прибираєш за { $tokens } хлібину
    [few] брилу прибираєш за { $tokens } хлібини
   *[many] брилу прибираєш за { $tokens } хлібин
}
ability-one_more_slot = місце для другого жетона їжі чи одноразового
ability-copy_unused = копіюй і те, чого ніхто не вжив
ability-mine_penalty_most = щонайбільше { $points ->
    [one] { $points } штрафний бал
    [few] { $points } штрафні бали
   *[many] { $points } штрафних балів
} за копальню
