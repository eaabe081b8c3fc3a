# Dlaczego nauczyciel coś radzi, najwyżej sześć słów: to, co każdy może policzyć na stole.

reason-joins = { $squares ->
    [one] Łączy się z jednym twoim terytorium.
   *[other] Łączy się z twoimi terytoriami ({ $squares }).
}
reason-towers = Daje { $towers ->
    [one] { $towers } wieżę
    [few] { $towers } wieże
   *[other] { $towers } wież
}.
reason-lacks = Nowy surowiec księstwa: { $resource }.
reason-yields = Daje surowiec: { $resource }.
reason-parchments = Twoje pergaminy dają za to punkty.
reason-room = Wolne terytoria obok: { $squares }.
reason-hope = Może dać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
reason-fits = Pasuje na twoje terytorium { $square }.
reason-two-fiefs = Łączy dwa twoje księstwa.
reason-fief = Punkty księstwa: { $before } → { $after }.
