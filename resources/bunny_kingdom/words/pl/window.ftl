# Co okno mówi o tej grze: na pudełku (box-minutes to sama liczba), przed grą i po niej.

box-title = Królestwo królików
box-line = Wybieraj karty, łącz ziemie, zbieraj plony.
box-minutes = 60

new-title = Kto wyrusza do królestwa?
new-part = Kolor
new-part-of-seat = Kolor na miejscu { $number }
new-parts-twice = Dwa miejsca mają ten sam kolor.
final-title = { $winners } { $count ->
    [one] zdobywa królestwo
   *[other] dzielą się zwycięstwem
}
