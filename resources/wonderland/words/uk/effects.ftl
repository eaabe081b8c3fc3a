# Що роблять карти й жетони, складене з їхніх ефектів: числа беруться з вмісту й ніколи не стоять тут.
# Ефекти звертаються до власника карти («отримай 1 уламок»); `.opponent` каже про суперника («отримує 1 уламок»), `.do` – про
# те, що можна вибрати («отримати 1 уламок»), `.short` – коротко, чим воно є («+1 уламок»),
# `.again` – після іншого з тим самим дієсловом. Умови кажуть, чого вимагає подвиг («щонайменше 2 уламки»); `.if` –
# те саме після «якщо», `.who` – про суперника, `.each` – за що рахують. Чого немає, те «none».

## Рамки

touching-hook = { $when }{ condition }{ optional }{ $once ->
    [yes] {" "}(один раз)
   *[no] {""}
}: { $do }.
# Гачок на жетоні: вікна про жетон говорять про нього самого, інші відкриваються за кожен такий активний жетон.
chip-hook = { FORM($when, form: "own") }{ condition }{ optional }: { $do }.
condition = { $conditions ->
    [none] {""}
   *[other] , якщо { FORM($conditions, form: "if") }
}
optional = { $may ->
    [yes] , за бажанням
   *[no] {""}
}
who = { $conditions ->
    [none] {""}
   *[other] , { FORM($conditions, form: "who") },
}
form-who = у якого є { $words }
form-not = без цього: { $words }
form-if-not = немає цього: { $words }
# За що рахують кількість, після її числа: «отримай 1 ПБ» – « за кожен замок, щонайбільше 3».
per = { $plus ->
    [0] {""}
   *[other] {" "}і ще { $times }
} за { FORM($per, form: "each") }{ $most ->
    [none] {""}
   *[other] , щонайбільше { $most }
}

## Жетони, як їх називають фільтри

chipfilter = { chip-few }
    .one = { chip-one }
    .of = { chip-of }
    .own = { $level ->
        [none] {""}
       *[other] { FORM($level, form: "of") }{" "}
    }
    .own-one = { $level ->
        [none] {""}
       *[other] { $level }{" "}
    }
    .own-many = { $level ->
        [none] {""}
       *[other] { FORM($level, form: "many") }{" "}
    }
chip-one = { $level ->
    [none] {""}
   *[other] { $level }{" "}
}жетон{ of-tag }{ of-strength }
chip-few = { $level ->
    [none] {""}
   *[other] { FORM($level, form: "few") }{" "}
}жетони{ of-tags }{ of-strength }
chip-many = { $level ->
    [none] {""}
   *[other] { FORM($level, form: "many") }{" "}
}жетонів{ of-tags }{ of-strength }
chip-of = { $level ->
    [none] {""}
   *[other] { FORM($level, form: "of") }{" "}
}жетона{ of-tag }{ of-strength }
of-tag = { $tags ->
    [none] {""}
   *[other] {" "}{ FORM($tags, form: "of", joined: "or") }
}
of-tags = { $tags ->
    [none] {""}
   *[other] {" "}{ FORM($tags, form: "of-many", joined: "any") }
}
of-strength = { $strengths ->
    [none] {""}
   *[other] {" "}сили { FORM($strengths, form: "or") }
}
chips-meant = { $number ->
    [one] { chip-one }
    [few] { chip-few }
   *[other] { chip-many }
}
# У називному й знахідному: «коли розіграно жетон артефакту».
a-chip = { $chip ->
    [none] жетон
   *[other] { FORM($chip, form: "one") }
}
own-chip = { $chip ->
    [none] цей жетон
   *[other] цей { FORM($chip, form: "own-one") }жетон
}
every-own-chip = { $once ->
    [yes] , один раз незалежно від кількості цих активних жетонів
   *[no] , за кожен із цих активних { $chip ->
        [none] жетонів
       *[other] { FORM($chip, form: "own-many") }жетонів
    }
}

## Кількості й місця

quantity = { $one_of ->
    [none] { $at_least ->
        [none] { $at_most ->
            [none] щонайменше 1
            [0] 0
           *[other] щонайбільше { $at_most }
        }
       *[other] { $at_most ->
            [none] щонайменше { $at_least }
           *[other] щонайменше { $at_least } і щонайбільше { $at_most }
        }
    }
   *[other] рівно { FORM($one_of, form: "or") }
}
not = { $at_most ->
    [0] не{" "}
   *[other] {""}
}
here = регіон битви
anywhere = будь-який регіон
adjacent = сусідній регіон

## Тригери

trigger-tea_start = На початку чаювання
trigger-card_taken = Коли береш карту чаювання
trigger-head_reached = Коли лідер доходить до почесного місця
trigger-die_rolled = Коли кидаєш кубик уламків
trigger-leader_placed = Коли лідер стає в регіоні
trigger-tea_turn_end = Наприкінці твого ходу чаювання
trigger-tea_end = Наприкінці чаювання
trigger-shards_discarded = Коли скидаєш уламки
trigger-battle_start = На початку битви
    .own = На початку битви{ every-own-chip }
