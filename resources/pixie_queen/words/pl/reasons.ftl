# Dlaczego nauczyciel coś radzi, najwyżej sześć słów: to, co każdy może policzyć na stole.

reason-one-disc = Stojąca tam wróżka oszczędza żeton.
reason-prize = Następna nagroda: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
reason-track = Wyżej kara jest mniejsza.
reason-goods = To daje { tokens }.
reason-food = To daje jedzenie: { $tokens }.
reason-promotion = Wróżka wychodzi z kopalni.
reason-dig = Twoje wróżki znajdą znaczniki: { $markers }.
reason-each-round = Daje jedzenie co rundę: { $tokens }.
reason-rounds = { $rounds ->
    [one] Pomaga w { $rounds } rundzie.
   *[other] Pomaga we wszystkich { $rounds } rundach.
}
reason-empty-hand = Pusta dłoń to punkty karne: { $points }.
reason-promotions = { $pixies ->
    [one] Jedna wróżka może awansować.
   *[other] Awansować mogą wróżki: { $pixies }.
}
reason-steals = Kradzież co rundę: { FORM($goods, joined: "or") }.
reason-mine = Wróżki karane w kopalni: { $pixies }.
reason-lowest = To twoja najniżej stojąca wróżka.
reason-held = Masz tego tylko { $held }.
