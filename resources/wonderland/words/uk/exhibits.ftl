# Вміст, який показує майстерня: заголовки і те, що дають планшети.

exhibits-tea_card = Карти чаювання
exhibits-wonderlandian = Дивокрайці
exhibits-quest = Місії
exhibits-chip = Жетони
exhibits-board = Поле
exhibits-faction = Планшети фракцій
exhibits-ability = Вміння
exhibits-ally_ability = Вміння союзників
exhibits-tile = Жетони очок
exhibit-track = { $track }: { $rewards }
exhibit-between = Нижче ({ $above }): { $rewards }
