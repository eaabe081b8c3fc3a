# Про що питають гравців і що вони можуть обрати.

ask-permanent = Який постійний жетон узяти?
ask-turn = Яка дія?
ask-food = { $cause }: яку їжу взяти?
ask-take_alike = Яку їжу вкрасти?
ask-trade = Що на що обміняти, щонайбільше { $most }?
ask-trade-number = { FORM($given, form: "it") } на { FORM($taken, form: "it") }: скільки?
ask-silver_to_gold = Скільки золота за срібло?
ask-rob = Яку піксі пограбувати?
ask-drop_or_take = Викинути товари чи взяти їжу?
ask-drop = Що ще викинути? Щонайбільше { $left }.
ask-promote = { $left ->
    [one] Яку піксі підвищити? Лишилося { $left } підвищення.
    [few] Яку піксі підвищити? Лишилося { $left } підвищення.
   *[many] Яку піксі підвищити? Лишилося { $left } підвищень.
}
ask-dummy = Яку піксі вигаданого гравця підвищити?
ask-share = { $points ->
    [one] Хто бере { $points } штрафний бал?
   *[other] Штрафних балів: { $points }. Хто скільки бере?
}
ask-climb = На якому треку пройти?
ask-special_offering = Що покласти в ряд?
ask-move_up = На скільки місць уперед?
ask-take_food_tile = На яке місце?
ask-take_one_use = На яке місце?
ask-exchange_tile = Які жетони обміняти?
ask-dig = Діставати з торби наосліп?
ask-rock = Біля чиєї піксі покласти брилу?
ask-rocks = Прибрати брили, поки їх не порахували?
ask-demotion = Яка піксі йде до копальні?
ask-demotion-for-queen = Королева вимагає пониження. Яка піксі?
ask-kinds = Використати жетон, щоб пожертвувати ще один вид?
ask-offering = { $kind ->
    [1] Королева вимагає { FORM($good, form: "of") }. Що пожертвувати?
   *[other] Королева вимагає { FORM($good, form: "of") }. Що ще пожертвувати?
}

option-take-tile = узяти { FORM($tile, form: "it") }
option-do = зробити це
option-act = { $discs ->
    [one] { $space }: { $discs } диск
    [few] { $space }: { $discs } диски
   *[many] { $space }: { $discs } дисків
}
option-copy = { $penalty ->
    [one] скопіювати «{ $space }» за { $penalty } штрафний бал
    [few] скопіювати «{ $space }» за { $penalty } штрафні бали
   *[many] скопіювати «{ $space }» за { $penalty } штрафних балів
}
option-pass = { $penalty ->
    [one] спасувати: { $penalty } штрафний бал
    [few] спасувати: { $penalty } штрафні бали
   *[many] спасувати: { $penalty } штрафних балів
}
option-food = узяти { $goods }
option-trade = { FORM($given, form: "it") } на { FORM($taken, form: "it") }, щонайбільше { $most }
option-trade-number = { $given } на { $taken }
option-gold = { $gold } за { $silver }
option-rob = { $player }: { $space }
option-drop = викинути { $good }
option-enough = досить
option-promote = { $origin } → { $goal }
option-swap = { $origin } → { $goal }, обмін місцями
option-done = готово
option-share = { $shares }
share = { $player } { $points }
option-climb-silver = трек срібла: { $price }
option-climb-gold = трек золота: { $price }
option-add = покласти { $good }
option-places = { $places ->
    [one] { $places } місце за { $price }
    [few] { $places } місця за { $price }
   *[many] { $places } місць за { $price }
}
option-slot-own = власне місце жетона
option-slot-pocket = на постійному жетоні
option-exchange = { FORM($given, form: "it") } на { FORM($tile, form: "it") } ({ $player })
option-blind = { $markers ->
    [one] дістати наосліп { $markers } маркер
    [few] дістати наосліп { $markers } маркери
   *[many] дістати наосліп { $markers } маркерів
}
option-search = { $tile }: спершу { FORM($markers, form: "here") }
option-rock = { $player }, місце { $place }
option-rock-lost = ніде
option-remove-rock = прибрати брилу з місця { $place }
option-demote = { $space } (щораунду менше: { $lost })
option-spare = використати { FORM($tile, form: "it") }
option-kinds = використати { FORM($tile, form: "it") }
option-keep-tile = залишити { FORM($tile, form: "it") }
option-offer = пожертвувати { $goods }
option-nothing = { $penalty ->
    [one] нічого: { $penalty } штрафний бал
    [few] нічого: { $penalty } штрафні бали
   *[many] нічого: { $penalty } штрафних балів
}
option-no-more = більше нічого

option-screens = Ширми
screens-closed = закриті
screens-closed-about = Що лежить за ширмою, бачить лише її власник.
screens-open = відкриті
screens-open-about = Усі бачать усі товари та призи.
