# Co jest nie tak w pliku scenariusza.
scenario-unknown = nieznana nazwa „{ $found }” ({ $what }){ $near }
scenario-unknown-value = nieznana nazwa: { $what } { $value }{ $near }
scenario-twice = „{ $found }” ({ $what }) występuje tu i gdzie indziej, a jest tylko raz
scenario-number = tu ma być liczba od { $least } do { $most }, a nie { $number }
scenario-no-such-field = w stanie gry nie ma tu pola „{ $field }”
scenario-move = tu ma być jedno „gracz: opcja”, „expect:” albo „refused:”
scenario-refused = tu ma być jedno „gracz: opcja”, które gra ma odrzucić
scenario-option-id = tu ma być id opcji albo jego początek
scenario-one-start = początek ma być jeden: „given:” z pozycją albo „new:” z nowym stołem
scenario-other-game = to scenariusz gry „{ $game }”, a nie „{ $wanted }”
scenario-needs-number = „{ $option }” wymaga liczby na końcu
scenario-no-option = w żadnej opcji nie ma „{ $word }”{ $near }
scenario-one-event = w każdym elemencie listy ma być jedno zdarzenie
scenario-one-next = tu ma być jedna rzecz, która teraz nastąpi; kilka zapisz jako listę
scenario-not-so = , a nie „{ $value }”
scenario-what-next = tu ma być to, co teraz nastąpi, np. „{ $example }”{ $meant }
scenario-card-elsewhere = karta „{ $card }” leży już gdzie indziej

# Rodzaje rzeczy, które nazywają scenariusze i stoły.
thing-player = gracz
thing-rule = zasada
thing-event = zdarzenie
thing-step = krok
thing-effect = efekt
thing-card = karta
thing-colour = kolor
thing-space = pole
thing-such = rzecz
thing-of-game = rzecz z gry
thing-field-of = pole: { $of }
