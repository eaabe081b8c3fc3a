# Co okno mówi o tej grze: na pudełku (box-minutes to sama liczba), przed grą i po niej.

box-title = Królestwo królików
box-line = Wybieraj karty, łącz ziemie, zbieraj plony.
box-minutes = 60

new-title = Kto wyrusza do królestwa?
new-parts = Władcy
new-part-of-seat = Władca na miejscu { $number }
final-title = { $winners } { $count ->
    [one] zdobywa królestwo
   *[other] dzielą się zwycięstwem
}
