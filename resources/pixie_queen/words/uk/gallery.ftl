# Заголовки майстерні.

gallery-action = Дії
gallery-tile = Жетони
gallery-prize = Призи
gallery-good = Товари
gallery-colour = Кольори
gallery-field = Треки
