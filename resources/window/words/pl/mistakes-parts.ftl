# Części komunikatów o błędach w plikach: wartości i słowa, o które mogło chodzić.
words-of-others = { $words }
value-in-quotes = „{ $words }”
either = { $first } albo { $other }
one-of = { FORM($values, form: "or") }

# $wrong to słowo z pliku; program proponuje je poprawić.
did-you-mean = ; czy chodziło o „{ $meant }”?
known-words = ; znane: { $words }
instead-of = „{ $now }” zamiast „{ $before }”
put-it-in-quotes = ; weź to w cudzysłów
write-each-alone = ; każdy zapisz jako osobny element listy
value-list = lista
value-mapping = pary „klucz: wartość”
value-nothing = nic
value-none = żadnego
value-true-or-false = true albo false
value-number = liczba
value-whole-number = liczba całkowita
value-text = tekst
value-above = liczba większa niż { $limit }
value-at-least = liczba nie mniejsza niż { $limit }
value-below = liczba mniejsza niż { $limit }
value-at-most = liczba nie większa niż { $limit }
value-of-form = tekst o postaci { $limit }
value-text-at-most = tekst do { $limit ->
    [one] { $limit } znaku
    [few] { $limit } znaków
   *[many] { $limit } znaków
}
value-text-at-least = tekst od { $limit ->
    [one] { $limit } znaku
    [few] { $limit } znaków
   *[many] { $limit } znaków
}
value-items-at-most = najwyżej { $limit ->
    [one] { $limit } element
    [few] { $limit } elementy
   *[many] { $limit } elementów
}
value-items-at-least = co najmniej { $limit ->
    [one] { $limit } element
    [few] { $limit } elementy
   *[many] { $limit } elementów
}

# Czasownik to słowo, które mówi, co robi efekt, np. „vp” w „{vp: 3}”.
value-verb = czasownik albo {"{"}czasownik: argumenty{"}"}
value-one-verb = jeden czasownik
value-count-of = { $count } ({ $words })
value-arguments = argumenty jako pary „klucz: wartość” ({ $keys })
value-no-arguments = nic (nie ma argumentów)

# Dlaczego system nie pozwala zrobić czegoś z plikiem.
os-permission = brak uprawnień
os-not-permitted = niedozwolona operacja
os-missing = nie ma takiego pliku ani folderu
os-exists = taki plik już istnieje
os-folder = to jest folder
os-no-folder = to nie jest folder
os-not-empty = folder nie jest pusty
os-full = brak miejsca na dysku
os-large = plik jest za duży
os-quota = przekroczono przydział miejsca na dysku
os-read-only = na tym dysku można tylko czytać
os-long-name = nazwa pliku jest za długa
os-many-files = za dużo otwartych plików
os-device = błąd odczytu lub zapisu na dysku
os-links = za dużo dowiązań jedno za drugim
os-busy = plik lub urządzenie jest zajęte
os-argument = system nie zna takiej nazwy albo działania
