# Рядки рахунку; слово для їхньої суми має вікно.

score-harvest = Урожай { $round }
score-treasures = Скарби
score-missions = Місії
