# Warsztat i to, co mówi porównanie zawartości.

## Co to zmienia?

# $games to liczba rozgrywek przed zmianą i tyle samo po niej.
compare-nothing = Nic się nie zmienia: { $games ->
    [one] jedyna rozgrywka przebiega
    [few] wszystkie { $games } rozgrywki przebiegają
   *[many] wszystkie { $games } rozgrywek przebiega
} jak przedtem.
compare-noise = Nic istotnego się nie zmienia (rozgrywki o innym przebiegu: { $different } z { $games }; różnice się znoszą).
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
compare-decisions = W grze jest średnio o { TENTHS($by) } decyzji { $way ->
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
compare-settle = To mieści się w granicach błędu; by to rozstrzygnąć, rozegraj około { $games } rozgrywek.

## Co pokazuje warsztat

# $section is the name of a section of YAML without entries.
gallery-entry-section = { $section }
gallery-other = Inne

workshop-title = Warsztat · { $game }
workshop-writing = Zmiany trafiają do paczki { $pack }
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
workshop-shipped = z samej gry, nigdy nie jest zmieniany
workshop-own = twój, w { $folder }
workshop-mistakes = { $mistakes ->
    [one] { $mistakes } błąd: w użyciu zostaje ostatnia dobra zawartość
    [few] { $mistakes } błędy: w użyciu zostaje ostatnia dobra zawartość
   *[many] { $mistakes } błędów: w użyciu zostaje ostatnia dobra zawartość
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
workshop-trial-failed = Nie udało się dograć rozgrywek.
workshop-play = Rozegraj { $games }
workshop-stop = Przerwij
workshop-measured-wins = Wygrane
workshop-measured-scores = Punkty
workshop-measured-seats = Miejsca
workshop-measured-taken = Wybierane
workshop-measured-won = Wygrane z tym
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
sighting-moment = Losowa rozgrywka na zawartości zapisanej teraz. { $moment }
sighting-none = W losowych rozgrywkach ({ $games }) nie leżało to osobno na stole.
# $why jest po angielsku.
sighting-fails = Na tej zawartości nie dało się dograć rozgrywki ({ $why }).
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
workshop-mistaken-how = Wybierz go, by otworzyć plik w tym miejscu; potem wystarczy zapisać.
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
