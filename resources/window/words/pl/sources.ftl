# Strona źródeł: paczki, które dają foldery i adresy https.

packs-sources = Znajdź paczki
sources-title = Paczki ze źródeł
sources-search = Szukaj paczek
sources-visits = Źródła
sources-allow = Odwiedzaj źródła
sources-allow-about = Wyłączone: program niczego nie pobiera. Włączone: zagląda do folderów i pod adresy z tej listy, gdy otwierasz tę stronę, szukasz ponownie albo instalujesz. Serwery poznają tylko adres tego komputera.
sources-list = Foldery i adresy
sources-none = jeszcze żadnego
sources-address = Adres https albo folder z paczkami
sources-add = Dodaj
sources-folder = Wybierz folder…
sources-remove = Usuń
sources-look = Szukaj ponownie
sources-stop = Zatrzymaj
sources-install = Zainstaluj
# $version is that of the pack on the source.
sources-update = Zaktualizuj do { $version }
sources-replace = Zastąp moją…
sources-replace-sure = Zastąp; poprzednia kopia zostanie
sources-fetching = pobieranie…
# How a pack stands to yours; $version is that of your copy.
sources-same = zainstalowana
sources-newer = masz: { $version }
sources-edited = masz: { $version }, zmieniona
sources-older = masz nowszą: { $version }
sources-differs = zmieniona, ta sama wersja
sources-yours = twoja pochodzi z innego miejsca
sources-no-licence = bez licencji
# Above what the pack changed that was just updated.
sources-news = Co się zmieniło
sources-working = Trwa odwiedzanie źródeł…
sources-installed = Zainstalowano: { $name }.
sources-installed-how = Włącz ją tutaj albo na stronie paczek.
sources-off = Źródła są wyłączone.
sources-off-about = Źródła są wyłączone. Włącz je po prawej, by znaleźć paczki innych osób.
sources-none-about = Dodaj po prawej adres albo folder kogoś, kto udostępnia paczki.
sources-nothing = Nie znaleziono paczek
sources-found = Znaleziono { $count ->
    [one] jedną paczkę
    [few] { $count } paczki
    [many] { $count } paczek
   *[other] { $count } paczki
}.
