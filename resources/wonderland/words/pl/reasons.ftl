# Dlaczego nauczyciel coś radzi, najwyżej sześć słów: to, co każdy może policzyć na stole.

reason-units = { $units ->
    [one] Stoi tam jedna twoja jednostka.
    [few] Stoją tam { $units } twoje jednostki.
   *[other] Stoi tam { $units } twoich jednostek.
}
reason-prize = Pierwsze miejsce daje { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[other] { $vp } punktów
}.
reason-few-rivals = { $units ->
    [0] Nie ma tam żadnego przeciwnika.
    [one] Jest tam tylko jedna jednostka przeciwników.
    [few] Przeciwnicy mają tam tylko { $units } jednostki.
   *[other] Przeciwnicy mają tam tylko { $units } jednostek.
}
reason-brings = To daje: { FORM($reward, form: "short") }.
reason-weak-chip = Worek obejdzie się bez słabego żetonu.
reason-wager = { $units ->
    [one] Walczy tam jedna jednostka.
    [few] Walczą tam { $units } jednostki.
   *[other] Walczy tam { $units } jednostek.
}
reason-to-lose = { $units ->
    [one] Możesz stracić jedną jednostkę.
    [few] Możesz stracić { $units } jednostki.
   *[other] Możesz stracić { $units } jednostek.
}
reason-last-unit = Ostatnia jednostka: szaleństwo i odpadasz.
reason-harmful = Szkodliwe żetony: { $harmful } z { $chips }.
reason-lead = Prowadzisz o { $lead }.
reason-second = Drugie miejsce daje { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[other] { $vp } punktów
}.
