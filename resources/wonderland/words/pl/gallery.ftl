# Zawartość, jaką pokazuje warsztat: nagłówki i to, co dają plansze.

gallery-tea_card = Karty herbatki
gallery-wonderlandian = Mieszkańcy Krainy Czarów
gallery-quest = Zadania
gallery-chip = Żetony
gallery-board = Plansza
gallery-faction = Plansze frakcji
gallery-ability = Zdolności
gallery-ally_ability = Zdolności sprzymierzeńców
gallery-tile = Żetony punktacji
gallery-region = Regiony
gallery-chair = Krzesła
gallery-entry-track = { $track }: { $rewards }
gallery-entry-between = Poniżej ({ $above }): { $rewards }
