# Рядки рахунку; слово для їхньої суми має вікно.

score-vp = Отримані ПБ
score-castles = Замки
score-feats = Подвиги
score-objectives = Звершення
score-both = Обидва
score-shards = Уламки