trigger-reveal = Коли відкрито { a-chip }, перед усім іншим
    .own = Коли відкрито { own-chip }, перед усім іншим
    .next = { $uses ->
        [0] щоразу, коли далі в битві відкрито { a-chip }, перед усім іншим
       *[other] коли в цій битві відкрито твій наступний жетон, перед усім іншим
    }
    .theirs = { $uses ->
        [0] щоразу, коли далі в битві відкрито { a-chip }, перед усім іншим
       *[other] коли в цій битві відкрито його наступний жетон, перед усім іншим
    }
trigger-madness = Коли діє { $chip ->
    [none] шкідливий жетон
   *[other] { FORM($chip, form: "one") }
}
    .own = Коли діє шкідливий жетон{ every-own-chip }
trigger-unit_lost = За кожен утрачений загін окремо
    .own = За кожен утрачений загін окремо{ every-own-chip }
trigger-units_lost = Після діставання, під час якого втрачено загони
    .own = Після діставання, під час якого втрачено загони{ every-own-chip }
trigger-played = Коли розіграно { a-chip }
    .own = Коли розіграно { own-chip }
    .next = { $uses ->
        [0] щоразу, коли далі в битві розіграно { a-chip }
       *[other] коли в цій битві розіграно твій наступний жетон
    }
    .theirs = { $uses ->
        [0] щоразу, коли далі в битві розіграно { a-chip }
       *[other] коли в цій битві розіграно його наступний жетон
    }
trigger-after_strength = Коли { a-chip } додав свою силу
    .own = Коли { own-chip } додав свою силу
    .next = { $uses ->
        [0] щоразу, коли далі в битві { a-chip } додав свою силу
       *[other] коли в цій битві твій наступний жетон додав свою силу
    }
    .theirs = { $uses ->
        [0] щоразу, коли далі в битві { a-chip } додав свою силу
       *[other] коли в цій битві його наступний жетон додав свою силу
    }
trigger-opponent_poisoned = Коли отрута тут діє на суперника
    .own = Коли отрута тут діє на суперника{ every-own-chip }
trigger-opponent_busted = Коли суперник тут схибив
    .own = Коли суперник тут схибив{ every-own-chip }
trigger-victory = Коли перемагаєш у битві
    .own = Коли перемагаєш у битві{ every-own-chip }
trigger-feats = Коли заявляють подвиги
    .own = Коли заявляють подвиги{ every-own-chip }
trigger-feat_claimed = Коли заявляєш подвиг
    .own = Коли заявляєш подвиг{ every-own-chip }
trigger-battle_end = Наприкінці битви
    .own = Наприкінці битви{ every-own-chip }
trigger-forged = Коли поліпшено { a-chip }
    .own = Коли поліпшено { own-chip }
trigger-clean_up = Після битви, коли прибирають жетони
    .own = Коли після битви { own-chip } мав би виснажитися

## Дієслова: нагороди

effect-units = розмісти { units-placed }
    .do = розмістити { units-placed }
    .again = { units-placed }
    .opponent = розміщує { units-placed }
    .short = { units-counted }{ units-per }
units-placed = { units-counted } { $units ->
    [1] у будь-якому
   *[other] в одному
} регіоні{ units-per }
units-counted = { $units } { $units ->
     [one] загін
     [few] загони
   *[other] загонів
}
units-per = { $units-per ->
    [none] {""}
   *[other] { $units-per }
}
effect-ally = отримай { ally-gained }
    .do = отримати { ally-gained }
    .again = { ally-gained }
    .opponent = отримує { ally-gained }
    .short = { ally-named }
ally-gained = { KEY($type) ->
    [forge] { $type }
    [flamingo] { KEY($level) ->
        [strong] сильного
       *[weak] слабкого
    } Фламінго
    [creature] { KEY($level) ->
        [strong] сильну
       *[weak] слабку
    } Істоту
    [red_rook] { KEY($level) ->
        [strong] сильну
       *[weak] слабку
    } Червону Туру
    [rose] { KEY($level) ->
        [strong] сильну
       *[weak] слабку
    } Троянду
    [card_soldier] { KEY($level) ->
        [strong] сильного
       *[weak] слабкого
    } Карткового Вояку
   *[other] { $level } жетон { FORM($type, form: "of") }
}
ally-named = { KEY($type) ->
    [forge] { $type }
    [flamingo] { KEY($level) ->
        [strong] сильний
       *[weak] слабкий
    } Фламінго
    [creature] { KEY($level) ->
        [strong] сильна
       *[weak] слабка
    } Істота
    [red_rook] { KEY($level) ->
        [strong] сильна
       *[weak] слабка
    } Червона Тура
    [rose] { KEY($level) ->
        [strong] сильна
       *[weak] слабка
    } Троянда
    [card_soldier] { KEY($level) ->
        [strong] сильний
       *[weak] слабкий
    } Картковий Вояка
   *[other] { $level } жетон { FORM($type, form: "of") }
}
effect-any_ally = отримай будь-який { $level } жетон союзника
    .do = отримати будь-який { $level } жетон союзника
    .again = будь-який { $level } жетон союзника
    .opponent = отримує будь-який { $level } жетон союзника
    .short = будь-який { $level } союзник
