# Co jest nie tak w pliku scenariusza.
scenario-unknown = nieznana nazwa „{ $found }” ({ $what }){ $near }
scenario-unknown-value = nieznana nazwa: { $what } { $value }{ $near }
scenario-twice = „{ $found }” ({ $what }) występuje tu i gdzie indziej, a jest tylko raz
scenario-number = tu ma być liczba od { $least } do { $most }, a nie { $number }
scenario-no-such-field = w stanie gry nie ma tu pola „{ $field }”
scenario-move = tu ma być jedno „gracz: opcja”, „expect:” albo „refused:”
scenario-refused = tu ma być jedno „gracz: opcja”, które gra ma odrzucić
scenario-option-id = tu ma być id opcji albo jego początek
scenario-one-start = początek ma być jeden: „given:” albo „position:” z pozycją, albo „new:” z nowym stołem
scenario-other-game = to scenariusz gry „{ $game }”, a nie „{ $wanted }”
scenario-needs-number = „{ $option }” wymaga liczby na końcu
scenario-no-option = w żadnej opcji nie ma „{ $word }”{ $near }
scenario-one-event = w każdym elemencie listy ma być jedno zdarzenie
scenario-one-next = tu ma być jedna rzecz, która teraz nastąpi; kilka zapisz jako listę
scenario-not-so = , a nie „{ $value }”
scenario-what-next = tu ma być to, co teraz nastąpi, np. „{ $example }”{ $meant }
scenario-card-elsewhere = karta „{ $card }” leży już gdzie indziej

# Czym przebieg scenariusza różni się od oczekiwań.
scenario-at-place = { $place }: { $after }: { $difference }
scenario-at = { $where }: { $problem }
scenario-at-the-start = na początku
scenario-after = po { $number }. { $player }: { $option }
scenario-variant = wariant „{ $variant }” { $after }
scenario-differs = { $where }: ma być { $expected }, a jest { $found }{ $hint }
scenario-counted = ; tu podaje się tylko liczbę, np. { $count }
scenario-now-called = ; teraz nazywa się to „{ $word }”
scenario-there-are = ; są: { $keys }
scenario-no-path = w { $path } nie ma „{ $part }”{ $hint }
scenario-no-path-in = w { $path } nie ma „{ $part }”: jest { $there }
scenario-expected-nothing = { $where }: nie powinno tu nic być, a jest { $found }
scenario-other-order = { $where }: po kolei ma być { $expected }, a jest { $found }
scenario-other-members = { $where }: ma być { $expected }, a jest { $found }{ $missing }{ $more }
scenario-missing = , brakuje { $members }
scenario-too-many = , zbędne: { $members }
scenario-no-event = { $event } się nie zdarzyło; od tego miejsca zdarzyło się: { $since }
scenario-happened = { $event } się zdarzyło
scenario-cannot-draw = { $stream }: nie da się wylosować { $wanted }; do wylosowania: { $names }
scenario-and-more = { $names } i jeszcze { $count }
scenario-unknown-chance = nieznane losowanie „{ $chance }”{ $near }
scenario-not-asked = { $player } nie podejmuje teraz decyzji; { $asked }
scenario-matches-each = „{ $option }” pasuje do każdej z opcji { $chosen }; { $asked }
scenario-not-an-option = nie ma do wyboru „{ $option }”{ $near }; { $asked }
scenario-not-refused = { $player }: gra powinna odrzucić „{ $option }”, a daje to do wyboru
scenario-sees = { $viewer } widzi { $difference }
scenario-changed = { $path }: było { $first }, jest { $now }
scenario-others-asked = decyzję powinni podejmować: { $wanted }; { $asked }
scenario-someone-asked = nikt nie powinien teraz podejmować decyzji; { $asked }
scenario-not-offered = { $player } nie ma do wyboru { $options }; { $asked }
scenario-offered = { $player } ma do wyboru { $options }
scenario-other-prompt = { $player }: pytanie ma brzmieć { $prompt }, a brzmi { $asked }
scenario-still-open = na końcu czeka jeszcze decyzja; { $asked }
scenario-not-drawn = { $stream }: nie wylosowano { $left }
scenario-asked-now = decyzje teraz: { $offers }
no-one = nikt
scenario-passed = { $file }: w porządku
scenario-warning = uwaga: { $notice }

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

# Co jest nie tak w wyzwaniu.
challenge-one-player = pod „play:” ma być co najmniej jedna odpowiedź gracza „{ $player }” i nic więcej
challenge-no-chance = w wyzwaniu nie może być „chance:” ani „variants:”; o tym, co zostanie dobrane, decyduje „seed:”
challenge-terms-missing = tu ma być „challenge:” z „ask:”, czyli graczem, który ma znaleźć odpowiedź
challenge-better = odpowiedź „{ $best }” wygrywa częściej niż podana „{ $stated }”
