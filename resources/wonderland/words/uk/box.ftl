# What stands on the box of the game; box-minutes is a number alone.

box-title = Битва за Дивокрай
box-line = Удень чаювання, вночі війна.
box-minutes = 120