effect-die = кинь кубик уламків (отримай стільки уламків)
    .do = кинути кубик уламків (отримати стільки уламків)
    .opponent = кидає кубик уламків (отримує стільки уламків)
    .short = кубик уламків
effect-shield = полагодь щит
    .do = полагодити щит
    .opponent = лагодить щит
    .short = цілий щит
effect-wonderlandian = візьми дивокрайця
    .do = взяти дивокрайця
    .again = ще одного
    .opponent = бере дивокрайця
    .short = дивокраєць
effect-ability = відкрий уміння
    .do = відкрити вміння
    .again = ще одне
    .opponent = відкриває вміння
    .short = уміння
effect-shards = отримай { shards-counted }
    .do = отримати { shards-counted }
    .again = { shards-counted }
    .opponent = отримує { shards-counted }
    .short = +{ shards-counted }
effect-discard_shards = скинь { shards-counted }
    .do = скинути { shards-counted }
    .again = { shards-counted }
    .opponent = скидає { shards-counted }
    .short = −{ shards-counted }
shards-counted = { $shards } { $shards ->
     [one] уламок
     [few] уламки
   *[other] уламків
}{ $shards-per ->
    [none] {""}
   *[other] { $shards-per }
}
effect-castle = постав замок { castle-place }
    .do = поставити замок { castle-place }
    .again = ще один { castle-place }
    .opponent = ставить замок { castle-place }
    .short = замок
castle-place = { KEY($where) ->
    [here] у регіоні битви
   *[other] у будь-якому регіоні
}
effect-leader_strength = збільш силу лідера на 1
    .do = збільшити силу лідера на 1
    .opponent = збільшує силу лідера на 1
    .short = сила лідера +1
effect-remove_madness = забери з мішечка звичайний жетон божевілля
    .do = забрати з мішечка звичайний жетон божевілля
    .again = ще один
    .opponent = забирає з мішечка звичайний жетон божевілля
    .short = −1 жетон божевілля
effect-gain_madness = поклади в мішечок { madness-counted }
    .do = покласти в мішечок { madness-counted }
    .again = { madness-counted }
    .opponent = кладе в мішечок { madness-counted }
    .short = +{ madness-counted }
madness-counted = { $chips } { $chips ->
     [one] жетон
     [few] жетони
   *[other] жетонів
} божевілля
effect-quest = візьми { quests-drawn }
    .do = взяти { quests-drawing }
    .again = { quests-drawn }
    .opponent = бере { quests-drawn-by }
    .short = { $draw } { $draw ->
     [one] місія
     [few] місії
   *[other] місій
}{ $discard ->
    [0] {""}
   *[other] {" "}(потім скинути { $discard } з руки)
}
quests-drawn = { quests-counted }{ $discard ->
    [0] {""}
   *[other] {" "}(потім скинь { $discard } з руки)
}
quests-drawing = { quests-counted }{ $discard ->
    [0] {""}
   *[other] {" "}(потім скинути { $discard } з руки)
}
quests-drawn-by = { quests-counted }{ $discard ->
    [0] {""}
   *[other] {" "}(потім скидає { $discard } з руки)
}
quests-counted = { $draw } { $draw ->
     [one] місію
     [few] місії
   *[other] місій
}
effect-forge = поліпши жетон
    .do = поліпшити жетон
    .again = ще один
    .opponent = поліпшує жетон
    .short = поліпшення
effect-vp = отримай { vp-counted }
    .do = отримати { vp-counted }
    .again = { vp-counted }
    .opponent = отримує { vp-counted }
    .short = { vp-counted }
vp-counted = { $vp } ПБ{ $vp-per ->
    [none] {""}
   *[other] { $vp-per }
}
effect-supporters = додай до свого запасу { supporters-joining }
    .do = додати до свого запасу { supporters-joining }
    .again = { supporters-joining }
    .opponent = додає до свого запасу { supporters-joining }
    .short = +{ $supporters } { $supporters ->
     [one] прибічник
     [few] прибічники
   *[other] прибічників
}
supporters-joining = { $supporters } { $supporters ->
     [one] прибічника
   *[other] прибічників
}
effect-castle_value = кожен замок наприкінці дає на { $vp } ПБ більше
    .short = +{ $vp } ПБ за замок
