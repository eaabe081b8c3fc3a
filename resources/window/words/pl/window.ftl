# Co mówią okna. Zdania dziennika są w events.ftl, pytania i możliwości gry w jej plikach.

window-title = Wonderland Qt

## Gracze

# $name to imię osoby, $role to jej frakcja.
player-title = { $name } ({ $role })
player-named = { $name }
# $player to imię z frakcją, $state jeden ze stanów gotowości.
player-state = { $player }: { $state }
readiness-idle = czeka
readiness-asked = wybiera…
readiness-thinking = myśli…
readiness-ready = już wybrane
readiness-ending = może zakończyć turę
# $score is in points, $rank counts from 1.
player-standing = { $rank }. · { $score }

## O co się pyta

# $prompt to pytanie gry.
prompt-asked = { $name }: { $prompt }
# $prompt to, o co pyta się wszystkich.
prompt-together = Wszyscy razem, w tajemnicy: { $prompt }
prompt-together-each = Wszyscy razem, w tajemnicy
prompt-turn-over = { $name }: zakończyć turę czy cofnąć ruch?
prompt-over = Koniec gry.
prompt-waiting = Czekamy na: { $names }…
prompt-thinks = { $name } myśli…
prompt-go-on = Dalej: spacja albo kliknięcie
since-your-turn = Od twojej tury
# $told is what happened in that turn.
since-turn = { $name }: { $told }
prompt-peeking = { $name } ogląda swoje sekrety.
# $told is what happened then.
prompt-again = Jeszcze raz: { $told }
hint-again = Kliknij albo naciśnij Esc, by wrócić do gry.
hint-pick = Kliknij, co wybierasz, albo przejdź strzałkami i naciśnij spację; na koniec wybierz „Gotowe”.
hint-drag = Przeciągnij podświetlony element na miejsce albo kliknij najpierw element, a potem miejsce.
hint-touch = Kliknij podświetlony element albo przejdź do niego strzałkami i naciśnij Enter.
hint-cards = Kliknij kartę albo naciśnij jej numer.

no-undo-start = Nie ma czego cofać.
no-undo-chance = Dalej nie można cofnąć: zdecydował los.
no-undo-secret = Dalej nie można cofnąć: ujawniono coś tajnego.
no-undo-others = Dalej nie można cofnąć: ktoś inny już coś zrobił.
no-undo-turn-ended = Dalej nie można cofnąć: tura się zakończyła.

## Co się stało

recap-since = Od ostatniej tury { FORM($name, form: "genitive") }
recap-last = Przed chwilą
recap-again = Jeszcze raz
history-again = Pokaż tę turę jeszcze raz
history-fold = Wróć

## Części stołu i przyciski

pane-table = Stół
pane-drawn = Rysunek stołu
button-outline = Jako spis
pane-options = Co można wybrać
pane-scores = Dotychczasowy wynik
pane-log = Co się wydarzyło
pane-players = Gracze
button-end-turn = Koniec tury
button-ready = Gotowe ({ $picked } z { $wanted })
option-picked = ✓ { $number }: { $option }
button-skip = Do następnej osoby
button-undo = Cofnij
button-leave = Menu główne
button-history = Historia
button-whole = Cały stół
button-help = Pomoc
button-menu = Więcej
button-change-answer = { $name } ma już odpowiedź: zmień
# $bot to rodzaj bota.
menu-bot = Bot ({ $bot }) gra za gracza { $name }
menu-person = Człowiek gra za gracza { $name }
menu-peek = { $name } ogląda swoje sekrety
button-look-away = Zakryj z powrotem
keys-table = Strzałki wybierają, Enter zatwierdza, Ctrl+Z cofa, End kończy turę, Tab przechodzi dalej, F6 przenosi na stół, F1 otwiera zasady.

preview-chance = Dalej decyduje los.
# $piece i $place nazywa się tak jak na stole.
hand-refused = Nie tutaj ({ $place }): wybierz podświetlone miejsce.

## Pulpity do tajnych odpowiedzi

