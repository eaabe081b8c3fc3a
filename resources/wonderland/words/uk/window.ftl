# Що вікно каже про цю гру: на коробці (box-minutes – саме число), перед грою й після неї.

box-title = Битва за Дивокрай
box-line = Удень чаювання, вночі війна.
box-minutes = 120
box-credits = Автори: Tim Eisner, Ben Eisner та Ian Moss · Druid City Games

new-title = Хто приходить на чаювання?
new-roles = Лідери
new-role-of-seat = Лідер на місці { $number }
house-answers = Домашнє правило: як відповідати, коли дістають жетони й роблять ставки
house-answers-secret = таємно, власними клавішами
house-answers-open = відкрито й по черзі
house-asked = Домашнє правило: кого питати про подвиги
house-asked-alike = кожного, хто має місії
house-asked-able = лише того, хто може відкрити
house-bags = Домашнє правило: зазирати в мішечки
house-bags-off = у власний, але не на війні
house-bags-own = у власний завжди
house-bags-all = в усі завжди
final-title = { $winners }: { $count ->
    [one] перемога у війні
   *[other] спільна перемога
}