effect-split = вибери «{ $above }» або «{ $below }»
    .do = вибрати «{ $above }» або «{ $below }»
    .opponent = вибирає «{ $above }» або «{ $below }»
    .short = { FORM($above, form: "short", joined: "plus") } або { FORM($below, form: "short", joined: "plus") }
effect-corrupted = за бажанням кинь кубик уламків (отримай стільки уламків) і тоді { $rewards }
    .do = кинути кубик уламків (отримати стільки уламків) і тоді { FORM($rewards, form: "do") }
    .short = за кидок кубика також { FORM($rewards, form: "short", joined: "plus") }
effect-choose = вибери { FORM($lists, form: "or") }
    .do = вибрати { FORM($lists, form: "or") }
    .opponent = вибирає { FORM($lists, form: "or") }
effect-depends = { FORM($cases, joined: "either") }
    .do = { FORM($cases, form: "do", joined: "either") }
case = { $do }{ $conditions ->
    [none] {""}
   *[other] , якщо { FORM($conditions, form: "if") }
}
    .do = { FORM($do, form: "do") }{ $conditions ->
        [none] {""}
       *[other] , якщо { FORM($conditions, form: "if") }
    }
effect-opponent = вибраний суперник{ who } { FORM($do, form: "opponent") }
effect-each_opponent = кожен суперник{ who } { FORM($do, form: "opponent") }
effect-move_units = переведи { units-moved } { units-way }
    .do = перевести { units-moved } { units-way }
    .opponent = переводить { units-moved } { units-way }
units-moved = { KEY($what) ->
    [supporters] щонайбільше { $units } { $units ->
     [one] прибічника
   *[other] прибічників
}
   *[other] щонайбільше { units-counted }
}{ units-per }
units-way = { KEY($origin) ->
    [here] з регіону битви
    [adjacent] із сусіднього регіону
   *[anywhere] з будь-яких регіонів
} { KEY($to) ->
    [here] до регіону битви
    [adjacent] до сусіднього регіону
   *[anywhere] до будь-якого регіону
}
effect-place_and_follow = розмісти { units-counted } у будь-якому регіоні та переведи туди лідера
    .do = розмістити { units-counted } у будь-якому регіоні та перевести туди лідера
    .opponent = розміщує { units-counted } у будь-якому регіоні та переводить туди лідера

## Дієслова: битва

effect-strength = { SIGNED($by) } на треку сили{ by-per }
    .opponent = отримує { SIGNED($by) } на треку сили{ by-per }
by-per = { $by-per ->
    [none] {""}
   *[other] { $by-per }
}
effect-lose_units = утрать тут { units-counted }{ units-per }
    .do = утратити тут { units-counted }{ units-per }
    .again = { units-counted }{ units-per }
    .opponent = утрачає тут { units-counted }{ units-per }
effect-break_shield = розбий щит
    .do = розбити щит
    .opponent = розбиває щит
effect-lasting = { FORM($when, form: "next") }{ lasting-rule }
    .opponent = отримує ефект: { FORM($when, form: "theirs") }{ lasting-rule }
lasting-rule = { condition }, { $do }{ $uses ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $uses } { $uses ->
        [one] раз
        [few] рази
       *[many] разів
    })
}{ $once ->
    [yes] {" "}(не підсумовується)
   *[no] {""}
}
effect-chip_strength = { SIGNED($by) } до сили жетона{ by-per }
    .opponent = отримує { SIGNED($by) } до сили жетона{ by-per }
effect-chip_becomes = сила жетона дорівнює { $strength }
effect-chip_times = { $times ->
    [2] подвой силу жетона
    [3] потрой силу жетона
   *[other] помнож силу жетона на { $times }
}
    .do = { $times ->
        [2] подвоїти силу жетона
        [3] потроїти силу жетона
       *[other] помножити силу жетона на { $times }
    }
    .opponent = множить силу жетона на { $times }
effect-return_exhausted = поверни в мішечок { chips-counted } з виснажених
    .do = повернути в мішечок { chips-counted } з виснажених
    .opponent = повертає в мішечок { chips-counted } з виснажених
effect-return_active = поверни з активних у мішечок { chips-returned }
    .do = повернути з активних у мішечок { chips-returned }
    .opponent = повертає з активних у мішечок { chips-returned }
chips-returned = { $chips ->
    [1] { FORM($chip, form: "one") }
   *[other] { chips-counted } з-поміж таких: { $chip }
}
effect-return_madness = поверни { chips-counted } зі шкали божевілля в мішечок
    .do = повернути { chips-counted } зі шкали божевілля в мішечок
    .opponent = повертає { chips-counted } зі шкали божевілля в мішечок
effect-return_this = поверни цей жетон у мішечок
    .do = повернути цей жетон у мішечок
chips-counted = { $chips } { $chips ->
     [one] жетон
     [few] жетони
   *[other] жетонів
}
effect-poison = поклади в мішечок жетон отрути
    .do = покласти в мішечок жетон отрути
    .again = ще один
    .opponent = кладе в мішечок жетон отрути