pane-pads = Tajne odpowiedzi
# $keys wymienia klawisze i ich znaczenie: „Q: dobierz; A: wycofaj się”.
pad-of = { $player }: { $state }. { $keys }
pad-ready = gotowe
pad-choosing = wybiera…
pad-hint = Dopóki nie wszyscy są gotowi, możesz zmienić odpowiedź innym klawiszem. Nic nie zdradza, który naciśnięto.
pad-openly = Odpowiedz jawnie

## Kurtyna

curtain-request = Ekran przejmuje { $name }
curtain-hint = Za chwilę pojawi się coś tajnego. Pozostali niech odwrócą wzrok.
curtain-here = Tu { $name }: pokaż
curtain-pass = { $name }, bez patrzenia: { $answer }

## Początek

start-title = W co zagramy?
start-continue = Kontynuuj
start-look-back = Wynik
start-new = Nowa gra
start-rules = Zasady
# What a bookmark says of a game that has ended.
start-over = Koniec
# $game is the title on the box.
start-goes-on = Enter: wznów grę „{ $game }”.
start-looks-back = Enter: zobacz, jak skończyła się gra „{ $game }”.
start-begins = Enter: rozłóż grę „{ $game }”.
# $players is how many can play, as in "2–5".
box-figures = { $players } graczy · { $minutes } min
# $names is who plays, $moment how far the game has come.
saved-game = { $names } – { $moment }
saved-begun = dopiero rozpoczęta
saved-on-own-content = Od początku tej rozgrywki zmieniła się zawartość gry. Rozgrywka toczy się dalej z początkową: { $content }.
saved-on-present-content = Zawartości, z którą rozpoczęto tę rozgrywkę, już nie ma; rozgrywka toczy się dalej z obecną.
saved-from-state = Od tego czasu zmieniły się zasady w programie: rozgrywka toczy się dalej od zapisanego miejsca, a jej historia zaczyna się od nowa.
saved-changed-elsewhere = Inny program zmienił plik tej rozgrywki. Ten plik pozostaje bez zmian; rozgrywka toczy się dalej w pliku { $file }
saved-removed-elsewhere = Plik tej rozgrywki usunięto. Cała rozgrywka jest zapisana od nowa.
saved-elsewhere = Zapisano. Rozgrywka toczy się dalej w pliku { $file }. Aby później do niej wrócić, upuść ten plik na to okno.
# $name is a picture or a folder, $why the reason.
saved-pictures-left-out = Nie widać wszystkich obrazków z paczek tej rozgrywki ({ $name }: { $why }).
# $packs are packs with their versions.
saved-pictures-too-many = { $packs }: obrazków jest więcej, niż zapisuje się z rozgrywką, więc niektórych może brakować.
content-named = { $name }
start-settings = Ustawienia
start-full-screen = Pełny ekran
start-quit = Zakończ
start-unofficial = Nieoficjalny projekt fanów, niezwiązany z autorami ani wydawcami tych gier planszowych.

## Nowa gra

