# Co okno mówi o tej grze: na pudełku (box-minutes to sama liczba), przed grą i po niej.

box-title = Królowa wróżek
box-line = Przypodobaj się Królowej i ucierp mniej niż inni.
box-minutes = 90
box-credits = Autor: Rudy Seuntjens · Game Brewer

new-title = Kto służy Królowej?
new-roles = Wróżki
new-role-of-seat = Kolor na miejscu { $number }
final-title = { $winners } { $count ->
    [one] cieszy się największą łaską Królowej
   *[other] cieszą się równą łaską Królowej
}
option-asked = Zasada domowa: kogo prosić o ofiarę
asked-alike = wszystkich
asked-able = tylko tego, kto ma co ofiarować
