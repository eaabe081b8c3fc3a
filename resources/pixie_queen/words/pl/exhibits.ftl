# Nagłówki warsztatu.

exhibits-action = Akcje
exhibits-tile = Płytki
exhibits-prize = Nagrody
exhibits-good = Dobra
exhibits-colour = Kolory
exhibits-field = Tory
