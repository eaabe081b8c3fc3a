# Що роблять карти й жетони, складене з їхніх ефектів: числа беруться зі змісту й ніколи не стоять тут.
# Усе сказано в неозначеній формі, щоб так само говорити й про суперника. Умова – це те, що хтось має,
# з числом після двокрапки; чого немає, того «немає».

## Рамки

touching-hook = { window }{ with }{ $may ->
    [yes] {" "}(за бажанням)
   *[no] {""}
}{ once }: { $do }.
# Гачок на жетоні: вікна про жетон говорять про цей жетон.
chip-hook = { FORM($when, form: "own") }{ $chip ->
    [none] {""}
   *[other] {" "}[стосується: { $chip }]
}{ with }{ $may ->
    [yes] {" "}(за бажанням)
   *[no] {""}
}{ once }: { $do }.
once = { $once ->
    [yes] {" "}(один раз, скільки б їх не було)
   *[no] {""}
}
window = { $chip ->
    [none] { $when }
   *[other] { $when } ({ $chip })
}
with = { $conditions ->
    [none] {""}
   *[other] {" "}[умова: { $conditions }]
}
form-with = { $words }
number = { $number }
all-of = «{ $parts }»
per = { $plus ->
    [0] {""}
   *[other] { $plus } +{" "}
}{ $times } × кількість { FORM($per, form: "each") }{ $most ->
    [none] {""}
   *[other] , щонайбільше { $most }
}
chipfilter = { chips-meant }
chips-meant = { $level ->
    [none] {""}
   *[other] { FORM($level, form: "many") }{" "}
}{ $tags ->
    [none] жетони
   *[other] { FORM($tags, form: "many") }
}{ $strengths ->
    [none] {""}
   *[other] {" "}сили { FORM($strengths, form: "or") }
}
quantity = { $at_least ->
    [none] { $at_most ->
        [none] { $one_of ->
            [none] щонайменше 1
           *[other] рівно { FORM($one_of, form: "or") }
        }
        [0] немає
       *[other] щонайбільше { $at_most }
    }
   *[other] { $at_most ->
        [none] щонайменше { $at_least }
       *[other] від { $at_least } до { $at_most }
    }
}
so = { $at_most ->
    [0] без:{" "}
   *[other] {""}
}
here = регіон битви
anywhere = будь-який регіон
adjacent = сусідній регіон

## Вікна

window-tea_start = На початку чаювання
window-card_taken = Узявши карту чаювання
window-head_reached = Коли лідер доходить до почесного місця
window-die_rolled = Коли кинуто кубик уламків
window-leader_placed = Коли лідер стає в регіоні
window-tea_turn_end = Наприкінці ходу чаювання
window-tea_end = Наприкінці чаювання
window-shards_discarded = Коли скидають уламки
window-battle_start = На початку битви
window-reveal = Коли відкрито жетон, перед усім іншим
    .next = наступний відкритий жетон, перед усім іншим
window-madness = Коли діє шкідливий жетон
window-unit_lost = За кожен утрачений загін окремо
window-units_lost = Після витягування, у якому втрачено загони
window-played = Коли зіграно жетон
    .own = Коли зіграно цей жетон
    .next = наступний зіграний жетон
window-after_strength = Коли жетон уже додав свою силу
    .own = Коли цей жетон уже додав свою силу
    .next = наступний жетон, що додає силу
window-opponent_poisoned = Коли отрута тут діє на суперника
window-opponent_busted = Коли суперник тут схибив
window-victory = Коли битву виграно
window-feats = Коли заявляють подвиги
window-feat_claimed = Коли заявлено подвиг
window-battle_end = Наприкінці битви
window-forged = Коли поліпшено жетон
    .own = Коли поліпшено цей жетон
window-clean_up = Після битви, коли прибирають жетони
    .own = Коли після битви цей жетон мав би виснажитися

## Дієслова: нагороди

