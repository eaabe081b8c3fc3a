# Co jest nie tak w pliku z zawartością: co powinno tu być i co zrobić.
content-expected = tu ma być: { $wanted }, a nie: { $there }{ $remedy }
content-or-else = { $first }; albo { $other }
content-key-missing = brakuje wymaganego klucza; dopisz go
content-key-missing-in-new-entry = brakuje wymaganego klucza; dopisz go; ten wpis jest nowy: pod spodem nie ma id „{ $name }”{ $near }
content-list-short = ta lista jest za krótka; podaj jeden element na każde miejsce
content-unknown-key = nieznany klucz { $name }{ $near }
content-unknown-word = nieznane słowo { $word }{ $near }
content-unknown-verb = nieznany czasownik { $verb }{ $near }
content-arguments-missing = tu mają być argumenty; jeśli ich nie ma, wpisz samo słowo „{ $word }”
content-verb-takes = czasownik „{ $word }” przyjmuje: { $wanted }, a nie: { $there }
content-no-such-entry = w dziale { $section } nie ma wpisu { $value }{ $near }
content-id-twice = to id występuje dwa razy, najpierw tu: { $first }; zmień jedno z nich
content-id-twice-with-effects = id „{ $name }” występuje dwa razy, za każdym razem z efektami; zmień jedno z nich
content-section-twice = ten dział występuje dwa razy, najpierw tu: { $first }; zostaw jeden z nich
content-remove-alone = obok „{ $remove }: true” nie może być innego klucza; usuń jeden z nich
content-nothing-to-remove = pod spodem nie ma „{ $name }”, więc nie ma czego usunąć; skasuj to
content-id-elsewhere = „{ $id }” jest też w dziale { $section }; zmień jedno z nich
bot-without-words = brak słów w języku { $language }; dopisz je
bot-unknown-number = w ocenie (evaluation) nie ma liczby „{ $number }”{ $near }
content-for-as-many = { $what }: inny wpis jest dla tej samej liczby graczy; usuń jeden z nich
content-none-for = { $what }: brakuje wpisu dla takiej liczby graczy: { $players }; dodaj go
thing-table = stół
looks-unknown-kind = nieznany rodzaj elementu „{ $kind }”{ $near }
looks-unknown-sound = nieznany dźwięk „{ $sound }”{ $near }
looks-unknown-event = nieznane zdarzenie „{ $name }”{ $near }
looks-unknown-field = to zdarzenie nie ma pola „{ $field }”{ $near }
table-stage-missing = nie ma sceny „{ $name }”; dodaj „{ $name }: {"{"}size: ...{"}"}”
table-layout-missing = brakuje stołu dla takiej liczby graczy: { $players }; dodaj „{ $players }: ...”
table-unknown-stage = nieznana scena „{ $name }”{ $near }
card-full = tekst tej karty w języku „{ $language }” jest za długi (znaków: { $letters }, mieści się około { $room }); niech karta robi mniej
name-in-english = w innych językach ta nazwa jest po angielsku; dodaj { $more }
name-long = ta nazwa jest za długa (znaków: { $letters }, mieści się około { $room }); skróć ją

# Czasowniki, które nazywa sama zawartość.
composed-known-already = gra ma już czasownik „{ $verb }”; wybierz inną nazwę
composed-parameter-unused = nic nie używa tego parametru; napisz „${ $parameter }” tam, gdzie ma stać argument, albo usuń parametr
composed-parameter-unknown = nie ma tu parametru „{ $parameter }”{ $near }; dodaj go do „parameters” albo wpisz wartość
composed-argument-missing = brakuje argumentu „{ $parameter }”; dodaj go tutaj albo daj parametrowi „default”
composed-circle = ten czasownik składa się z samego siebie ({ $circle }); wyjmij jeden z nich
composed-deep = ten czasownik jest zagnieżdżony głębiej niż { $most }; złóż go z mniejszej liczby czasowników
composed-long = z tego czasownika robi się ponad { $most } wartości; złóż go z mniejszej liczby czasowników
composed-many = ze wszystkich użyć nazwanych czasowników robi się razem ponad { $most } wartości; użyj ich mniej

# Co jest nie tak z plikiem lub folderem.
file-unreadable = nie można odczytać pliku ({ $reason }); sprawdź nazwę i uprawnienia
file-is-folder = to jest folder; podaj plik, który w nim leży
file-is-device = to potok albo urządzenie; zastąp je plikiem
file-link-out = to dowiązanie prowadzi poza swój folder; zastąp je kopią pliku
file-no-utf8 = to nie jest UTF-8; zapisz plik w UTF-8
folder-link-out = to dowiązanie prowadzi poza swój folder; zastąp je kopią folderu
folder-missing = nie ma takiego folderu; utwórz go albo popraw ścieżkę
folder-without-yaml = w tym folderze nie ma żadnego pliku *.yaml; dodaj go
folder-deep = foldery są tu zagnieżdżone głębiej niż { $deepest }; usuń je
folder-many-files = w tym folderze jest ponad { $most } plików; usuń te, których nie potrzebujesz
folder-large = ten folder ma ponad { $megabytes } MB; usuń to, czego nie potrzebujesz
