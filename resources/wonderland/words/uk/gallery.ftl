# Вміст, який показує майстерня: заголовки і те, що дають планшети.

gallery-tea_card = Карти чаювання
gallery-wonderlandian = Дивокрайці
gallery-quest = Місії
gallery-chip = Жетони
gallery-board = Поле
gallery-faction = Планшети фракцій
gallery-ability = Уміння
gallery-ally_ability = Уміння союзників
gallery-tile = Плитки балів
gallery-region = Регіони
gallery-chair = Стільці
gallery-entry-track = { $track }: { $rewards }
gallery-entry-between = Нижче ({ $above }): { $rewards }
