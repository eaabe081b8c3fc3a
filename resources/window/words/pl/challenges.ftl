# Strona wyzwań i pasek nad stołem, przy którym się je rozwiązuje.

challenges-title = Wyzwania
challenges-prompt = Jedna pozycja, jedna najlepsza odpowiedź.
challenges-how = Pochodzą z rozgrywek botów; najpierw najłatwiejsze. Strzałki wybierają, Enter zaczyna.
challenges-none = Dla tej gry nie ma wyzwań.
# Zdobyto $stars z $most.
challenges-earned = { $stars } z { $most }
# Tak czyta się kartę na głos.
challenge-state = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
   *[other] { $stars } gwiazdek
  }, { $tries ->
    [one] { $tries } próba
    [few] { $tries } próby
   *[other] { $tries } prób
  }
challenge-tries = { $tries ->
    [0] nowe
    [one] { $tries } próba
    [few] { $tries } próby
   *[other] { $tries } prób
  }
challenge-goal = Znajdź odpowiedź, która wygrywa najczęściej.
challenge-where = { $game }, graczy: { $players }, { $moment }
challenge-maker = Z paczki „{ $pack }”
challenge-you = Grasz jako { $role }; punkty: { $score }.
challenge-way-1 = najlepsza odpowiedź z radą
challenge-way-2 = najlepsza odpowiedź bez rady
challenge-way-3 = bez rady, za pierwszym razem i wiesz dlaczego
challenge-learnt = Czego to uczy
challenge-untold = Dowiesz się, gdy rozwiążesz to wyzwanie.
challenge-wins = wygrywa { $wins } na 100
challenge-play = Zagraj
challenge-again = Spróbuj ponownie
challenge-another = Następne wyzwanie
challenge-back = Wyzwania
challenge-solved = To najlepsza odpowiedź.
challenge-wrong = Inna odpowiedź wygrywa częściej.
challenge-wrong-how = Spróbuj ponownie albo graj dalej i zobacz, co z tego wyniknie.
challenge-figures = Wygrywa { $best } na 100 takich rozgrywek, druga najlepsza { $wins }.
challenge-why = To najlepsza odpowiedź. Dlaczego?
challenge-reason-gain = Daje ci punkty
challenge-reason-harm = Odbiera punkty przeciwnikowi
challenge-reason-later = Opłaci się później
challenge-why-right = Właśnie dlatego.
challenge-why-wrong = Powód jest inny.
challenge-told-gain = Daje ci o około { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  } więcej niż druga najlepsza odpowiedź.
challenge-told-harm = { $rival } ma po niej o około { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  } mniej niż po drugiej najlepszej odpowiedzi.
challenge-told-later = Na razie nie daje więcej punktów, ale to, co po niej zostaje, wygrywa częściej.
