# Zawartość, jaką pokazuje warsztat: nagłówki i to, co dają plansze.

exhibits-tea_card = Karty herbatki
exhibits-wonderlandian = Mieszkańcy Krainy Czarów
exhibits-quest = Zadania
exhibits-chip = Żetony
exhibits-board = Plansza
exhibits-faction = Plansze frakcji
exhibits-ability = Zdolności
exhibits-ally_ability = Zdolności sprzymierzeńców
exhibits-tile = Żetony punktacji
exhibit-track = { $track }: { $rewards }
exhibit-between = Poniżej ({ $above }): { $rewards }
