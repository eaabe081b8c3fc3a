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
number = { $number }
all-of = «{ $parts }»
per = { $times } × кількість { FORM($per, form: "each") }{ $plus ->
    [0] {""}
   *[other] {" "}плюс { $plus }
}{ $most ->
    [none] {""}
   *[other] , щонайбільше { $most }
}
chipfilter = { chips-meant }
chips-meant = { $tags ->
    [none] жетони
   *[other] { FORM($tags, form: "many") }
}{ $level ->
    [none] {""}
   *[other] {" "}({ FORM($level, form: "many") })
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
    [0] немає:{" "}
   *[other] {""}
}
here = регіон битви
anywhere = будь-який регіон
adjacent = сусідній регіон

## Вікна

window-tea_start = На початку чаювання
window-card_taken = Коли взято карту чаювання
window-head_reached = Коли лідер доходить до чола столу
window-die_rolled = Коли кинуто кубик уламків
window-leader_placed = Коли лідер стає в регіоні
window-tea_turn_end = Наприкінці ходу чаювання
window-tea_end = Наприкінці чаювання
window-shards_discarded = Коли скидають уламки
window-battle_start = На початку битви
window-reveal = Коли відкрито жетон, перед усім іншим
    .next = наступний відкритий жетон, перед усім іншим
window-madness = Коли діє божевілля чи отрута
window-unit_lost = За кожен утрачений загін, по одному
window-units_lost = Після тягнення, що коштувало загонів
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
window-clean_up = Коли прибирають після битви

## Дієслова: нагороди

effect-units = розмістити { units-counted }
units-counted = { KEY($units) ->
    [per] загони ({ $units })
    [one] { $units } загін
    [few] { $units } загони
    [many] { $units } загонів
   *[other] { $units } загону
}
effect-ally = отримати { KEY($type) ->
    [forge] { $type }
   *[other] жетон, { $level }: { $type }
}
effect-any_ally = отримати будь-який { $level } жетон союзника
effect-die = кинути кубик уламків і отримати стільки уламків
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
effect-castle = поставити замок ({ $where })
effect-leader_strength = посилити лідера
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
   *[other] , потім скинути { $discard }
}
effect-forge = поліпшити жетон
effect-vp = отримати { KEY($vp) ->
    [per] ПБ: { $vp }
   *[other] { $vp } ПБ
}
effect-supporters = додати до запасу { $supporters ->
    [one] { $supporters } прибічника
   *[other] { $supporters } прибічників
}
effect-castle_value = підняти вартість кожного замку наприкінці на { $vp } ПБ
effect-split = вибрати нагороди над лінією ({ $above }) або під нею ({ $below })
effect-corrupted = кинути кубик уламків, отримати стільки уламків і { $rewards } або все це пропустити
effect-choose = вибрати одне: { FORM($lists, form: "or") }
effect-depends = { FORM($cases, form: "or") }
case = { $do }{ with }
effect-opponent = вибраний суперник{ with }: { $do }
effect-each_opponent = кожен суперник{ with }: { $do }
effect-move_units = перевести { KEY($what) ->
    [supporters] { supporters-moved }
   *[other] щонайбільше { units-counted }
} (звідки: { $origin }; куди: { $to })
supporters-moved = { KEY($units) ->
    [per] прибічників (щонайбільше { $units })
    [one] щонайбільше { $units } прибічника
   *[other] щонайбільше { $units } прибічників
}
effect-place_and_follow = розмістити { units-counted } в будь-якому регіоні й перевести туди лідера

## Дієслова: битва

effect-strength = змінити силу на { $by }
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
effect-chip_strength = змінити силу жетона на { $by }
effect-chip_becomes = зробити силу жетона { $strength }
effect-chip_times = помножити силу жетона на { $times }
effect-return_exhausted = повернути { chips-counted } з виснажених у мішечок
effect-return_active = повернути { chips-counted } з активних у мішечок ({ $chip })
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
} під час наступного тягнення в цій битві, зіграти один з усіх, а решту повернути в мішечок
effect-to_symbol = пересунути маркер на найближчий символ поліпшення, також назад
effect-any_feat = заявити ще один подвиг з руки, незалежно від його регіону й умови
effect-give_up = назавжди віддати { chips-counted } з активних

## Міри: умови; `.each` – те, що лічать у кількості

measure-strength = сила: { quantity }
    .each = очок сили
measure-active = { $others ->
    [yes] інші активні{" "}
   *[no] активні{" "}
}{ chips-meant }: { quantity }
    .each = { $others ->
        [yes] інших{" "}
       *[no] {""}
    }активних жетонів{ $tags ->
        [none] {""}
       *[other] {" "}(лічаться { chips-meant })
    }
