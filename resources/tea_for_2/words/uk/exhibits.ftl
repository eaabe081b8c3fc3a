# Вміст, який показує майстерня.

exhibits-character = Персонажі
exhibits-mission = Місії
exhibits-space = Годинник
exhibits-side = Сторони
