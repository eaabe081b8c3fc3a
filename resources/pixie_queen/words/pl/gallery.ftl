# Nagłówki warsztatu.

gallery-action = Akcje
gallery-tile = Płytki
gallery-prize = Nagrody
gallery-good = Dobra
gallery-colour = Kolory
gallery-field = Tory
