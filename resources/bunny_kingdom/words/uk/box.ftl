# What stands on the box of the game; box-minutes is a number alone.

box-title = Королівство кроликів
box-line = Обирай картки, єднай землі, збирай урожай.
box-minutes = 60