effect-draw_more = коли наступного разу діставатимеш жетон у цій битві, дістань { chips-more }, розіграй один з усіх, а решту поверни в мішечок
    .do = коли наступного разу діставатимеш жетон у цій битві, дістати { chips-more }, розіграти один з усіх, а решту повернути в мішечок
    .opponent = наступного разу в цій битві дістає { chips-more }, розігрує один з усіх, а решту повертає в мішечок
chips-more = { $chips } { $chips ->
     [one] додатковий жетон
     [few] додаткові жетони
   *[other] додаткових жетонів
}{ $chips-per ->
    [none] {""}
   *[other] { $chips-per }
}
effect-to_symbol = пересунь маркер на найближчий символ поліпшення, уперед чи назад
    .do = пересунути маркер на найближчий символ поліпшення, уперед чи назад
    .opponent = пересуває маркер на найближчий символ поліпшення, уперед чи назад
effect-any_feat = заяви ще один подвиг з руки, незалежно від його регіону й умови
    .do = заявити ще один подвиг з руки, незалежно від його регіону й умови
    .opponent = заявляє ще один подвиг з руки, незалежно від його регіону й умови
effect-give_up = назавжди втрать { chips-counted } з активних
    .do = назавжди втратити { chips-counted } з активних
    .opponent = назавжди втрачає { chips-counted } з активних

## Міри

measure-strength = { $one_of ->
    [none] сила { quantity }
   *[other] сила рівно { FORM($one_of, form: "or") }
}
    .each = кожну одиницю сили
    .if = сила становить { quantity }
    .many = одиниць сили
measure-active = { quantity } { $others ->
    [yes] { $number ->
     [one] інший
     [few] інші
   *[other] інших
}{" "}
   *[no] {""}
}{ $number ->
     [one] активний
     [few] активні
   *[other] активних
} { chips-meant }
    .each = кожен { $others ->
        [yes] інший{" "}
       *[no] {""}
    }активний { chip-one }
    .if = серед активних є { $at_least ->
        [none] {""}
       *[other] { quantity }{" "}
    }{ $others ->
        [yes] { $number ->
     [one] інший
     [few] інші
   *[other] інших
}{" "}
       *[no] {""}
    }{ chips-meant }
measure-most_active = { not }найбільше активних { chip-many }, без нічиєї
    .if = { not }лише в тебе найбільше активних { chip-many }
measure-exhausted = { quantity } { $number ->
     [one] виснажений
     [few] виснажені
   *[other] виснажених
} { chips-meant }
    .each = кожен виснажений { chip-one }
    .if = серед виснажених є { quantity } { chips-meant }
measure-active_kinds = активні жетони { quantity } { $number ->
     [one] виду
   *[other] видів
}
    .each = кожен вид активних жетонів
    .if = серед активних є жетони { quantity } { $number ->
         [one] виду
       *[other] видів
    }
measure-madness = { quantity } { $number ->
     [one] жетон
     [few] жетони
   *[other] жетонів
} на шкалі божевілля
    .each = кожен жетон на шкалі божевілля
    .if = на шкалі божевілля є { quantity } { $number ->
         [one] жетон
         [few] жетони
       *[other] жетонів
    }
    .who = який має на шкалі божевілля { quantity } { $number ->
         [one] жетон
         [few] жетони
       *[other] жетонів
    }
measure-suffered = { $at_most ->
    [0] жодного жетона божевілля, що подіяв би в цій битві
   *[other] { quantity } { $number ->
     [one] жетон божевілля, що подіяв у цій битві
     [few] жетони божевілля, що подіяли в цій битві
   *[other] жетонів божевілля, що подіяли в цій битві
}
}
    .each = кожен жетон божевілля, що подіяв у цій битві
    .if = { $at_most ->
        [0] в цій битві не подіяв жоден жетон божевілля
       *[other] в цій битві { $number ->
     [one] подіяв
     [few] подіяли
   *[other] подіяло
} { quantity } { $number ->
     [one] жетон
     [few] жетони
   *[other] жетонів
} божевілля
    }
measure-madness_symbols = { quantity } { $number ->
     [one] символ
     [few] символи
   *[other] символів
} на шкалі божевілля
    .each = кожен символ на шкалі божевілля
    .if = на шкалі божевілля є { quantity } { $number ->
         [one] символ
         [few] символи
       *[other] символів
    }
measure-units_here = { quantity } { $number ->
     [one] власний загін
     [few] власні загони
   *[other] власних загонів
} тут
    .each = кожен власний загін тут
    .if = в тебе тут { quantity } { $number ->
         [one] загін
         [few] загони
       *[other] загонів
    }
