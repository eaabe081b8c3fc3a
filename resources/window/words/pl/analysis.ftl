# Analiza skończonej gry.

button-analysis = Analiza
analysis-title = Spojrzenie wstecz na grę
analysis-chances = Kto by stąd wygrał?
analysis-skill = Umiejętność i szczęście
analysis-way = szansa
analysis-own = własne wybory
analysis-rivals = wybory rywali
analysis-luck-part = szczęście
analysis-adds-up = W punktach szansy. Każdy wiersz prowadzi od równych szans do wyniku. Jako wybory liczą się tylko różnice większe niż przypadek.
analysis-explained = Naciśnij S: od każdego wyboru gra toczy się dalej wiele razy. To potrwa kilka minut; możesz robić w tym czasie coś innego.
# $percent to część gry, której się już przyjrzano.
analysis-running = Przyglądam się każdemu wyborowi: { $percent } %. Możesz robić w tym czasie coś innego.
analysis-failed = Nie ma analizy: { $problem }
analysis-no-moments = Żadna pojedyncza chwila nie rozstrzygnęła tej gry ponad wątpliwość.
analysis-start = Analizuj
analysis-stop = Zatrzymaj
analysis-words = Słowami
analysis-prompt = Wygrane na 100 takich gier, według tego, co każdy mógł wiedzieć.
# $moment to faza gry.
analysis-when = { $moment }, odpowiedź { $answer }
analysis-took = { $answer }
analysis-luck = Szczęście
analysis-better = lepiej: { $answer }
analysis-no-better = żaden wybór nie był lepszy
analysis-try = Spróbuj
analysis-look = Zobacz
# Wszystkie liczby to punkty szansy, $way jak „25 → 100”.
analysis-account = { $name }: { $way }; własne wybory { $own }, wybory rywali { $rivals }, szczęście { $luck }; kosztowne wybory: { $mistakes } z { $choices }.
