# Що роблять карти й жетони, складене з їхніх ефектів: числа беруться зі змісту й ніколи не стоять тут.
# Ефекти звертаються до власника карти («отримайте 1 уламок»); `.opponent` каже про суперника («отримує 1 уламок»),
# `.again` – після іншого з тим самим дієсловом. Умови кажуть, чого вимагає подвиг («щонайменше 3 витягування»); `.if` –
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
# За що рахують кількість, після її числа: «отримайте 1 ПБ» – « за кожен замок, щонайбільше 3».
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
# У називному й знахідному: «коли зіграно жетон артефакту».
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
            [0] жодних
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

## Вікна

window-tea_start = На початку чаювання
window-card_taken = Коли ви берете карту чаювання
window-head_reached = Коли лідер доходить до почесного місця
window-die_rolled = Коли ви кидаєте кубик уламків
window-leader_placed = Коли лідер стає в регіоні
window-tea_turn_end = Наприкінці вашого ходу чаювання
window-tea_end = Наприкінці чаювання
window-shards_discarded = Коли ви скидаєте уламки
window-battle_start = На початку битви
    .own = На початку битви{ every-own-chip }
window-reveal = Коли відкрито { a-chip }, перед усім іншим
    .own = Коли відкрито { own-chip }, перед усім іншим
    .next = { $uses ->
        [0] щоразу, коли далі в битві відкрито { a-chip }, перед усім іншим
       *[other] коли в цій битві відкрито ваш наступний жетон, перед усім іншим
    }
    .theirs = { $uses ->
        [0] щоразу, коли далі в битві відкрито { a-chip }, перед усім іншим
       *[other] коли в цій битві відкрито його наступний жетон, перед усім іншим
    }
window-madness = Коли діє { $chip ->
    [none] шкідливий жетон
   *[other] { FORM($chip, form: "one") }
}
    .own = Коли діє шкідливий жетон{ every-own-chip }
window-unit_lost = За кожен утрачений загін окремо
    .own = За кожен утрачений загін окремо{ every-own-chip }
window-units_lost = Після витягування, у якому втрачено загони
    .own = Після витягування, у якому втрачено загони{ every-own-chip }
window-played = Коли зіграно { a-chip }
    .own = Коли зіграно { own-chip }
    .next = { $uses ->
        [0] щоразу, коли далі в битві зіграно { a-chip }
       *[other] коли в цій битві зіграно ваш наступний жетон
    }
    .theirs = { $uses ->
        [0] щоразу, коли далі в битві зіграно { a-chip }
       *[other] коли в цій битві зіграно його наступний жетон
    }
window-after_strength = Коли { a-chip } уже додав свою силу
    .own = Коли { own-chip } уже додав свою силу
    .next = { $uses ->
        [0] щоразу, коли далі в битві { a-chip } уже додав свою силу
       *[other] коли в цій битві ваш наступний жетон уже додав свою силу
    }
    .theirs = { $uses ->
        [0] щоразу, коли далі в битві { a-chip } уже додав свою силу
       *[other] коли в цій битві його наступний жетон уже додав свою силу
    }
window-opponent_poisoned = Коли отрута тут діє на суперника
    .own = Коли отрута тут діє на суперника{ every-own-chip }
window-opponent_busted = Коли суперник тут схибив
    .own = Коли суперник тут схибив{ every-own-chip }
window-victory = Коли ви перемагаєте в битві
    .own = Коли ви перемагаєте в битві{ every-own-chip }
window-feats = Коли заявляють подвиги
    .own = Коли заявляють подвиги{ every-own-chip }
window-feat_claimed = Коли ви заявляєте подвиг
    .own = Коли ви заявляєте подвиг{ every-own-chip }
window-battle_end = Наприкінці битви
    .own = Наприкінці битви{ every-own-chip }
window-forged = Коли поліпшено { a-chip }
    .own = Коли поліпшено { own-chip }
window-clean_up = Після битви, коли прибирають жетони
    .own = Коли після битви { own-chip } мав би виснажитися

## Дієслова: нагороди