new-hint = Gra toczy się zgodnie z ruchem wskazówek zegara.
new-seat = Miejsce { $number }
new-name-of-seat = Imię na miejscu { $number }
new-role-random = losowo
new-who-of-seat = Kto gra na miejscu { $number }
new-person = człowiek
bot-random = losowy
bot-rule = rozważny
bot-search = szukający
bot-of-package = { $name }
temper-dreamy = marzenia
temper-bold = śmiałość
temper-greedy = zachłanność
temper-spiteful = złośliwość
temper-builder = budowanie
temper-careful = rozwaga
bot-title = Jaki bot zagra na miejscu { $number }?
# $wins of 100 games, with the $margin of error; $fair would be its share.
bot-wins = wygrywa { $wins } ± { $margin } ze 100 (równo: { $fair })
bot-thinks = myśli dłużej
# $players is how many sat at the tables at which strengths were measured.
bot-measured = Ile ze 100 rozgrywek wygrywa przy stole { $players } botów. Kropki: równy udział. Jasny koniec: margines błędu.
bot-not-measured = Nie zmierzono jeszcze, jak silne są tu boty.
new-person-name = Gość { $number }
new-first = Kto zaczyna
new-first-random = Losowo
new-first-seat = Miejsce { $number }: { $name }
new-term-own = Własny zestaw
new-seed = Ziarno losowości
new-seed-hint = To samo ziarno i te same wybory dają tę samą rozgrywkę.
# $count is how many play.
new-so-many = Graczy: { $count }
new-by-chance = Wszyscy losowo
new-all-by-chance = Wszyscy zostaną wylosowani.
new-shelf-hint = Kliknij lub przeciągnij.
new-still-free = wolne
# $role is the role that is played, $number the seat.
new-sits = Miejsce { $number }: { $role }.
new-gets-up = { $role } wstaje; miejsce { $number } dostanie ktoś wylosowany.
new-chair-chosen = Następny wybrany portret zajmie miejsce { $number }.
new-no-free-chair = Nie ma wolnego krzesła: najpierw wybierz krzesło albo przeciągnij na nie portret.
new-switch = Gra tu człowiek albo bot.
new-chair-keys = Strzałki w lewo i w prawo zmieniają, kto tu siedzi, Delete zostawia to losowi, Enter wybiera to krzesło dla następnego portretu z półki.
new-shelf-keys = Enter zajmuje następne wolne krzesło albo je zwalnia, cyfra wybiera miejsce o tym numerze.
new-first-game = Pierwsza gra
new-first-game-about = Gra sama wszystkiego cię nauczy, krok po kroku, w jakieś dziesięć minut.
new-quick = Szybka gra
new-quick-about = Te same osoby i boty, postacie losowo, zwykłe zasady: zaczyna się od razu.
new-more = Więcej…
new-more-about = Kto zaczyna, zasady domowe, kurtyna i ziarno
new-ribbon = Kto gdzie siedzi?
new-ribbon-how = Kliknij portret na dole albo go przeciągnij; kliknij etykietę bota, by wybrać innego.
new-ribbon-how-without-shelf = Przeciągnij portret na inne krzesło albo kliknij oba; kliknij etykietę bota, by wybrać innego.
new-legend = Przy każdym krześle człowiek lub bot
new-legend-person = gra przy tym komputerze
new-legend-bot = kliknij etykietę, by wybrać innego bota
new-begin = Rozłóż grę
new-back = Wstecz
new-bot-nameless = bot
new-names-twice = Dwie osoby mają to samo imię: zmień jedno z nich.

# $game is who plays, and how far the game has come.
replace-title = Lista rozgrywek jest pełna
replace-explained = Z każdej gry { $most ->
    [one] zostaje { $most } ostatnia rozgrywka
    [few] zostają { $most } ostatnie rozgrywki
   *[many] zostaje { $most } ostatnich rozgrywek
} oraz te, którym nadano nazwę. Nowa rozgrywka zajęłaby miejsce niedokończonej: { $game }.
replace-begin = Zacznij i usuń tamtą
replace-cancel = Anuluj
unsaved-title = Ta rozgrywka nie jest zapisana
unsaved-explained = Ostatnich decyzji nie udało się zapisać. Jeśli teraz odejdziesz, przepadną. { $problem }
unsaved-again = Spróbuj ponownie
unsaved-elsewhere = Zapisz gdzie indziej…
unsaved-stay = Zostań przy stole
unsaved-leave = Odejdź mimo to

## Ustawienia

