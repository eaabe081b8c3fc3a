# Dlaczego nauczyciel coś radzi, najwyżej sześć słów: to, co każdy może policzyć na stole.

reason-value = Wartość { $value } wygrywa więcej pojedynków.
reason-mission = Przyda się do misji.
reason-stars = Od razu daje { $stars ->
    [one] { $stars } gwiazdkę
    [few] { $stars } gwiazdki
   *[other] { $stars } gwiazdek
}.
reason-flamingo = Flaming wygrywa remisy.
reason-tokens = Daje za darmo { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[other] { $tokens } żetonów
}.
reason-steals = Co zyskasz, przeciwnik straci.
reason-weak = Wartość { $value } zwykle przegrywa pojedynki.
reason-space = Dostaniesz to, co pokazuje pole.
