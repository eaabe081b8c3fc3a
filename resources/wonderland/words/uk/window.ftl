# Що вікно каже про цю гру: на коробці (box-minutes – саме число), перед грою й після неї.

box-title = Битва за Дивокрай
box-line = Удень чаювання, вночі війна.
box-minutes = 120
box-credits = Автори: Tim Eisner, Ben Eisner та Ian Moss · Druid City Games

new-title = Хто приходить на чаювання?
new-roles = Лідери
new-role-of-seat = Лідер на місці { $number }
option-answers = Домашнє правило: як відповідати, коли дістають жетони й роблять ставки
answers-secret = таємно, власними клавішами
answers-open = відкрито й по черзі
option-asked = Домашнє правило: кого питати про подвиги
asked-alike = кожного, хто має місії
asked-able = лише того, хто може відкрити
option-bags = Домашнє правило: зазирати в мішечки
bags-off = у власний, але не на війні
bags-own = у власний завжди
bags-all = в усі завжди
final-title = { $winners }: { $count ->
    [one] перемога у війні
   *[other] спільна перемога
}
