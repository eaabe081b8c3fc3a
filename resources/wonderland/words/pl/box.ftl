# What stands on the box of the game; box-minutes is a number alone.

box-title = Wojna w Krainie Czarów
box-line = Za dnia herbatka, nocą wojna.
box-minutes = 120