measure-units_lost = { quantity } { $number ->
     [one] загін утрачено
     [few] загони втрачено
   *[other] загонів утрачено
} в цій битві
    .each = кожен загін, утрачений у цій битві
    .if = в цій битві втрачено { quantity } { $number ->
         [one] загін
         [few] загони
       *[other] загонів
    }
measure-units_lost_now = { quantity } { $number ->
     [one] загін утрачено
     [few] загони втрачено
   *[other] загонів утрачено
} під час цього діставання
    .each = кожен загін, утрачений під час цього діставання
    .if = під час цього діставання втрачено { quantity } { $number ->
         [one] загін
         [few] загони
       *[other] загонів
    }
measure-units_elsewhere = { quantity } { $number ->
     [one] прибічник або фігурка
     [few] прибічники й фігурки
   *[other] прибічників і фігурок
} деінде
    .each = кожного прибічника й кожну фігурку деінде
    .if = в тебе деінде є { quantity } { $number ->
         [one] прибічник або фігурка
         [few] прибічники й фігурки
       *[other] прибічників і фігурок
    }
measure-lost_supporter = утрачений { not }прибічник
    .if = це { not }прибічник
measure-poison_left = { quantity } { $number ->
     [one] жетон
     [few] жетони
   *[other] жетонів
} отрути в спільному запасі
    .each = кожен жетон отрути в спільному запасі
    .if = в спільному запасі є { quantity } { $number ->
         [one] жетон
         [few] жетони
       *[other] жетонів
    } отрути
measure-leader_here = { $at_most ->
    [0] власний лідер деінде
   *[other] власний лідер тут
}
    .if = твій лідер { $at_most ->
        [0] деінде
       *[other] тут
    }
measure-castle_here = { $at_most ->
    [0] без власного замку тут
   *[other] власний замок тут
}
    .if = { $at_most ->
        [0] в тебе тут немає замку
       *[other] в тебе тут є замок
    }
    .if-not = в тебе тут немає замку
measure-in_lead = { $at_most ->
    [0] хтось із такою самою чи більшою силою
   *[other] найбільша сила
}
    .if = { $at_most ->
        [0] хтось має таку саму чи більшу силу
       *[other] ти попереду
    }
measure-opponents = { quantity } { $number ->
     [one] суперник
     [few] суперники
   *[other] суперників
} тут
    .each = кожного суперника тут
    .if = тут є { quantity } { $number ->
         [one] суперник
         [few] суперники
       *[other] суперників
    }
measure-opponents_ahead = { quantity } { $number ->
     [one] суперник
     [few] суперники
   *[other] суперників
} попереду
    .each = кожного суперника попереду
    .if = попереду { quantity } { $number ->
         [one] суперник
         [few] суперники
       *[other] суперників
    }
measure-opponents_busted = { quantity } { $number ->
     [one] інший гравець схибив
     [few] інші гравці схибили
   *[other] інших гравців схибило
} тут
    .each = кожного іншого гравця, що тут схибив
    .if = тут { $number ->
         [one] схибив
         [few] схибили
       *[other] схибило
    } { quantity } { $number ->
         [one] інший гравець
         [few] інші гравці
       *[other] інших гравців
    }
measure-draws = { quantity } { $number ->
     [one] діставання
     [few] діставання
   *[other] діставань
} жетонів у цій битві
    .each = кожне діставання жетонів у цій битві
    .if = в цій битві { $number ->
         [one] було
         [few] були
       *[other] було
    } { quantity } { $number ->
         [one] діставання
         [few] діставання
       *[other] діставань
    } жетонів
measure-ahead_of_other = більша сила
    .each = кожну одиницю переваги в силі
    .if = твоя сила більша
    .who = який має більшу силу
measure-behind_other = менша сила
    .each = кожну одиницю сили, якої бракує
    .if = твоя сила менша
    .who = який має меншу силу
measure-outdrawn = { quantity } { $number ->
     [one] суперник, чий жетон із цього діставання має
     [few] суперники, чиї жетони з цього діставання мають
   *[other] суперників, чиї жетони з цього діставання мають
} меншу надруковану силу
    .each = кожного суперника, чий жетон із цього діставання має меншу надруковану силу
    .if = є { quantity } { $number ->
         [one] суперник, чий жетон із цього діставання має
         [few] суперники, чиї жетони з цього діставання мають
       *[other] суперників, чиї жетони з цього діставання мають
    } меншу надруковану силу
measure-won = { $at_most ->
    [0] не одноосібне перше місце
   *[other] одноосібне перше місце
}
    .not = не одноосібне перше місце
    .if = { $at_most ->
        [0] не посідаєш одноосібно першого місця
       *[other] одноосібно посідаєш перше місце
    }
    .if-not = не посідаєш одноосібно першого місця
measure-tied_first = { $at_most ->
    [0] без нічиєї за перше місце
   *[other] нічия за перше місце
}
    .not = без нічиєї за перше місце
    .if = { $at_most ->
        [0] не ділиш першого місця
       *[other] ділиш перше місце
    }
    .if-not = не ділиш першого місця
