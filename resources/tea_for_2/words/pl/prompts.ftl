# O co pyta się graczy i co mogą wybrać. Imię pytanej osoby stoi przed pytaniem.

ask-reveal = Odkryć następne karty?
ask-action = { $card } wygrywa: użyć efektu czy kupić jedną kartę?
ask-hourglasses = Wydać klepsydry, żeby przesunąć wskazówkę?
ask-set_watch = Gdzie ustawić wskazówkę zegarka?
ask-destroy_market = Którą kartę z planszy zniszczyć?
ask-steal = Co zabrać przeciwnikowi?
ask-destroy_own_discard = Którą ze swoich odrzuconych kart zniszczyć?

option-reveal = odkryj karty
option-effect = użyj efektu karty „{ $character }”
option-buy = { $tarts ->
    [0] kup { FORM($character, form: "it") }
    [one] kup { FORM($character, form: "it") }, płacąc { $tarts } ciasto
    [few] kup { FORM($character, form: "it") }, płacąc { $tarts } ciasta
   *[many] kup { FORM($character, form: "it") }, płacąc { $tarts } ciast
}
option-steal = { $token ->
    [tarts] zabierz przeciwnikowi { $number ->
        [one] { $number } ciasto
        [few] { $number } ciasta
       *[many] { $number } ciast
    }
   *[other] zabierz przeciwnikowi { $number ->
        [one] { $number } klepsydrę
        [few] { $number } klepsydry
       *[many] { $number } klepsydr
    }
}
option-set_watch = ustaw wskazówkę na polu „{ $space }”
option-destroy = zniszcz { FORM($character, form: "it") } ({ $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[many] { $stars } gwiazdek
})
option-keep = nie ruszaj zegarka
option-spend = wydaj { $number ->
    [one] { $number } klepsydrę
    [few] { $number } klepsydry
   *[many] { $number } klepsydr
}: wskazówka na pole „{ $space }”

refusal-price = Kosztuje { $price }: masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i { $tarts ->
    [one] { $tarts } ciasto
    [few] { $tarts } ciasta
   *[many] { $tarts } ciast
} (BUY-2, BUY-3).

## Nowy stół

option-missions = Misje
missions-random = Losowo
missions-random-about = Pięć potasowanych płytek misji, każda losową stroną do góry.
missions-first_game = Pierwsza gra
missions-first_game-about = Każdy rodzaj misji raz.
option-flamingo = Kto zaczyna z flamingiem
flamingo-random = Losowo
flamingo-random-about = Los mówi, kto ostatnio pił herbatę.
flamingo-blue = { blue }
flamingo-blue-about = { blue } ma flaminga i 1 ciasto, { pink } – 3 ciasta.
flamingo-pink = { pink }
flamingo-pink-about = { pink } ma flaminga i 1 ciasto, { blue } – 3 ciasta.
