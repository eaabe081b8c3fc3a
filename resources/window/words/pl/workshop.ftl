# Warsztat i to, co mówi porównanie zawartości.

## Co to zmienia?

# $games to liczba rozgrywek przed zmianą i tyle samo po niej.
compare-nothing = Nic się nie zmienia: { $games ->
    [one] jedyna rozgrywka przebiega
    [few] wszystkie { $games } rozgrywki przebiegają
   *[many] wszystkie { $games } rozgrywek przebiega
} jak przedtem.
compare-noise = Nic istotnego się nie zmienia (rozgrywki o innym przebiegu: { $different } z { $games }; różnice się znoszą).
# Mniej niż $least rozgrywek o niczym nie świadczy.
compare-few = Za mało rozgrywek, by coś stwierdzić: na razie { $games }, potrzeba co najmniej { $least }.
# $who jest nowe; liczby to dziesiąte części procentu, $fair to udział gracza, który jest równie dobry jak inni.
compare-new-wins = Nowość: { $who } wygrywa { TENTHS($share) }% swoich rozgrywek; równy udział to { TENTHS($fair) }% (±{ TENTHS($margin) }).
# $fair mówi, jak jest z innymi tego rodzaju.
compare-new-won = Nowość: { $who }: kto to ma, wygrywa { TENTHS($share) }% rozgrywek, a kto ma inne tego rodzaju – { TENTHS($fair) }% (±{ TENTHS($margin) }).
compare-new-taken = Nowość: { $who }: wybierane w { TENTHS($share) }% okazji, inne tego rodzaju w { TENTHS($fair) }% (±{ TENTHS($margin) }).
# $what to jedna rzecz albo więcej.
compare-new-like = Nowość, bez istotnej różnicy względem innych (rozgrywki: { $games }): { $what }.
compare-new-unseen = Nowość, ale zbyt rzadka w tych rozgrywkach, by ją ocenić: { $what }.
# $who to strona gry, $way to "more" albo "less"; liczby to dziesiąte części punktu.
compare-wins = { $who } wygrywa o { TENTHS($by) } punktu procentowego { $way ->
    [more] częściej
   *[less] rzadziej
} (±{ TENTHS($margin) }): { TENTHS($after) }% rozgrywek zamiast { TENTHS($before) }%.
compare-scores = { $who } zdobywa średnio o { TENTHS($by) } punktu { $way ->
    [more] więcej
   *[less] mniej
} (±{ TENTHS($margin) }): { TENTHS($after) } zamiast { TENTHS($before) }.
# $who to numer miejsca przy stole.
compare-seats = Kto siedzi na miejscu { $who }, wygrywa o { TENTHS($by) } punktu procentowego { $way ->
    [more] częściej
   *[less] rzadziej
} (±{ TENTHS($margin) }): { TENTHS($after) }% rozgrywek zamiast { TENTHS($before) }%.
compare-score = Gracz zdobywa średnio o { TENTHS($by) } punktu { $way ->
    [more] więcej
   *[less] mniej
} (±{ TENTHS($margin) }): { TENTHS($after) } zamiast { TENTHS($before) }.
# $who to karta, zdolność lub coś podobnego.
compare-taken = { $who }: wybierane { $way ->
    [more] częściej
   *[less] rzadziej
}, w { TENTHS($after) }% okazji zamiast { TENTHS($before) }% (±{ TENTHS($margin) }).
compare-won = { $who }: kto to ma, wygrywa { $way ->
    [more] częściej
   *[less] rzadziej
}, w { TENTHS($after) }% rozgrywek zamiast { TENTHS($before) }% (±{ TENTHS($margin) }).
compare-further = { $changes ->
    [one] Zmieniła się jeszcze jedna liczba.
    [few] Zmieniły się jeszcze { $changes } liczby.
   *[many] Zmieniło się jeszcze { $changes } liczb.
}
compare-settle = To mieści się w granicach błędu; by to rozstrzygnąć, rozegraj około { $games ->
    [one] { $games } rozgrywki
   *[many] { $games } rozgrywek
}.

## Co pokazuje warsztat

# $section is the name of a section of YAML without entries.
gallery-entry-section = { $section }
gallery-other = Inne
gallery-named_verb = Nazwane czasowniki

