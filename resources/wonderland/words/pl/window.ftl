# Co okno mówi o tej grze: na pudełku (box-minutes to sama liczba), przed grą i po niej.

box-title = Wojna w Krainie Czarów
box-line = Za dnia herbatka, nocą wojna.
box-minutes = 120
box-credits = Autorzy: Tim Eisner, Ben Eisner i Ian Moss · Druid City Games

new-title = Kto przychodzi na herbatkę?
new-roles = Liderzy
new-role-of-seat = Lider na miejscu { $number }
house-rule-answers = Zasada domowa: dobieranie, wycofywanie się i zakłady
house-rule-answers-secret = w tajemnicy, własnymi klawiszami
house-rule-answers-open = jawnie i po kolei
house-rule-asked = Zasada domowa: kogo pytać o wyczyny
house-rule-asked-alike = każdego, kto ma zadania
house-rule-asked-able = tylko tego, kto może jakiś ujawnić
house-rule-bags = Zasada domowa: zaglądanie do worków
house-rule-bags-off = własnego, ale nie podczas wojny
house-rule-bags-own = własnego, zawsze
house-rule-bags-all = wszystkich, zawsze
final-title = { $winners }: { $count ->
    [one] wygrana wojna
   *[other] wspólne zwycięstwo
}
