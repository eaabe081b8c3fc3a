# Warsztat i to, co mówi porównanie zawartości.

## Co to zmienia?

# $games to liczba gier przed zmianą i tyle samo po niej.
compare-nothing = Nic się nie zmienia: { $games ->
    [one] jedyna gra przebiega
    [few] wszystkie { $games } gry przebiegają
   *[many] wszystkie { $games } gier przebiega
} jak przedtem.
compare-noise = Nic nie zmienia się bardziej niż przez przypadek: inaczej przebiega { $different } z { $games } gier, ale różnice się znoszą.
# $who to strona gry, $way to "more" albo "less"; liczby to dziesiąte części punktu.
compare-wins = { $who } wygrywa o { TENTHS($by) } punktu procentowego { $way ->
    [more] częściej
   *[less] rzadziej
} (±{ TENTHS($margin) }): { TENTHS($after) }% gier zamiast { TENTHS($before) }%.
compare-scores = { $who } zdobywa średnio o { TENTHS($by) } punktu { $way ->
    [more] więcej
   *[less] mniej
} (±{ TENTHS($margin) }): { TENTHS($after) } zamiast { TENTHS($before) }.
# $who to numer miejsca przy stole.
compare-seats = Kto siedzi na miejscu { $who }, wygrywa o { TENTHS($by) } punktu procentowego { $way ->
    [more] częściej
   *[less] rzadziej
} (±{ TENTHS($margin) }): { TENTHS($after) }% gier zamiast { TENTHS($before) }%.
compare-score = Gracz zdobywa średnio o { TENTHS($by) } punktu { $way ->
    [more] więcej
   *[less] mniej
} (±{ TENTHS($margin) }): { TENTHS($after) } zamiast { TENTHS($before) }.
compare-decisions = W grze jest średnio o { TENTHS($by) } decyzji { $way ->
    [more] więcej
   *[less] mniej
} (±{ TENTHS($margin) }): { TENTHS($after) } zamiast { TENTHS($before) }.
# $who to karta, zdolność lub coś podobnego.
compare-taken = { $who }: wybór { $way ->
    [more] częstszy
   *[less] rzadszy
}, { TENTHS($after) }% okazji zamiast { TENTHS($before) }% (±{ TENTHS($margin) }).
compare-won = { $who }: kto to ma, wygrywa { $way ->
    [more] częściej
   *[less] rzadziej
}, w { TENTHS($after) }% gier zamiast { TENTHS($before) }% (±{ TENTHS($margin) }).
compare-further = { $changes ->
    [one] Zmieniła się jeszcze jedna liczba.
    [few] Zmieniły się jeszcze { $changes } liczby.
   *[many] Zmieniło się jeszcze { $changes } liczb.
}
compare-settle = To mieści się w granicach przypadku; rozstrzygnęłoby to { $games } gier.

## Co pokazuje warsztat

# $section is the name of a section of YAML without entries.
exhibit-section = { $section }
exhibits-other = Inne