effect-units = розмістіть { units-placed }
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
effect-ally = отримайте { ally-gained }
    .again = { ally-gained }
    .opponent = отримує { ally-gained }
    .short = { ally-gained }
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
effect-any_ally = отримайте будь-який { $level } жетон союзника
    .again = будь-який { $level } жетон союзника
    .opponent = отримує будь-який { $level } жетон союзника
    .short = будь-якого { FORM($level, form: "of") } союзника
effect-die = киньте кубик уламків (отримайте стільки уламків)
    .opponent = кидає кубик уламків (отримує стільки уламків)
    .short = кубик уламків
effect-shield = полагодьте щит
    .opponent = лагодить щит
    .short = цілий щит
effect-wonderlandian = візьміть дивокрайця
    .again = ще одного
    .opponent = бере дивокрайця
    .short = дивокрайця
effect-ability = відкрийте вміння
    .again = ще одне
    .opponent = відкриває вміння
    .short = уміння
effect-shards = отримайте { shards-counted }
    .again = { shards-counted }
    .opponent = отримує { shards-counted }
    .short = +{ shards-counted }
effect-discard_shards = скиньте { shards-counted }
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
effect-castle = поставте замок { castle-place }
    .again = ще один { castle-place }
    .opponent = ставить замок { castle-place }
    .short = замок
castle-place = { KEY($where) ->
    [here] у регіоні битви
   *[other] у будь-якому регіоні
}
effect-leader_strength = збільште силу лідера на 1
    .opponent = збільшує силу лідера на 1
    .short = силу лідера +1
effect-remove_madness = заберіть із мішечка звичайний жетон божевілля
    .again = ще один
    .opponent = забирає з мішечка звичайний жетон божевілля
    .short = −1 жетон божевілля
effect-gain_madness = покладіть у мішечок { madness-counted }
    .again = { madness-counted }
    .opponent = кладе в мішечок { madness-counted }
    .short = +{ madness-counted }
madness-counted = { $chips } { $chips ->
     [one] жетон
     [few] жетони
   *[other] жетонів
} божевілля
effect-quest = візьміть { quests-drawn }
    .again = { quests-drawn }
    .opponent = бере { quests-drawn }
    .short = { quests-drawn }
quests-drawn = { $draw } { $draw ->
     [one] місію
     [few] місії
   *[other] місій
}{ $discard ->
    [0] {""}
   *[other] {" "}(потім скиньте { $discard } з руки)
}
effect-forge = поліпшіть жетон
    .again = ще один
    .opponent = поліпшує жетон
    .short = поліпшення
effect-vp = отримайте { vp-counted }
    .again = { vp-counted }
    .opponent = отримує { vp-counted }
    .short = { vp-counted }
vp-counted = { $vp } ПБ{ $vp-per ->
    [none] {""}
   *[other] { $vp-per }
}
effect-supporters = додайте до свого запасу { supporters-joining }
    .again = { supporters-joining }
    .opponent = додає до свого запасу { supporters-joining }
supporters-joining = { $supporters } { $supporters ->
     [one] прибічника
   *[other] прибічників
}
effect-castle_value = кожен замок наприкінці дає на { $vp } ПБ більше
effect-split = виберіть «{ $above }» або «{ $below }»
    .opponent = вибирає «{ $above }» або «{ $below }»
    .short = { FORM($above, form: "short", joined: "plus") } або { FORM($below, form: "short", joined: "plus") }
effect-corrupted = можете кинути кубик уламків (отримайте стільки уламків), і тоді { $rewards }
    .short = за кидок кубика також { FORM($rewards, form: "short", joined: "plus") }
effect-choose = виберіть { FORM($lists, form: "or") }
    .opponent = вибирає { FORM($lists, form: "or") }
effect-depends = { FORM($cases, joined: "either") }
case = { $do }{ $conditions ->
    [none] {""}
   *[other] , якщо { FORM($conditions, form: "if") }
}
effect-opponent = вибраний суперник{ who } { FORM($do, form: "opponent") }
effect-each_opponent = кожен суперник{ who } { FORM($do, form: "opponent") }
effect-move_units = переведіть { units-moved } { units-way }
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
effect-place_and_follow = розмістіть { units-counted } у будь-якому регіоні та переведіть туди лідера
    .opponent = розміщує { units-counted } у будь-якому регіоні та переводить туди лідера