effect-units = розмістити { units-counted } { $units ->
    [1] у будь-якому
   *[other] в одному
} регіоні
units-counted = { KEY($units) ->
    [per] загони ({ $units })
    [one] { $units } загін
    [few] { $units } загони
    [many] { $units } загонів
   *[other] { $units } загону
}
effect-ally = отримати { KEY($type) ->
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
   *[other] { $level } жетон: { $type }
}
effect-any_ally = отримати будь-який { $level } жетон союзника
effect-die = кинути кубик уламків (отримати стільки уламків)
effect-shield = полагодити щит
effect-wonderlandian = узяти дивокрайця
effect-ability = відкрити вміння
effect-shards = отримати { shards-counted }
effect-discard_shards = скинути { shards-counted }
shards-counted = { KEY($shards) ->
    [per] уламки: { $shards }
    [one] { $shards } уламок
    [few] { $shards } уламки
    [many] { $shards } уламків
   *[other] { $shards } уламка
}
effect-castle = { KEY($where) ->
    [here] поставити замок у регіоні битви
   *[other] поставити замок у будь-якому регіоні
}
effect-leader_strength = сила лідера +1
effect-remove_madness = забрати з мішечка звичайний жетон божевілля
effect-gain_madness = покласти в мішечок { $chips ->
    [one] { $chips } жетон божевілля
    [few] { $chips } жетони божевілля
    [many] { $chips } жетонів божевілля
   *[other] { $chips } жетона божевілля
}
effect-quest = узяти { $draw ->
    [one] { $draw } місію
    [few] { $draw } місії
    [many] { $draw } місій
   *[other] { $draw } місії
}{ $discard ->
    [0] {""}
   *[other] {" "}(потім скинути { $discard } з руки)
}
effect-forge = поліпшити жетон
effect-vp = отримати { KEY($vp) ->
    [per] ПБ: { $vp }
   *[other] { $vp } ПБ
}
effect-supporters = додати до свого запасу { $supporters ->
    [one] { $supporters } прибічника
   *[other] { $supporters } прибічників
}
effect-castle_value = наприкінці кожен замок дає на { $vp } ПБ більше
effect-split = вибрати «{ $above }» або «{ $below }»
effect-corrupted = за бажанням «кинути кубик уламків, отримати стільки уламків, а також { $rewards }»
effect-choose = вибрати одне: { FORM($lists, form: "or") }
effect-depends = { FORM($cases, form: "or") }
case = { $do }{ with }
effect-opponent = вибраний суперник{ with }: «{ $do }»
effect-each_opponent = кожен суперник{ with }: «{ $do }»
effect-move_units = перевести { KEY($what) ->
    [supporters] { supporters-moved }
   *[other] щонайбільше { units-counted }
} { KEY($origin) ->
    [here] з регіону битви
    [adjacent] із сусіднього регіону
   *[anywhere] з будь-якого регіону
} { KEY($to) ->
    [here] до регіону битви
   *[other] до будь-якого регіону
}
supporters-moved = { KEY($units) ->
    [per] прибічників (щонайбільше { $units })
    [one] щонайбільше { $units } прибічника
   *[other] щонайбільше { $units } прибічників
}
effect-place_and_follow = розмістити { units-counted } у будь-якому регіоні й перевести туди лідера

## Дієслова: битва

