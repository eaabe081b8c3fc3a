# Що вікно каже про цю гру: на коробці (box-minutes – саме число), перед грою й після неї.

box-title = Королівство кроликів
box-line = Обирай карти, єднай землі, збирай урожай.
box-minutes = 60
box-credits = Автор: Richard Garfield · IELLO

new-title = Хто вирушає до королівства?
new-roles = Володарі
new-role-of-seat = Володар на місці { $number }
final-title = { $winners } { $count ->
    [one] здобуває королівство
   *[other] ділять перемогу
}
