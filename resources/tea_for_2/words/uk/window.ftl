# Що вікно каже про цю гру: на коробці (box-minutes – лише число), перед грою і після неї.

box-title = Чаювання на двох
box-line = Дві карти, один переможець і час на чай.
box-minutes = 20
box-credits = Автор: Cédrick Chaboussit · Space Cowboys

new-title = Хто прийде на чай?
new-roles = Сторони
new-role-of-seat = Сторона на місці { $number }
final-title = { $winners } { $count ->
    [one] перемагає на чаюванні
   *[other] ділять перемогу
}
