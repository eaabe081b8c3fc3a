# Co okno mówi o tej grze: na pudełku (box-minutes to sama liczba), przed grą i po niej.

box-title = Wojna w Krainie Czarów
box-line = Za dnia herbatka, nocą wojna.
box-minutes = 120
box-credits = Autorzy: Tim Eisner, Ben Eisner i Ian Moss · Druid City Games

new-title = Kto przychodzi na herbatkę?
new-roles = Liderzy
new-role-of-seat = Lider na miejscu { $number }
option-answers = Zasada domowa: dobieranie, wycofywanie się i zakłady
answers-secret = w tajemnicy, własnymi klawiszami
answers-open = jawnie i po kolei
option-asked = Zasada domowa: kogo pytać o wyczyny
asked-alike = każdego, kto ma zadania
asked-able = tylko tego, kto może jakiś ujawnić
option-bags = Zasada domowa: zaglądanie do worków
bags-off = własnego, ale nie podczas wojny
bags-own = własnego, zawsze
bags-all = wszystkich, zawsze
final-title = { $winners }: { $count ->
    [one] wygrana wojna
   *[other] wspólne zwycięstwo
}
