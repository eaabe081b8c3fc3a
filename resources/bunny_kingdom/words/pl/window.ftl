# Co okno mówi o tej grze: na pudełku (box-minutes to sama liczba), przed grą i po niej.

box-title = Królestwo królików
box-line = Wybieraj karty, łącz ziemie, zbieraj plony.
box-minutes = 60
box-credits = Autor: Richard Garfield · IELLO

new-title = Kto wyrusza do królestwa?
new-roles = Władcy
new-role-of-seat = Władca na miejscu { $number }
final-title = { $winners } { $count ->
    [one] zdobywa królestwo
   *[other] dzielą się zwycięstwem
}
