# Вміст, який показує майстерня.

exhibits-character = Персонажі
exhibits-mission = Завдання
exhibits-space = Годинник
exhibits-side = Сторони