settings-title = Ustawienia
settings-curtain = Kurtyna
curtain-automatic = Przed każdą tajemnicą
curtain-on = Zawsze, gdy ruch ma inna osoba
curtain-off = Nigdy: ufamy sobie
settings-end-turn = Tury kończą się same (potem nie można już cofnąć)
settings-pace = Tempo botów
pace-instant = natychmiastowe
pace-fast = szybkie
pace-normal = zwykłe
pace-slow = powolne
settings-motion = Ruch elementów
motion-system = jak w systemie
motion-off = wyłączony
motion-fast = szybki
motion-normal = zwykły
motion-slow = powolny
settings-sight = Stół
sight-drawn = jako rysunek
sight-plain = jako spis
settings-colours = Kolory graczy
colours-usual = zwykłe
colours-protanopia = bez czerwieni (protanopia)
colours-deuteranopia = bez zieleni (deuteranopia)
colours-tritanopia = bez błękitu (tritanopia)
settings-letters = Wielkość liter
letters-usual = zwykła
letters-larger = większa
letters-largest = największa
settings-contrast = Kontrast
contrast-usual = zwykły
contrast-high = wysoki
settings-enlarging = Powiększanie elementów pod wskaźnikiem
enlarging-soon = od razu
enlarging-usual = po chwili
enlarging-late = po dłuższej chwili
enlarging-never = tylko klawiszem E
settings-volume = Dźwięki
volume-quiet = ciche
volume-normal = zwykłe
volume-loud = głośne
settings-ambience = Odgłosy otoczenia
ambience-on = włączone
ambience-off = wyłączone
settings-muted = Bez dźwięków (klawisz M)
settings-newest = Raz dziennie sprawdzaj, czy jest nowsza wersja
settings-keys = Klawisze tajnych odpowiedzi, według miejsc
settings-keys-hint = Górny klawisz wybiera pierwszą odpowiedź, dolny drugą. Dłuższe listy obsługują cyfry.
settings-key-of-seat = Miejsce { $seat }, klawisz { $number }
settings-keys-twice = Każdy klawisz to jedna litera, a każda litera to tylko jeden klawisz.
settings-language = Język
settings-language-system = jak w systemie
language-en = English
language-pl = Polski
language-uk = Українська
settings-keep = Zapisz
settings-cancel = Anuluj

## Koniec

# $rank is a place, from 1.
final-rank = { $rank }. miejsce
final-counting = Liczymy punkty…
final-scores = Wynik końcowy
final-course = Przebieg punktacji
final-moments = Najlepsze chwile
final-hard-moments = Najcięższe chwile
# $gain to o ile wzrósł wynik, $told co się stało.
best-moment = +{ $gain }: { $told }
hard-moment = −{ $loss }: { $told }
final-rematch = Jeszcze raz w tym samym gronie
final-table = Obejrzyj stół
final-start = Menu główne

## Gdy coś jest nie tak

hindrance-version = PySide6 { $version } nie działa z Pythonem { $python }. Zainstaluj wersję niższą niż 6.12, na przykład poleceniem „pip install 'PySide6-Essentials<6.12'”, albo użyj Pythona 3.12 lub nowszego.
hindrance-qt = Nie można wczytać Qt: { $why }. Zainstaluj program ponownie; tam, gdzie uruchamia go Python: pip install --force-reinstall PySide6-Essentials.
hindrance-libraries = W systemie brakuje bibliotek, których potrzebuje okno: { $libraries }. W Debianie i Ubuntu: sudo apt-get install { $packages }. W innych systemach zainstaluj pakiety z tymi plikami.
hindrance-display = Nie ma tu ekranu (DISPLAY i WAYLAND_DISPLAY są puste), więc nie można otworzyć okna. Uruchom program na pulpicie. „wonderland-qt play --smoke OBRAZ.png” pod xvfb-run pozwala botom zagrać na ekranie wirtualnym.
hindrance-dead = Ekran { $display }, który podaje { $variable }, nie odpowiada albo nie wpuszcza tego użytkownika. Uruchom program na działającym pulpicie, jako zalogowany tam użytkownik, albo ustaw { $variable } na jego ekran.
hindrance-abort = Qt nie mogło otworzyć okna: { $why }
trouble-title = Coś poszło nie tak
trouble-told = W programie coś poszło nie tak. Co się stało, opisuje raport: { $report }
trouble-told-at-table = W programie coś poszło nie tak. Rozgrywka jest zapisana w stanie po ostatniej decyzji. Jeśli błąd się powtórzy, odejdź od stołu. Co się stało, opisuje raport: { $report }
trouble-unwritten = W programie coś poszło nie tak, a raportu nie udało się zapisać ({ $problem }). Rozgrywka trwa w stanie po ostatniej decyzji; odejdź od stołu dopiero wtedy, gdy da się ją zapisać.
trouble-help = Otwórz jego folder
trouble-explained = Z tą zawartością nie da się grać dalej. Rozgrywkę zapisano w stanie po ostatniej decyzji. Co jest nie tak: { $why }
trouble-content = Nie można odczytać zawartości tej gry: { $problem }
trouble-autosave = W tej chwili nie można zapisać rozgrywki: { $problem }. Graj dalej: program ponawia próbę przy każdej decyzji.
trouble-save = Nie można odczytać zapisanej rozgrywki: { $problem }
trouble-home = Nie można zapisywać rozgrywek: { $reason }. Dopóki tak jest, rozgrywka przepada, gdy od niej odejdziesz. Chodzi o folder { $folder }.
trouble-settings = W tej chwili nie można zapisać ustawień: { $problem }
trouble-settings-aside = Nie udało się odczytać ustawień. Obowiązują domyślne; stary plik zachowano jako { $file }.
trouble-settings-unread = Nie udało się odczytać ustawień, więc obowiązują domyślne: { $problem }