workshop-title = Warsztat · { $game }
workshop-writing = Zapis: { $pack }
workshop-writing-nowhere = Zapis: jeszcze bez paczki
workshop-into-title = Dokąd mają trafiać zmiany?
workshop-into-explained = Warsztat zapisuje do jednej paczki: to ją widać na stole, ją się porównuje i udostępnia. Cała reszta zostaje bez zmian.
workshop-into-pack = { $name } ({ $version }) · { $id }
workshop-into-name = Nazwa nowej paczki
workshop-into-use = Zapisuj do tej paczki
workshop-into-new = Utwórz nową paczkę
# $who is the name of the person.
workshop-into-usual = Zmiany: { $who }
workshop-into-mine = Moje zmiany
workshop-back = Wróć
workshop-search = nazwa, czasownik, id…   /
workshop-all = Wszystko
workshop-own-entries = Zmienione
workshop-numbers = Liczby
workshop-uses = Gdzie występuje
# $kind to nagłówek, np. „Karty herbatki”, $uses – ile ich jej używa.
workshop-uses-of = { $kind } · { $uses }
workshop-was = było { $value }
workshop-copies = { $copies ->
    [one] { $copies } sztuka w pudełku
    [few] { $copies } sztuki w pudełku
   *[many] { $copies } sztuk w pudełku
}
# Dziesiąte części punktu.
workshop-value = wyceniono na { TENTHS($value) } punktu
# Dziesiąte części procentu, z ostatnich gier botów.
workshop-taken = boty brały to w { TENTHS($share) }% okazji
workshop-won = kto to miał, wygrał w { TENTHS($share) }% rozgrywek
workshop-file = Plik
workshop-shipped = wbudowany, nigdy się nie zmienia
workshop-own = twój, w { $folder }
workshop-mistakes = { $mistakes ->
    [one] { $mistakes } błąd: obowiązuje ostatnia poprawna zawartość
    [few] { $mistakes } błędy: obowiązuje ostatnia poprawna zawartość
   *[many] { $mistakes } błędów: obowiązuje ostatnia poprawna zawartość
}
workshop-mistakes-list = Błędy: wybierz któryś, by otworzyć plik w tym miejscu
workshop-edit = Edytuj
workshop-open = Otwórz
workshop-undo = Cofnij
workshop-trial = Co to zmienia?
workshop-trial-nothing = Zmień coś, a boty pokażą, co z tego wynika.
workshop-trial-invites = Boty rozegrają te same rozgrywki bez tych zmian i z nimi.
workshop-trial-plays = Rozgrywki w toku: { $games } przed zmianą i tyle samo po niej…
workshop-trial-played = Rozgrywki botów: { $games } przed zmianą, { $games } po niej.
workshop-trial-failed = Nie udało się rozegrać tych rozgrywek.
workshop-play = Rozegraj { $games }
workshop-stop = Przerwij
workshop-measured-wins = Wygrane
workshop-measured-scores = Punkty
workshop-measured-seats = Miejsca
workshop-measured-taken = Wybierane
workshop-measured-won = Wygrane z tym
workshop-measured-new = Nowe
# What is new beside the others.
workshop-fair = równy udział
workshop-new = w tych rozgrywkach
workshop-new-wins = { $who }: wygrane
workshop-new-won = { $who }: wygrane z tym
workshop-new-taken = { $who }: wybierane
workshop-seat = Miejsce { $seat }
# $way mówi, czy jest więcej, mniej czy tyle samo; liczby to dziesiąte części.
workshop-change-known = { $way ->
    [more] +{ TENTHS($by) }
    [less] −{ TENTHS($by) }
   *[none] { $margin ->
        [0] bez zmian
       *[other] 0
    }
}{ $margin ->
    [0] {""}
   *[other] {" "}±{ TENTHS($margin) } · { $sure ->
        [yes] istotne
       *[no] nieistotne
    }
}
workshop-change-unknown = { $way ->
    [more] +
    [less] −
   *[none] {""}
}{ TENTHS($by) } · za mało rozgrywek
workshop-try = Wypróbuj: nowa gra
workshop-see = Na stole
sighting-looks = Szukamy w losowych rozgrywkach chwili, gdy to leży na stole…
# $moment mówi, jak daleko doszła gra.
sighting-moment = Losowa rozgrywka z obecnymi zmianami. { $moment }
sighting-none = W losowych rozgrywkach ({ $games }) nie leżało to osobno na stole.
# $why to, co mówi błąd, po angielsku tam, gdzie nie jest to błąd w plikach.
sighting-fails = Z tą zawartością nie udało się rozegrać ani jednej rozgrywki ({ $why }).
sighting-another = Inna rozgrywka
sighting-play = Graj dalej od tego miejsca
workshop-scenario = Scenariusz…
workshop-changed = { $changed ->
    [one] Zmieniono { $changed } wpis.
    [few] Zmieniono { $changed } wpisy.
   *[many] Zmieniono { $changed } wpisów.
}
workshop-unchanged = Wybierz coś i zmień liczbę albo edytuj plik.
workshop-untouched = Sama gra pozostaje nietknięta; rozpoczęta rozgrywka zachowuje swoją zawartość.
workshop-mistaken = W twoich plikach jest błąd.
workshop-mistaken-how = Wybierz go, by otworzyć plik w tym miejscu; popraw i zapisz.
# $place mówi, gdzie we wpisie stoi liczba.
workshop-wrote = Zmieniono jedną liczbę: { $place } { $before } → { $after }.
workshop-no-editor = Nie znaleziono edytora; plik to { $file }
workshop-scenario-choose = Wybierz scenariusz
workshop-scenario-well = { $file }: wszystko się zgadza.
workshop-scenario-differs = { $file }, różnice: { $told }
workshop-gallery = Galeria
workshop-lay = Połóż na stole
workshop-person = Ty
workshop-before = przed
workshop-after = po
# $share is a number of hundredths.
workshop-share = { $share }%
start-workshop = Warsztat
menu-workshop = Otwórz warsztat

