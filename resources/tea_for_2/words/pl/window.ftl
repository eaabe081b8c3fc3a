# Co okno mówi o tej grze: na pudełku (box-minutes to sama liczba), przed grą i po niej.

box-title = Herbatka dla dwojga
box-line = Dwie karty, jeden zwycięzca i czas na herbatę.
box-minutes = 20
box-credits = Autor: Cédrick Chaboussit · Space Cowboys

new-title = Kto przychodzi na herbatkę?
new-roles = Strony
new-role-of-seat = Strona na miejscu { $number }
final-title = { $winners } { $count ->
    [one] wygrywa herbatkę
   *[other] dzielą się zwycięstwem
}
