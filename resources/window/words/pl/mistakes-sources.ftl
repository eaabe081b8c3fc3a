# Co jest nie tak ze źródłem paczek: folderem albo adresem https ze spisem.

source-unsafe = ten adres nie jest szyfrowany; źródłem może być tylko adres https albo folder
source-nowhere = to ani folder, ani adres https; popraw to
source-long = ten adres ma więcej niż { $most } znaków; wybierz krótszy
source-known = { $place } jest już źródłem
source-too-many = jest już { $most } źródeł; najpierw usuń któreś
source-page = to strona dla przeglądarki, a nie spis; podaj adres folderu, w którym leży index.yaml
source-no-index = to nie jest spis paczek; tworzy go polecenie `wonderland-qt packs index FOLDER`
source-format = ten spis ma format { $format }, a program czyta format { $known }; zainstaluj nowszy program
source-id-twice = dwie paczki mają id „{ $id }”; spis podaje każdą paczkę raz
source-unsigned = ta paczka nie ma pliku pack.yaml z id i wersją; dodaj go
source-needs-nowhere = „{ $id }” wymaga: { $needed }, ale żadne źródło tutaj tego nie oferuje; zapytaj autora, skąd to wziąć
source-gone = nie ma takiego pliku; sprawdź adres albo zapytaj opiekuna źródła
source-forbidden = serwer odmawia dostępu (status { $status }); źródło musi być otwarte dla wszystkich
source-status = serwer odpowiada statusem { $status }; spróbuj później
source-slow = odpowiedź trwa zbyt długo; spróbuj później
source-no-host = nie można znaleźć takiego serwera; sprawdź adres i połączenie
source-no-answer = serwer nie odpowiada; spróbuj później
source-certificate = serwer nie może potwierdzić swojej tożsamości ({ $problem }); niczego nie pobrano
source-redirect = prowadzi dalej do { $to }, a ten adres nie jest szyfrowany; niczego nie pobrano
source-lost = prowadzi w kółko albo donikąd; niczego nie pobrano
source-broken = odpowiedź jest uszkodzona ({ $problem }); spróbuj później
source-cut-off = odpowiedź została urwana; spróbuj ponownie
source-large = plik przekracza { NUMBER($kilobytes, useGrouping: 0) } kB, czyli więcej, niż źródło może tu przysłać; niczego nie zainstalowano
source-digest = to nie jest plik, który opisuje spis (inny skrót); niczego nie zainstalowano
source-other-pack = w pliku jest inna paczka („{ $id }”), niż podaje spis; niczego nie zainstalowano
source-other-version = spis podaje wersję { $says }, a w pliku jest { $holds }; niczego nie zainstalowano
source-failed = proces, który odwiedza źródła, niespodziewanie się zakończył; spróbuj ponownie

# Co się zmieniło między wersjami paczki, np. „tea_cards: nowe: 2 i zmienione: 1”. $what to lista.
source-changes = { $section } – { $what }
source-new = nowe: { $count }
source-changed = zmienione: { $count }
source-removed = usunięte: { $count }
source-pictures = obrazki
source-words = słowa