## Дієслова: битва

effect-strength = { SIGNED($by) } на треку сили{ by-per }
    .opponent = отримує { SIGNED($by) } на треку сили{ by-per }
by-per = { $by-per ->
    [none] {""}
   *[other] { $by-per }
}
effect-lose_units = утратьте тут { units-counted }{ units-per }
    .again = { units-counted }{ units-per }
    .opponent = утрачає тут { units-counted }{ units-per }
effect-break_shield = розбийте щит
    .opponent = розбиває щит
effect-lasting = { FORM($when, form: "next") }{ lasting-rule }
    .opponent = мусить зважати на таке: { FORM($when, form: "theirs") }{ lasting-rule }
lasting-rule = { condition }, { $do }{ $uses ->
    [0] {""}
    [1] {""}
   *[other] {" "}(кількість разів: { $uses })
}{ $once ->
    [yes] {" "}(не підсумовується)
   *[no] {""}
}
effect-chip_strength = { SIGNED($by) } до сили жетона{ by-per }
    .opponent = отримує { SIGNED($by) } до сили жетона{ by-per }
effect-chip_becomes = сила жетона дорівнює { $strength }
effect-chip_times = { $times ->
    [2] подвойте силу жетона
    [3] потройте силу жетона
   *[other] помножте силу жетона на { $times }
}
    .opponent = множить силу жетона на { $times }
effect-return_exhausted = поверніть у мішечок { chips-counted } з виснажених
    .opponent = повертає в мішечок { chips-counted } з виснажених
effect-return_active = поверніть з активних у мішечок { chips-returned }
    .opponent = повертає з активних у мішечок { chips-returned }
chips-returned = { $chips ->
    [1] { FORM($chip, form: "one") }
   *[other] { chips-counted } з-поміж таких: { $chip }
}
effect-return_madness = поверніть { chips-counted } зі шкали божевілля в мішечок
    .opponent = повертає { chips-counted } зі шкали божевілля в мішечок
effect-return_this = поверніть цей жетон у мішечок
chips-counted = { $chips } { $chips ->
     [one] жетон
     [few] жетони
   *[other] жетонів
}
effect-poison = покладіть у мішечок жетон отрути
    .again = ще один
    .opponent = кладе в мішечок жетон отрути
effect-draw_more = під час наступного витягування в цій битві витягніть { chips-more }, зіграйте один з усіх, а решту поверніть у мішечок
    .opponent = під час наступного витягування в цій битві витягує { chips-more }, грає один з усіх, а решту повертає в мішечок
chips-more = { $chips } { $chips ->
     [one] додатковий жетон
     [few] додаткові жетони
   *[other] додаткових жетонів
}{ $chips-per ->
    [none] {""}
   *[other] { $chips-per }
}
effect-to_symbol = пересуньте маркер на найближчий символ поліпшення, уперед чи назад
    .opponent = пересуває маркер на найближчий символ поліпшення, уперед чи назад
effect-any_feat = заявіть ще один подвиг з руки, незалежно від його регіону й умови
    .opponent = заявляє ще один подвиг з руки, незалежно від його регіону й умови
