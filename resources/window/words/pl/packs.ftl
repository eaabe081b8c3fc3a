# Strona paczek: czym gracze zmieniają zawartość gier.

start-packs = Paczki
packs-title = Liczy się to, co leży na wierzchu
packs-version = wersja { $version }
packs-author = { $author }
packs-unsigned = bez pliku pack.yaml
packs-no-game = jeszcze bez zawartości
packs-checking = sprawdzanie…
packs-off = wyłączona
packs-fine = w porządku
# $count — ile pól zmienia też inna paczka.
packs-overlaid = { $count ->
    [one] 1 konflikt
    [few] { $count } konflikty
    [many] { $count } konfliktów
   *[other] { $count } konfliktu
}
packs-wrong = { $count ->
    [one] 1 błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
packs-switch = { $name }: w grze
packs-up = { $name }: wyżej
packs-down = { $name }: niżej
packs-own = Wbudowana zawartość gier
packs-own-about = zawsze na spodzie, nigdy niezmieniana
packs-drop = Upuść tutaj
packs-drop-about = folder albo plik .zip; zostanie od razu sprawdzony i dodany na wierzchu, na razie wyłączony
packs-choose = Wybierz plik…
packs-open-folder = Otwórz folder
packs-check = Sprawdź ponownie
packs-share = Zapisz jako .zip
packs-open-file = Otwórz plik
# $meant is a word of the files.
packs-put-right = Wpisz „{ $meant }”
packs-swap = Zamień: użyj wpisu z drugiej paczki
packs-both = Zachowaj oba: wpis z tej paczki dostanie nowe id
# Of an entry that two packs change: which of the two is played with.
packs-counts = liczy się
packs-beneath = leży pod spodem
# $name is that of a pack.
packs-shared = Zapisano „{ $name }” jako { $file }.
packs-share-there = { $file } już istnieje; wybierz inną nazwę.
packs-how = Przeciągnij paczkę albo naciśnij Alt+↑↓, by ją przesunąć; spacja ją włącza i wyłącza. Dotyczy tylko nowych rozgrywek.
packs-none = Nie ma jeszcze paczek
packs-none-about = Paczka zmienia karty, liczby, słowa lub obrazki gry, a wbudowanych plików nie rusza. Upuść ją na okno albo włóż do folderu paczek.
packs-summary = { $count ->
    [one] Jedna paczka
    [few] { $count } paczki
    [many] { $count } paczek
   *[other] { $count } paczki
}, włączonych: { $on }.
packs-summary-wrong = { $wrong ->
    [one] Jedna nie wchodzi do gry z powodu błędów.
    [few] { $wrong } nie wchodzą do gry z powodu błędów.
    [many] { $wrong } nie wchodzi do gry z powodu błędów.
   *[other] { $wrong } nie wchodzi do gry z powodu błędów.
}
packs-mistakes = { $count ->
    [one] Jeden błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
packs-kept-out = Dopóki tego nie poprawisz, paczka nie wejdzie do nowych rozgrywek.
packs-conflicts = { $count ->
    [one] Jeden konflikt
    [few] { $count } konflikty
    [many] { $count } konfliktów
   *[other] { $count } konfliktu
}
# $other — nazwa innej paczki, która zmienia to samo.
packs-with = To samo zmienia paczka „{ $other }”; liczy się górna
packs-warnings = { $count ->
    [one] Jedna rzecz budzi wątpliwości
    [few] { $count } rzeczy budzą wątpliwości
    [many] { $count } rzeczy budzi wątpliwości
   *[other] { $count } rzeczy budzi wątpliwości
}
packs-changes = Co zmienia
packs-changes-nothing = na razie nic
# $folder — nazwa ukrytego folderu obok paczki.
packs-older = Poprzednia kopia jest zachowana jako { $folder }, dopóki nie zastąpi jej następna
# $section — słowo z plików, np. "tea_cards".
packs-section = { $section }: { $count }
packs-more = i jeszcze { $count }
# $packs — nazwy paczek, z którymi zacznie się nowa gra.
new-packs = Paczki w grze: { $packs }