effect-strength = { KEY($by) ->
    [per] змінити силу на треку на { $by }
   *[other] { SIGNED($by) } на треку сили
}
effect-lose_units = утратити тут { units-counted }
effect-break_shield = розбити щит
effect-lasting = пізніше в цій битві: { FORM($when, form: "next") }{ $chip ->
    [none] {""}
   *[other] {" "}({ $chip })
}{ with }{ $uses ->
    [0] {" "}(щоразу)
    [1] {""}
   *[other] {" "}(стільки разів: { $uses })
}{ $once ->
    [yes] {" "}(не підсумовується)
   *[no] {""}
}: { $do }
effect-chip_strength = { KEY($by) ->
    [per] змінити силу жетона на { $by }
   *[other] { SIGNED($by) } до сили жетона
}
effect-chip_becomes = сила жетона дорівнює { $strength }
effect-chip_times = { $times ->
    [2] подвоїти силу жетона
    [3] потроїти силу жетона
   *[other] помножити силу жетона на { $times }
}
effect-return_exhausted = повернути в мішечок { chips-counted } з виснажених
effect-return_active = повернути в мішечок { chips-counted } з активних ({ $chip })
effect-return_madness = повернути { chips-counted } зі шкали божевілля в мішечок
effect-return_this = повернути цей жетон у мішечок
chips-counted = { $chips ->
    [one] { $chips } жетон
    [few] { $chips } жетони
    [many] { $chips } жетонів
   *[other] { $chips } жетона
}
effect-poison = покласти в мішечок жетон отрути
effect-draw_more = витягнути { KEY($chips) ->
    [per] додаткові жетони ({ $chips })
    [one] { $chips } додатковий жетон
    [few] { $chips } додаткові жетони
    [many] { $chips } додаткових жетонів
   *[other] { $chips } додаткового жетона
} під час наступного витягування в цій битві, зіграти один з усіх, а решту повернути в мішечок
effect-to_symbol = пересунути маркер на найближчий символ поліпшення, уперед чи назад
effect-any_feat = заявити ще один подвиг з руки, незалежно від його регіону й умови
effect-give_up = назавжди втратити { chips-counted } з активних

## Міри: умови; `.each` – те, що лічать у кількості

measure-strength = сила: { quantity }
    .each = одиниць сили
measure-active = { $others ->
    [yes] інші активні{" "}
   *[no] активні{" "}
}{ chips-meant }: { quantity }
    .each = { $others ->
        [yes] інших{" "}
       *[no] {""}
    }активних жетонів{ $tags ->
        [none] {""}
       *[other] {" "}(рахуються { chips-meant })
    }
measure-most_active = { so }найбільше активних жетонів, без нічиєї ({ chips-meant })
measure-exhausted = виснажені { chips-meant }: { quantity }
    .each = виснажених жетонів
measure-active_kinds = види активних жетонів: { quantity }
    .each = видів активних жетонів
measure-madness = жетони на шкалі божевілля: { quantity }
    .each = жетонів на шкалі божевілля
measure-suffered = жетони божевілля, що подіяли в цій битві: { quantity }
    .each = жетонів божевілля, що подіяли в цій битві
measure-madness_symbols = символи на шкалі божевілля: { quantity }
    .each = символів на шкалі божевілля
measure-units_here = власні загони тут: { quantity }
    .each = власних загонів тут
measure-units_lost = загони, втрачені в цій битві: { quantity }
    .each = загонів, утрачених у цій битві
measure-units_lost_now = загони, втрачені в цьому витягуванні: { quantity }
    .each = загонів, утрачених у цьому витягуванні
measure-units_elsewhere = прибічники й фігурки деінде: { quantity }
    .each = прибічників і фігурок деінде
measure-lost_supporter = { so }втрачений прибічник
measure-poison_left = жетони отрути, що лишилися: { quantity }
    .each = жетонів отрути, що лишилися
measure-leader_here = { $at_most ->
    [0] власний лідер деінде
   *[other] власний лідер тут
}
measure-castle_here = { $at_most ->
    [0] без власного замку тут
   *[other] власний замок тут
}
measure-in_lead = { $at_most ->
    [0] хтось із такою самою чи більшою силою
   *[other] найбільша сила
}
measure-opponents = суперники тут: { quantity }
    .each = суперників тут
measure-opponents_ahead = суперники попереду: { quantity }
    .each = суперників попереду
measure-opponents_busted = інші, що тут схибили: { quantity }
    .each = інших гравців, що тут схибили
measure-draws = витягування в цій битві: { quantity }
    .each = витягувань у цій битві
measure-ahead_of_other = більша сила
    .each = одиниць переваги в силі
measure-behind_other = менша сила
    .each = одиниць сили, яких бракує
measure-outdrawn = суперники, чий зіграний жетон має меншу надруковану силу: { quantity }
    .each = суперників, чий зіграний жетон має меншу надруковану силу
