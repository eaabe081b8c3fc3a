# Zawartość, jaką pokazuje warsztat.

gallery-character = Postacie
gallery-mission = Misje
gallery-space = Zegarek
gallery-side = Strony
