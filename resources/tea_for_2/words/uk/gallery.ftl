# Вміст, який показує майстерня.

gallery-character = Персонажі
gallery-mission = Завдання
gallery-space = Годинник
gallery-side = Сторони
