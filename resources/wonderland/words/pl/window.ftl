# Co okno mówi o tej grze: na pudełku (box-minutes to sama liczba), przed grą i po niej.

box-title = Wojna w Krainie Czarów
box-line = Za dnia herbatka, nocą wojna.
box-minutes = 120
box-credits = Autorzy: Tim Eisner, Ben Eisner i Ian Moss · Druid City Games

new-title = Kto przychodzi na herbatkę?
new-roles = Liderzy
new-role-of-seat = Lider na miejscu { $number }
house-answers = Zasada domowa: dobieranie, wycofywanie się i zakłady
house-answers-secret = w tajemnicy, własnymi klawiszami
house-answers-open = jawnie i po kolei
house-asked = Zasada domowa: kogo pytać o wyczyny
house-asked-alike = każdego, kto ma zadania
house-asked-able = tylko tego, kto może jakiś ujawnić
house-bags = Zasada domowa: zaglądanie do worków
house-bags-off = własnego, ale nie podczas wojny
house-bags-own = własnego, zawsze
house-bags-all = wszystkich, zawsze
final-title = { $winners }: { $count ->
    [one] wygrana wojna
   *[other] wspólne zwycięstwo
}