measure-second = { $at_most ->
    [0] не друге місце
   *[other] друге місце
}
    .not = не друге місце
    .if = { $at_most ->
        [0] не посідаєш другого місця
       *[other] посідаєш друге місце
    }
    .if-not = не посідаєш другого місця
measure-contested = битва, що { not }відбулася
    .if = битва { not }відбулася
measure-stopped_first = { $at_most ->
    [0] зупинка після інших
   *[other] зупинка раніше за інших
}
    .if = { not }зупиняєшся раніше за інших
measure-reached_end = маркер { not }на кінці треку сили
    .if = маркер { not }на кінці треку сили
measure-on_symbol = маркер { not }на символі поліпшення
    .if = маркер { not }на символі поліпшення
    .if-not = маркер не на символі поліпшення
measure-last_chip = { $at_most ->
    [0] останній активний жетон – не { chip-one }
   *[other] останній активний жетон – { chip-one }
}
    .if = останній серед активних – { not }{ chip-one }
measure-this_chip = { not }{ chip-one }
    .if = це { not }{ chip-one }
measure-in_battle = { $at_most ->
    [0] поза битвою
   *[other] у битві
}
    .if = це сталося { $at_most ->
        [0] поза битвою
       *[other] в битві
    }
measure-shield = { $at_most ->
    [0] розбитий щит
   *[other] цілий щит
}
    .if = щит { $at_most ->
        [0] розбитий
       *[other] цілий
    }
measure-printed = надрукована сила { quantity }
    .each = кожну одиницю надрукованої сили жетона
    .if = його надрукована сила – { $one_of ->
        [none] { quantity }
       *[other] { FORM($one_of, form: "or") }
    }
measure-chip_strength = сила цього жетона { quantity }
    .each = кожну одиницю сили цього жетона
    .if = сила цього жетона становить { quantity }
    .many = одиниць сили цього жетона
measure-other_printed = надрукована сила жетона іншого гравця { quantity }
    .each = кожну одиницю надрукованої сили жетона іншого гравця
    .if = надрукована сила жетона іншого гравця становить { quantity }
measure-vp = { quantity } ПБ
    .each = кожен ПБ
    .if = в тебе { quantity } ПБ
    .who = який має { quantity } ПБ
    .many = ПБ
measure-shards = { quantity } { $number ->
     [one] уламок
     [few] уламки
   *[other] уламків
}
    .each = кожен уламок
    .if = в тебе є { quantity } { $number ->
         [one] уламок
         [few] уламки
       *[other] уламків
    }
    .who = який має { quantity } { $number ->
         [one] уламок
         [few] уламки
       *[other] уламків
    }
    .many = уламків
measure-castles = { quantity } { $number ->
     [one] замок
     [few] замки
   *[other] замків
}
    .each = кожен замок
    .if = в тебе є { quantity } { $number ->
         [one] замок
         [few] замки
       *[other] замків
    }
    .who = який має { quantity } { $number ->
         [one] замок
         [few] замки
       *[other] замків
    }
measure-units = { quantity } { $number ->
     [one] загін
     [few] загони
   *[other] загонів
} у всіх регіонах разом
    .each = кожен загін
    .if = в тебе у всіх регіонах разом { quantity } { $number ->
         [one] загін
         [few] загони
       *[other] загонів
    }
measure-regions_with_units = { quantity } { $number ->
     [one] регіон
     [few] регіони
   *[other] регіонів
} із загонами
    .each = кожен регіон із твоїми загонами
    .if = в тебе є { quantity } { $number ->
         [one] регіон
         [few] регіони
       *[other] регіонів
    } із загонами
measure-leader_strength = сила лідера { quantity }
    .each = кожну одиницю сили лідера
    .if = сила лідера становить { quantity }
measure-supporters = { quantity } { $number ->
     [one] прибічник
     [few] прибічники
   *[other] прибічників
} у власному запасі
    .each = кожного прибічника у власному запасі
    .if = у твоєму запасі є { quantity } { $number ->
         [one] прибічник
         [few] прибічники
       *[other] прибічників
    }
measure-chips = { quantity } { chips-meant }
    .each = кожен { chip-one }
    .if = в тебе є { quantity } { chips-meant }
measure-forged = { quantity } { $number ->
     [one] поліпшений
     [few] поліпшені
   *[other] поліпшених
} { chips-meant }
    .each = кожен поліпшений { chip-one }
    .if = в тебе є { quantity } { $number ->
         [one] поліпшений
         [few] поліпшені
       *[other] поліпшених
    } { chips-meant }
measure-forged_types = поліпшені жетони союзників { quantity } { $number ->
     [one] типу
   *[other] типів
}
    .each = кожен тип поліпшених жетонів союзників
    .if = в тебе є поліпшені жетони союзників { quantity } { $number ->
         [one] типу
       *[other] типів
    }