measure-most_active = { so }одноосібно найбільше активних жетонів ({ chips-meant })
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
measure-units_here = загони тут: { quantity }
    .each = загонів тут
measure-units_lost = загони, втрачені в цій битві: { quantity }
    .each = загонів, утрачених у цій битві
measure-units_lost_now = загони, втрачені в цьому тягненні: { quantity }
    .each = загонів, утрачених у цьому тягненні
measure-units_elsewhere = прибічники й фігурки деінде: { quantity }
    .each = прибічників і фігурок деінде
measure-lost_supporter = { so }втрачений прибічник
measure-poison_left = жетони отрути в запасі: { quantity }
    .each = жетонів отрути в запасі
measure-leader_here = { so }лідер тут
measure-castle_here = { so }замок тут
measure-in_lead = { $at_most ->
    [0] інші з такою самою чи більшою силою
   *[other] перевага над усіма
}
measure-opponents = суперники тут: { quantity }
    .each = суперників тут
measure-opponents_ahead = суперники попереду: { quantity }
    .each = суперників попереду
measure-opponents_busted = інші, що тут схибили: { quantity }
    .each = інших гравців, що тут схибили
measure-draws = тягнення в цій битві: { quantity }
    .each = тягнень у цій битві
measure-ahead_of_other = більша сила
    .each = очок переваги в силі
measure-behind_other = менша сила
    .each = очок сили, яких бракує
measure-outdrawn = суперники, чий жетон цього тягнення має меншу друковану силу: { quantity }
    .each = суперників, чий жетон цього тягнення має меншу друковану силу
measure-won = { so }одноосібне перше місце
measure-tied_first = { so }нічия за перше місце
measure-second = { so }друге місце
measure-contested = { so }битва, що відбулася
measure-stopped_first = { so }зупинка раніше за інших
measure-reached_end = { so }маркер на кінці треку сили
measure-on_symbol = { so }маркер на символі поліпшення
measure-last_chip = останній активний жетон, який { $at_most ->
    [0] не належить
   *[other] належить
} сюди: { chips-meant }
measure-this_chip = жетон, який { $at_most ->
    [0] не належить
   *[other] належить
} сюди: { chips-meant }
measure-in_battle = { so }участь у битві
measure-shield = { $at_most ->
    [0] розбитий щит
   *[other] цілий щит
}
measure-printed = друкована сила: { quantity }
    .each = очок друкованої сили жетона
measure-chip_strength = сила цього жетона: { quantity }
    .each = очок сили цього жетона
measure-other_printed = друкована сила жетона того іншого гравця: { quantity }
    .each = очок друкованої сили жетона того іншого гравця
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
measure-supporters = прибічники в запасі: { quantity }
    .each = прибічників у запасі
measure-chips = { chips-meant }: { quantity }
    .each = жетонів (лічаться { chips-meant })
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
measure-passed = лідери, яких обійдено цього ходу: { quantity }
    .each = лідерів, яких обійдено цього ходу
measure-passed_head = { so }чоло столу, досягнуте цього ходу
measure-neighbours = інші лідери на сусідніх стільцях: { quantity }
    .each = інших лідерів на сусідніх стільцях
measure-any_of = одне з цих: { FORM($conditions, form: "or") }
measure-more = { so }більше { FORM($of, form: "each") }, ніж { FORM($than, form: "each") }
measure-none_of = жодного з цих: { FORM($conditions, form: "or") }

## Правила, надто дивні для дієслів, власними словами

special-untouched = Уміння інших жетонів того самого гравця ані змінюють цей жетон, ані вибирають його. Жетон поліпшення не може його поліпшити.
special-swapped = Коли цей жетон виснажено, він повертається до запасу, а замість нього виснажено Істоту іншого рівня.
special-castle_anywhere = Замок за перемогу тут може стати в будь-якому регіоні.
special-friend_of_the_people = Коли лідер стає в регіоні під час чаювання, брати карти дивокрайців, доки не трапиться фігурка, і поставити її в будь-якому регіоні. Вона йде додому після тамтешньої битви.
special-slithy_toves = На початку чаювання або коли Щелепи кладуть отруту наприкінці ходу, можна покласти на один жетон отрути більше.
special-poison = На початку чаювання можна отруїти дві карти, а наприкінці кожного власного ходу – одну, якщо на столі немає отруєних. Хто бере карту, бере отруту.
special-tea_party = Раз за кожне чаювання, замість ходу: заповнити порожні стільці, потім узяти будь-яку карту без руху.
special-spread = Загони з однієї карти чаювання можуть піти до кількох регіонів.
special-counter_clockwise = Лідер рухається проти годинникової стрілки.
special-gift = Коли під час чаювання випадає щонайменше два уламки, один із них можна дати іншому гравцеві.
