# Strona wyników.

records-title = Wyniki
records-family = Wszyscy
records-prompt = Kto co wygrał i jak.
records-none = Nie ma jeszcze skończonej rozgrywki: zagraj, a tu się pojawi.
records-notch = Czarna kreska to równy udział. Wszystko zostaje na tym komputerze.
records-count = { $games ->
    [one] { $games } rozgrywka, tylko na tym komputerze
    [few] { $games } rozgrywki, tylko na tym komputerze
   *[other] { $games } rozgrywek, tylko na tym komputerze
  }
records-wins = Wygrane
records-all = Wszystkie gry
records-evenings = Kto wygrał ostatnie rozgrywki
records-moments = Chwile do zapamiętania
# $wins może mieć ułamek, bo wspólne wygrane liczą się w częściach.
records-of = { $wins } z { $games }
records-share = wygrywa { $share } na 100; równy udział to { $fair }
records-most-wins = najwięcej wygranych
records-likes = { $role } × { $games }
records-streak-now = wygrane z rzędu: { $count }
records-streak-best = najwięcej z rzędu: { $count }
records-narrowest = O włos
records-widest = Z największą przewagą
records-leap = Największy skok
records-fall = Największy spadek
records-moment = { $name }, { $game }: { $figure } ({ $day })
records-evening = { $game }, { $day }: { $names }
records-look = Zobacz
records-no-save = Zapisu tej rozgrywki już nie ma.
records-without-bots = Bez botów
records-this-year = Ten rok
records-export = Eksportuj
records-exported = Zapisano jako { $file }.
records-forget = Zapomnij…
records-forget-asks = Usunąć na dobre z wyników: { $name }? Rozgrywki zostają, z miejscem bez imienia.
records-forget-what = Co usunąć na dobre z wyników? Zapisane rozgrywki zostają bez zmian.
records-forget-person = Zapomnij
records-forget-last = Ostatnią rozgrywkę
records-forget-all = Wszystko