# Making entries: $kind is a heading such as "Tea cards", $name the name of another entry.
making-new = Nowy wpis ({ $kind })
making-copy = { $name } (kopia)
making-add = Nowy
making-duplicate = Powiel
making-remove = Usuń
making-made = Dodano do twojej paczki.
making-removed = Usunięto z gry; „Cofnij” to przywróci.
making-restored = Wpis jest znów taki, jaki był bez twojej paczki.
# $why is what would be wrong.
making-refused = Nie zapisano, bo byłby to błąd: { $why }
making-pictured = Obrazek zapisano jako { $file }; zastępuje cały element.
making-remove-title = Usunąć „{ $name }”?
making-remove-told = Twoja paczka tylko zmienia ten wpis; jest on też w zawartości pod nią.
making-restore = Porzuć moje zmiany
making-remove-whole = Usuń z gry
form-open = Formularz
form-save = Zapisz
form-saved = Zapisano.
form-saved-renamed = Zapisano. Zamiast „{ $was }” w całej tej paczce jest teraz „{ $now }”.
form-saved-used-elsewhere = Zapisano. W tej paczce zamiast „{ $was }” jest teraz „{ $now }”. Dawnego słowa wciąż używają inne paczki: { $packs }
form-leave = Zamknij
form-leave-title = Zamknąć formularz?
form-leave-told = To, co w nim jest wpisane, nie zostało zapisane.
form-discard = Porzuć
form-picture = Obrazek…
form-shape = Kształt…
making-pictured-beneath = Obrazek zapisano jako { $file }; leży pod tym, co wydrukowano na karcie.
shape-title = Obrazek z kształtu
shape-told = Wybierz kształt i kolor.
shape-make = Zrób obrazek
shape-colour = Kolor { $colour }
shape-star = Gwiazda
shape-bell = Dzwonek
shape-key = Klucz
shape-drop = Kropla
shape-diamond = Karo
shape-club = Trefl
shape-heart = Kier
shape-spade = Pik
shape-crescent = Półksiężyc
form-whole = Całość
# $what is the key of a field.
form-add = Dodaj: { $what }
form-other = Zapisz inaczej: { $what }
form-up = W górę: { $what }
form-rename = Nazwa: { $what }
form-remove = Usuń: { $what }
form-wrong = { $mistakes ->
    [one] Nie można zapisać: { $mistakes } błąd.
    [few] Nie można zapisać: { $mistakes } błędy.
   *[many] Nie można zapisać: { $mistakes } błędów.
}

# Sharing the pack that is written into.
workshop-share-pack = Udostępnij…
workshop-share-where = Wybierz folder
workshop-share-nothing = Nie ma jeszcze czego udostępnić: najpierw coś zmień albo dodaj.
workshop-shared = { $cards ->
    [0] Spakowano do { $folder }.
    [one] Spakowano do { $folder }, z obrazkiem i arkuszem z { $cards } kartą do druku.
    [few] Spakowano do { $folder }, z obrazkiem i arkuszami do druku: { $cards } karty.
   *[many] Spakowano do { $folder }, z obrazkiem i arkuszami do druku: { $cards } kart.
}
