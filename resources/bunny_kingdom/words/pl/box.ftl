# Co stoi na pudełku gry; box-minutes to sama liczba.

box-title = Królestwo królików
box-line = Wybieraj karty, łącz ziemie, zbieraj plony.
box-minutes = 60
