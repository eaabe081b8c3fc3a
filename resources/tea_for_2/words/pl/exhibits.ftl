# Zawartość, jaką pokazuje warsztat.

exhibits-character = Postacie
exhibits-mission = Misje
exhibits-space = Zegarek
exhibits-side = Strony
