# Rada dla tego, kto jest pytany: najlepsze odpowiedzi i ich szanse.

button-advice = Rada
advice-thinking = Szukam rady…
# $answer to słowa opcji, $chance: ile ze 100 gier wygrywa.
advice-best = { $answer }: wygrywa { $chance } na 100 ({ $sure })
advice-is-sure = na pewno
advice-is-rather = raczej
advice-level = Wszystko jedno: { $answers }
advice-quoted = „{ $answer }”
advice-rule = Na wyczucie: { $answer }
advice-by-rule = za mało rozgrywek, by wiedzieć więcej
# $error to margines przewagi, $games: ile gier rozegrano dalej.
advice-sure = ± { $error } · rozgrywek: { $games }
advice-rather = ± { $error } · rozgrywek: { $games }
advice-either = różnica to przypadek, ± { $error } · rozgrywek: { $games }
advice-first-look = pierwszy rzut oka
advice-other = { $answer }: { $chance }.
advice-points-more = { $points ->
    [one] o { $points } punkt więcej
    [few] o { $points } punkty więcej
   *[other] o { $points } punktów więcej
}
advice-points-less = { $points ->
    [one] o { $points } punkt mniej
    [few] o { $points } punkty mniej
   *[other] o { $points } punktów mniej
}
# $name to rywal, który na 100 gier wygrywa o tyle więcej lub mniej.
advice-rival-more = { $name }: wygrane +{ $wins }
advice-rival-less = { $name }: wygrane −{ $wins }
advice-secret = Rada zdradziłaby innym, co wiesz tylko ty: najpierw spójrz na swoje karty.
advice-failed = Nie udało się znaleźć rady. Grasz dalej jak dotąd.

option-advice = Zasada domowa: rady (klawisz ?)
advice-allowed = dozwolone
advice-none = niedozwolone
