# Заголовки майстерні.

exhibits-action = Дії
exhibits-tile = Жетони
exhibits-prize = Призи
exhibits-good = Товари
exhibits-colour = Кольори
exhibits-field = Треки
