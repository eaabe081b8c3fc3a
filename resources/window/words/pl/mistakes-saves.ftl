# Co jest nie tak z zapisaną rozgrywką.
save-no-save = to nie jest zapis rozgrywki Wonderland Qt
save-report-alone = w tym raporcie nie ma rozgrywki: żadna nie była otwarta
save-cut-off = plik jest ucięty
save-empty = plik jest pusty
save-line-changed = ten wiersz zmieniono po zapisaniu
save-changed = plik zmieniono albo ucięto po zapisaniu
save-newer = zapisała to wersja { $program } programu, w formacie { $format }; ta wersja czyta formaty do { $most }; otwórz plik w tamtej wersji albo nowszej
save-name = nazwa może mieć najwyżej { $most } znaków, bez łamania wiersza
save-moment = opis chwili może mieć najwyżej { $deepest } zagnieżdżonych w sobie tekstów
save-no-file = to nie jest plik
save-missing = nie ma takiego pliku; popraw ścieżkę
save-large = zapisana rozgrywka może mieć najwyżej { $megabytes } MB
save-unreadable = nie można odczytać pliku ({ $reason })
save-folder-unreadable = nie można odczytać tego folderu ({ $reason })
save-not-json = to nie jest JSON ({ $problem })
save-no-content-file = { $file } nie jest plikiem z zawartością
save-kept-as = { $problem }; plik zachowano jako { $file }
save-not-shown = nie można pokazać rozgrywki ({ $problem })
save-open-elsewhere = { $file }: ta rozgrywka jest otwarta w innym oknie programu; najpierw ją tam zamknij
save-other-game = to rozgrywka w grę { $game }, a nie { $wanted }
save-many-aside = { $folder }: jest tu za dużo odłożonych plików
file-problem = { $file }: { $problem }
unknown-bot = nieznany bot { $name }; znane: { $known }
unknown-budget = { $name } nie mówi, ile rozgrywek dokończyć przed decyzją; wpisz po dwukropku liczbę od 1 do 999999 albo sekundy, jak 0.1s, na przykład { $example }

# Co o danych w zapisanej rozgrywce mówi msgspec.
data-expected = tu ma być `{ $wanted }`, a jest `{ $there }`
data-field-missing = brakuje wymaganego pola `{ $field }`
data-field-unknown = nieznane pole `{ $field }`
data-value = niedozwolona wartość { $value }
data-enum = nieznana wartość { $value }
data-length-least = tu ma być `{ $kind }` o długości >= { $length }
data-length-most = tu ma być `{ $kind }` o długości <= { $length }
data-length = tu ma być `{ $kind }` o długości { $length }
data-number-least = tu ma być `{ $kind }` >= { $limit }
data-number-most = tu ma być `{ $kind }` <= { $limit }

# Dlaczego rozgrywki nie da się odtworzyć z pliku.
replay-no-set-up = nie da się przygotować rozgrywki: { $problem }
replay-line = nie da się odtworzyć wiersza { $line } z przebiegu rozgrywki: { $problem }
replay-raised = nie da się odtworzyć rozgrywki ({ $problem })
replay-other-state = te decyzje prowadzą do innego stanu niż zapisany
replay-ends-here = od tego miejsca nie da się grać dalej
replay-ends-here-as = od tego miejsca nie da się grać dalej ({ $problem })
replay-other-players = gracze nie pasują do miejsc przy stole
choice-no-seat = { $player } nie ma miejsca przy stole
choice-turn-open = { $player } jeszcze nie kończy tury
choice-of-bot = { $player }: gra bot
choice-no-turn = żadna tura nie czeka na zakończenie
choice-not-asked = { $player } nie podejmuje teraz decyzji
choice-not-offered = { $player } nie ma do wyboru { $answer }
choice-of-several = { $count ->
    [few] { $player } ma wybrać { $count } różne opcje, a nie { $answer }
   *[many] { $player } ma wybrać { $count } różnych opcji, a nie { $answer }
}
choice-two-seats = gracz ma dwa miejsca: { $seats }
choice-of-option = { $option }={ $value } jest niedozwolone; do wyboru: { $known }
choice-twice = { $value } wybrano dwa razy
endless-decisions = { $most ->
    [one] { $most } decyzja
    [few] { $most } decyzje
   *[many] { $most } decyzji
} i nie widać końca: { $step }
endless-steps = { $most ->
    [one] { $most } krok
    [few] { $most } kroki
   *[many] { $most } kroków
} bez żadnej decyzji: { $step }

# Dlaczego taki stan gry jest niemożliwy.
unsound-pieces = na stole jest za dużo elementów: { $pieces }
unsound-twice = { $piece } leży w dwóch miejscach
unsound-count = jest w nim liczba { $count }, a w żadnej grze nie ma większej niż { $most }
unsound-two-pieces = dwa elementy nazywają się { $piece }
unsound-lost-piece = { $piece } leży na { $place }, a tego nie ma na stole
