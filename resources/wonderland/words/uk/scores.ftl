# Рядки рахунку; слово для їхньої суми має вікно.

score-vp = Отримані ПБ
score-castles = Замки
score-feats = Подвиги
score-objectives = Звершення
score-both = Подвиг і звершення разом
score-shards = Уламки
