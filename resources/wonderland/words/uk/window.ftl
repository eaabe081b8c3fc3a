# Що вікно каже про цю гру: на коробці (box-minutes – саме число), перед грою й після неї.

box-title = Битва за Дивокрай
box-line = Удень чаювання, вночі війна.
box-minutes = 120
box-credits = Автори: Tim Eisner, Ben Eisner та Ian Moss · Druid City Games

new-title = Хто приходить на чаювання?
new-roles = Лідери
new-role-of-seat = Лідер на місці { $number }
house-rule-answers = Домашнє правило: як відповідати, коли дістають жетони й роблять ставки
house-rule-answers-secret = таємно, власними клавішами
house-rule-answers-open = відкрито й по черзі
house-rule-asked = Домашнє правило: кого питати про подвиги
house-rule-asked-alike = кожного, хто має місії
house-rule-asked-able = лише того, хто може відкрити
house-rule-bags = Домашнє правило: зазирати в мішечки
house-rule-bags-off = у власний, але не на війні
house-rule-bags-own = у власний завжди
house-rule-bags-all = в усі завжди
final-title = { $winners }: { $count ->
    [one] перемога у війні
   *[other] спільна перемога
}
