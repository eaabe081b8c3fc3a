# Що вікно каже про цю гру: на коробці (box-minutes – саме число), перед грою й після неї.

box-title = Королева піксі
box-line = Догоди Королеві й постраждай менше за інших.
box-minutes = 90
box-credits = Автор: Rudy Seuntjens · Game Brewer

new-title = Хто служить Королеві?
new-roles = Піксі
new-role-of-seat = Колір на місці { $number }
final-title = { $winners } { $count ->
    [one] тішиться найбільшою ласкою Королеви
   *[other] тішаться однаковою ласкою Королеви
}
option-asked = Домашнє правило: кого питати про пожертву
asked-alike = усіх
asked-able = лише тих, хто має що дати
