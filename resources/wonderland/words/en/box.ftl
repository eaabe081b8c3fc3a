# What stands on the box of the game; box-minutes is a number alone.

box-title = Wonderland’s War
box-line = Tea by day, war by night.
box-minutes = 120