## Wiersze wyniku

score-total = Razem

## Zasady gry

rules-title = Zasady
rules-search = Szukaj w zasadach
rules-chapters = Rozdziały
rules-in-force = Obowiązują teraz
# $rules liczy pokazane zasady.
rules-found = { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
    [many] { $rules } zasad
   *[other] { $rules } zasady
}
rules-close = Zamknij

help-title = Pomoc
help-manual = Instrukcja programu
help-handbook = Jak zmieniać gry
help-reports = Raporty o błędach
help-pages = Strony
help-in-english = Ta strona jest tylko po angielsku.

about-title = O Wonderland Qt
about-version = Wonderland Qt { $version }
about-licences = Program jest dostępny na licencji MIT, a grafika i teksty na licencji CC BY 4.0. Qt jest używane na licencji LGPL w wersji 3.
about-homepage = Strona projektu
about-issues = Zgłoś błąd
about-download = Pobierz
about-close = Zamknij
# A newer version exists than the one that runs.
newest-out = Jest już wersja { $version }; ta to { $running }.

start-saved = Zapisane rozgrywki
saved-title = Zapisane rozgrywki
saved-running = W toku
saved-finished = Zakończone
saved-all = Wszystkie
saved-list = Lista
saved-over = zakończona
saved-under-way = w toku
saved-none = Nie ma tu jeszcze żadnej rozgrywki. Rozgrywki zapisują się same, po każdej decyzji.
saved-none-running = Nie ma rozgrywek w toku.
saved-none-finished = Nie ma jeszcze zakończonych rozgrywek.
saved-by-itself = rozgrywki zapisują się same po każdej decyzji
saved-problems-more = i jeszcze { $count }
saved-persons = { $names }
saved-won = { $names } { $score }
saved-today = dziś, { $time }
saved-yesterday = wczoraj, { $time }
saved-rename = Zmień nazwę
saved-rename-asks = Rozgrywka z nazwą zostaje, dopóki jej nie usuniesz.
saved-export = Eksportuj
saved-import = Importuj
saved-delete = Usuń
saved-delete-asks = Ta rozgrywka zostanie trwale usunięta: { $game } ({ $persons }).
saved-back = Wróć
trouble-saved = Nie udało się: { $problem }
menu-replay = Obejrzyj tę rozgrywkę od początku
replay-course = Przebieg punktacji; Home przenosi na początek, End na koniec
replay-hidden = ukryte elementy
replay-to-come = co było dalej
replay-play-on = Graj dalej od tego miejsca
replay-phase-before = Poprzednia faza
replay-before = Poprzednia decyzja
replay-play = Odtwarzaj albo zatrzymaj
replay-next = Następna decyzja
replay-phase-next = Następna faza
replay-speed = tempo ×{ $times }
replay-count = decyzja { $at } z { $last }
replay-beginning = Początek
replay-moment = { $name } podejmuje decyzję
replay-seen-by = tak widzi to { $name }
replay-seen-by-all = tak widzą to wszyscy
replay-stays-hidden = Dopóki rozgrywka trwa, to, co ukryte, pozostaje ukryte.
replay-prompt = Powtórka: gdy zagrasz dalej, powstanie nowa kopia.
play-on-title = Kto gra dalej?
play-on-explained = Od tej chwili zacznie się nowa rozgrywka. Zapisana pozostanie bez zmian.
play-on-begin = Graj dalej
play-on-person = Człowiek
play-on-bot = Bot: { $bot }
