# Co stoi na pudełku gry; box-minutes to sama liczba.

box-title = Wojna w Krainie Czarów
box-line = Za dnia herbatka, nocą wojna.
box-minutes = 120
