# Що вікно каже про цю гру: на коробці (box-minutes – саме число), перед грою й після неї.

box-title = Королівство кроликів
box-line = Обирай карти, єднай землі, збирай урожай.
box-minutes = 60

new-title = Хто вирушає до королівства?
new-part = Колір
new-part-of-seat = Колір на місці { $number }
new-parts-twice = Два місця мають однаковий колір.
final-title = { $winners } { $count ->
    [one] здобуває королівство
   *[other] поділяють перемогу
}