measure-full_tracks = { quantity } { $number ->
     [one] повний ряд
     [few] повні ряди
   *[other] повних рядів
} поліпшень
    .each = кожен повний ряд поліпшень
    .if = в тебе є { quantity } { $number ->
         [one] повний ряд
         [few] повні ряди
       *[other] повних рядів
    } поліпшень
measure-abilities = { quantity } { $number ->
     [one] відкрите вміння
     [few] відкриті вміння
   *[other] відкритих умінь
}
    .each = кожне відкрите вміння
    .if = в тебе є { quantity } { $number ->
         [one] відкрите вміння
         [few] відкриті вміння
       *[other] відкритих умінь
    }
measure-wonderlandians = { quantity } { $number ->
     [one] карта дивокрайця
     [few] карти дивокрайців
   *[other] карт дивокрайців
}
    .each = кожну карту дивокрайця
    .if = в тебе є { quantity } { $number ->
         [one] карта дивокрайця
         [few] карти дивокрайців
       *[other] карт дивокрайців
    }
measure-feats = { quantity } { $number ->
     [one] здійснений подвиг
     [few] здійснені подвиги
   *[other] здійснених подвигів
}
    .each = кожен здійснений подвиг
    .if = в тебе є { quantity } { $number ->
         [one] здійснений подвиг
         [few] здійснені подвиги
       *[other] здійснених подвигів
    }
measure-quests = { quantity } { $number ->
     [one] місія
     [few] місії
   *[other] місій
} на руці
    .each = кожну місію на руці
    .if = в тебе на руці є { quantity } { $number ->
         [one] місія
         [few] місії
       *[other] місій
    }
measure-tea_cards = { quantity } { $number ->
     [one] карта
     [few] карти
   *[other] карт
} чаювання
    .each = кожну карту чаювання
    .if = в тебе є { quantity } { $number ->
         [one] карта
         [few] карти
       *[other] карт
    } чаювання
measure-passed = { quantity } { $number ->
     [one] лідер, повз якого
     [few] лідери, повз яких
   *[other] лідерів, повз яких
} пройдено цього ходу
    .each = кожного лідера, повз якого пройдено цього ходу
    .if = твій лідер цього ходу пройшов повз { $at_least ->
        [none] іншого лідера
       *[other] { quantity } { $number ->
     [one] іншого лідера
   *[other] інших лідерів
}
    }
measure-passed_head = { $at_most ->
    [0] почесне місце, не досягнуте цього ходу
   *[other] почесне місце, досягнуте цього ходу
}
    .if = твій лідер цього ходу { not }дійшов до почесного місця
measure-neighbours = { quantity } { $number ->
     [one] інший лідер
     [few] інші лідери
   *[other] інших лідерів
} на сусідніх стільцях
    .each = кожного іншого лідера на сусідніх стільцях
    .if = на сусідніх стільцях { quantity } { $number ->
         [one] інший лідер
         [few] інші лідери
       *[other] інших лідерів
    }
measure-any_of = одне з переліченого: { FORM($conditions, joined: "or") }
    .if = { FORM($conditions, form: "if", joined: "or") }
measure-more = { not }більше { FORM($of, form: "many") }, ніж { FORM($than, form: "many") }
    .if = { FORM($of, form: "many") } { not }більше, ніж { FORM($than, form: "many") }
measure-none_of = { FORM($conditions, form: "not") }
    .if = { FORM($conditions, form: "if-not") }

## Правила, надто дивні для дієслів, власними словами

special-untouched = Уміння твоїх інших жетонів не змінюють цього жетона й не можуть його вибрати. Жетон поліпшення не може його поліпшити.
special-swapped = Коли цей жетон виснажується, він повертається до спільного запасу, а до виснажених замість нього йде Істота іншого рівня.
special-castle_anywhere = Замок за перемогу тут може стати в будь-якому регіоні.
special-friend_of_the_people = Коли лідер стає в регіоні під час чаювання, бери карти дивокрайців, доки не трапиться фігурка, і постав її в будь-якому регіоні. Після тамтешньої битви вона йде з поля.
special-slithy_toves = На початку чаювання або коли Жербельковт отруює карту наприкінці ходу, можна покласти на один жетон отрути більше.
special-poison = На початку чаювання можна отруїти дві карти, а наприкінці кожного ходу Жербельковта – одну, якщо на столі немає отруєних. Хто бере отруєну карту, кладе отруту в мішечок.
special-tea_party = Раз за кожну фазу чаювання, замість ходу: заповни порожні стільці, потім візьми будь-яку карту, не рухаючи лідера.
special-spread = Загони з однієї карти чаювання можуть піти до кількох регіонів.
special-counter_clockwise = Лідер рухається проти годинникової стрілки.
special-gift = Коли під час чаювання випадає щонайменше два уламки, один із них можна дати іншому гравцеві.