effect-give_up = назавжди втратьте { chips-counted } з активних
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
    .if = { not }лише у вас найбільше активних { chip-many }
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
    .if = активні жетони – { quantity } { $number ->
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
measure-suffered = { quantity } { $number ->
     [one] жетон
     [few] жетони
   *[other] жетонів
} божевілля, що { $number ->
     [one] подіяв у
     [few] подіяли в
   *[other] подіяли в
} цій битві
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
    .if = у вас тут { quantity } { $number ->
         [one] загін
         [few] загони
       *[other] загонів
    }
measure-units_lost = { quantity } { $number ->
     [one] загін, утрачений у
     [few] загони, утрачені в
   *[other] загонів, утрачених у
} цій битві
    .each = кожен загін, утрачений у цій битві
    .if = в цій битві втрачено { quantity } { $number ->
         [one] загін
         [few] загони
       *[other] загонів
    }
measure-units_lost_now = { quantity } { $number ->
     [one] загін, утрачений у
     [few] загони, утрачені в
   *[other] загонів, утрачених у
} цьому витягуванні
    .each = кожен загін, утрачений у цьому витягуванні
    .if = в цьому витягуванні втрачено { quantity } { $number ->
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
    .if = у вас деінде є { quantity } { $number ->
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
    .if = ваш лідер { $at_most ->
        [0] деінде
       *[other] тут
    }
measure-castle_here = { $at_most ->
    [0] без власного замку тут
   *[other] власний замок тут
}
    .if = { $at_most ->
        [0] у вас тут немає замку
       *[other] у вас тут є замок
    }
    .if-not = у вас тут немає замку
measure-in_lead = { $at_most ->
    [0] хтось із такою самою чи більшою силою
   *[other] найбільша сила
}
    .if = { $at_most ->
        [0] хтось має таку саму чи більшу силу
       *[other] ви попереду
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
     [one] інший гравець, що тут схибив
     [few] інші гравці, що тут схибили
   *[other] інших гравців, що тут схибили
}
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
     [one] витягування
     [few] витягування
   *[other] витягувань
} цієї битви
    .each = кожне витягування в цій битві
    .if = в цій битві { $number ->
         [one] було
         [few] були
       *[other] було
    } { quantity } { $number ->
         [one] витягування
         [few] витягування
       *[other] витягувань
    }
measure-ahead_of_other = більша сила
    .each = кожну одиницю переваги в силі
    .if = ваша сила більша
    .who = який має більшу силу
measure-behind_other = менша сила
    .each = кожну одиницю сили, якої бракує
    .if = ваша сила менша
    .who = який має меншу силу
measure-outdrawn = { quantity } { $number ->
     [one] суперник, чий
     [few] суперники, чий
   *[other] суперників, чий
} жетон у цьому витягуванні має меншу надруковану силу
    .each = кожного суперника, чий жетон у цьому витягуванні має меншу надруковану силу
    .if = є { quantity } { $number ->
         [one] суперник
         [few] суперники
       *[other] суперників
    }, чий жетон у цьому витягуванні має меншу надруковану силу
measure-won = { $at_most ->
    [0] не одноосібне перше місце
   *[other] одноосібне перше місце
}
    .not = не одноосібне перше місце
    .if = ви { not }посідаєте перше місце одноосібно
    .if-not = ви не посідаєте перше місце одноосібно
measure-tied_first = { $at_most ->
    [0] без нічиєї за перше місце
   *[other] нічия за перше місце
}
    .not = без нічиєї за перше місце
    .if = ви { not }ділите перше місце
    .if-not = ви не ділите перше місце
measure-second = { $at_most ->
    [0] не друге місце
   *[other] друге місце
}
    .not = не друге місце
    .if = ви { not }посідаєте друге місце
    .if-not = ви не посідаєте друге місце
measure-contested = битва, що { not }відбулася
    .if = битва { not }відбулася
measure-stopped_first = { $at_most ->
    [0] зупинка після інших
   *[other] зупинка раніше за інших
}
    .if = ви { not }зупинилися раніше за інших
measure-reached_end = маркер { not }на кінці треку сили
    .if = маркер { not }на кінці треку сили
measure-on_symbol = маркер { not }на символі поліпшення
    .if = маркер { not }на символі поліпшення
    .if-not = маркер не на символі поліпшення
measure-last_chip = { $at_most ->
    [0] останній активний жетон – не { chip-one }
   *[other] { chip-one } останнім серед активних
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
    .if = у вас { quantity } ПБ
    .who = який має { quantity } ПБ
    .many = ПБ
measure-shards = { quantity } { $number ->
     [one] уламок
     [few] уламки
   *[other] уламків
}
    .each = кожен уламок
    .if = у вас є { quantity } { $number ->
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
    .if = у вас є { quantity } { $number ->
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
    .if = у вас у всіх регіонах разом { quantity } { $number ->
         [one] загін
         [few] загони
       *[other] загонів
    }
measure-regions_with_units = загони в { quantity } { $number ->
     [one] регіоні
   *[other] регіонах
}
    .each = кожен регіон із вашими загонами
    .if = у вас є загони в { quantity } { $number ->
         [one] регіоні
       *[other] регіонах
    }
measure-leader_strength = сила лідера { quantity }
    .each = кожну одиницю сили лідера
    .if = сила лідера становить { quantity }
measure-supporters = { quantity } { $number ->
     [one] прибічник
     [few] прибічники
   *[other] прибічників
} у власному запасі
    .each = кожного прибічника у власному запасі
    .if = у вашому запасі є { quantity } { $number ->
         [one] прибічник
         [few] прибічники
       *[other] прибічників
    }
measure-chips = { quantity } { chips-meant }
    .each = кожен { chip-one }
    .if = у вас є { quantity } { chips-meant }
measure-forged = { quantity } { $number ->
     [one] поліпшений
     [few] поліпшені
   *[other] поліпшених
} { chips-meant }
    .each = кожен поліпшений { chip-one }
    .if = у вас є { quantity } { $number ->
         [one] поліпшений
         [few] поліпшені
       *[other] поліпшених
    } { chips-meant }
measure-forged_types = поліпшені жетони союзників { quantity } { $number ->
     [one] типу
   *[other] типів
}
    .each = кожен тип поліпшених жетонів союзників
    .if = у вас є поліпшені жетони союзників { quantity } { $number ->
         [one] типу
       *[other] типів
    }
measure-full_tracks = { quantity } { $number ->
     [one] повний ряд
     [few] повні ряди
   *[other] повних рядів
} поліпшень
    .each = кожен повний ряд поліпшень
    .if = у вас є { quantity } { $number ->
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
    .if = у вас є { quantity } { $number ->
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
    .if = у вас є { quantity } { $number ->
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
    .if = у вас є { quantity } { $number ->
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
    .if = у вас на руці є { quantity } { $number ->
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
    .if = у вас є { quantity } { $number ->
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
    .if = ваш лідер цього ходу пройшов повз { $at_least ->
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
    .if = ваш лідер цього ходу { not }дійшов до почесного місця
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
measure-any_of = або { FORM($conditions, joined: "either") }
    .if = або { FORM($conditions, form: "if", joined: "either") }
measure-more = { not }більше { FORM($of, form: "many") }, ніж { FORM($than, form: "many") }
    .if = { FORM($of, form: "many") } { not }більше, ніж { FORM($than, form: "many") }
measure-none_of = { FORM($conditions, form: "not") }
    .if = { FORM($conditions, form: "if-not") }

## Правила, надто дивні для дієслів, власними словами

special-untouched = Уміння інших жетонів власника не змінюють цього жетона й не можуть його вибрати. Жетон поліпшення не може його поліпшити.
special-swapped = Коли цей жетон виснажується, він повертається до спільного запасу, а до виснажених замість нього йде Істота іншого рівня.
special-castle_anywhere = Замок за перемогу тут може стати в будь-якому регіоні.
special-friend_of_the_people = Коли лідер стає в регіоні під час чаювання, беріть карти дивокрайців, доки не трапиться фігурка, і поставте її в будь-якому регіоні. Після битви там вона йде з поля.
special-slithy_toves = На початку чаювання або коли Щелепи кладуть отруту наприкінці ходу, можна покласти на один жетон отрути більше.
special-poison = На початку чаювання можна отруїти дві карти, а наприкінці кожного ходу Жербельковта – одну, якщо на столі немає отруєних. Хто бере отруєну карту, кладе отруту в мішечок.
special-tea_party = Раз за кожну фазу чаювання, замість ходу: заповніть порожні стільці, потім візьміть будь-яку карту, не рухаючи лідера.
special-spread = Загони з однієї карти чаювання можуть піти до кількох регіонів.
special-counter_clockwise = Лідер рухається проти годинникової стрілки.
special-gift = Коли під час чаювання випадає щонайменше два уламки, один із них можна дати іншому гравцеві.
