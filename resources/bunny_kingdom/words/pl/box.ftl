# What stands on the box of the game; box-minutes is a number alone.

box-title = Królestwo królików
box-line = Wybieraj karty, łącz ziemie, zbieraj plony.
box-minutes = 60