measure-won = { so }одноосібне перше місце
measure-tied_first = { so }нічия за перше місце
measure-second = { so }друге місце
measure-contested = { so }битва, що відбулася
measure-stopped_first = { so }зупинка раніше за інших
measure-reached_end = { so }маркер на кінці треку сили
measure-on_symbol = { so }маркер на символі поліпшення
measure-last_chip = останній активний жетон { $at_most ->
    [0] не з групи
   *[other] з групи
}: { chips-meant }
measure-this_chip = жетон { $at_most ->
    [0] не з групи
   *[other] з групи
}: { chips-meant }
measure-in_battle = { so }участь у битві
measure-shield = { $at_most ->
    [0] розбитий щит
   *[other] цілий щит
}
measure-printed = надрукована сила: { quantity }
    .each = одиниць надрукованої сили жетона
measure-chip_strength = сила цього жетона: { quantity }
    .each = одиниць сили цього жетона
measure-other_printed = надрукована сила жетона іншого гравця: { quantity }
    .each = одиниць надрукованої сили жетона іншого гравця
measure-vp = ПБ: { quantity }
    .each = ПБ
measure-shards = уламки: { quantity }
    .each = уламків
measure-castles = замки: { quantity }
    .each = замків
measure-units = загони в усіх регіонах разом: { quantity }
    .each = загонів
measure-regions_with_units = регіони із загонами: { quantity }
    .each = регіонів із загонами
measure-leader_strength = сила лідера: { quantity }
    .each = очок сили лідера
measure-supporters = прибічники у власному запасі: { quantity }
    .each = прибічників у власному запасі
measure-chips = { chips-meant }: { quantity }
    .each = жетонів (рахуються { chips-meant })
measure-forged = поліпшені { chips-meant }: { quantity }
    .each = поліпшених жетонів
measure-forged_types = різні типи поліпшених жетонів союзників: { quantity }
    .each = типів поліпшених жетонів союзників
measure-full_tracks = повні ряди поліпшень: { quantity }
    .each = повних рядів поліпшень
measure-abilities = відкриті вміння: { quantity }
    .each = відкритих умінь
measure-wonderlandians = карти дивокрайців: { quantity }
    .each = карт дивокрайців
measure-feats = здійснені подвиги: { quantity }
    .each = здійснених подвигів
measure-quests = місії на руці: { quantity }
    .each = місій на руці
measure-tea_cards = карти чаювання: { quantity }
    .each = карт чаювання
measure-passed = лідери, яких лідер минув цього ходу: { quantity }
    .each = лідерів, яких лідер минув цього ходу
measure-passed_head = { so }чоло столу, досягнуте цього ходу
measure-neighbours = інші лідери на сусідніх стільцях: { quantity }
    .each = інших лідерів на сусідніх стільцях
measure-any_of = ({ FORM($conditions, form: "or") })
measure-more = { so }більше { FORM($of, form: "each") }, ніж { FORM($than, form: "each") }
measure-none_of = (не: { FORM($conditions, form: "or") })

## Правила, надто дивні для дієслів, власними словами

special-untouched = Уміння інших жетонів власника не змінюють цього жетона й не можуть його вибрати. Жетон поліпшення не може його поліпшити.
special-swapped = Коли цей жетон виснажується, він повертається до запасу, а до виснажених замість нього йде Істота іншого рівня.
special-castle_anywhere = Замок за перемогу тут може стати в будь-якому регіоні.
special-friend_of_the_people = Коли лідер стає в регіоні під час чаювання, брати карти дивокрайців, доки не трапиться фігурка, і поставити її в будь-якому регіоні. Після битви там вона йде з поля.
special-slithy_toves = На початку чаювання або коли Щелепи кладуть отруту наприкінці ходу, можна покласти на один жетон отрути більше.
special-poison = На початку чаювання можна отруїти дві карти, а наприкінці кожного ходу Жербельковта – одну, якщо на столі немає отруєних. Хто бере отруєну карту, кладе отруту в мішечок.
special-tea_party = Раз за кожну фазу чаювання, замість ходу: заповнити порожні стільці, потім узяти будь-яку карту, не рухаючи лідера.
special-spread = Загони з однієї карти чаювання можуть піти до кількох регіонів.
special-counter_clockwise = Лідер рухається проти годинникової стрілки.
special-gift = Коли під час чаювання випадає щонайменше два уламки, один із них можна дати іншому гравцеві.
