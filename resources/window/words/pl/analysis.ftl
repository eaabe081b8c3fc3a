# Analiza skończonej gry.

button-analysis = Analiza
analysis-title = Spojrzenie wstecz na rozgrywkę
analysis-chances = Kto by stąd wygrał?
analysis-skill = Umiejętność i szczęście
analysis-way = szansa
analysis-own = własne wybory
analysis-rivals = cudze wybory
analysis-luck-part = szczęście
analysis-adds-up = W punktach procentowych. Każdy wiersz prowadzi od równych szans do wyniku. Wyborom przypisuje się tylko różnice większe od przypadkowych.
analysis-explained = Naciśnij S: od każdego wyboru rozgrywka zostanie wiele razy dokończona. To potrwa kilka minut; możesz robić w tym czasie coś innego.
# $percent to część gry, której się już przyjrzano.
analysis-running = Przyglądam się każdemu wyborowi: { $percent }%. Możesz robić w tym czasie coś innego.
analysis-failed = Nie ma analizy: { $problem }
analysis-no-moments = O żadnej chwili nie można powiedzieć na pewno, że rozstrzygnęła tę rozgrywkę.
analysis-start = Analizuj
analysis-stop = Zatrzymaj
analysis-words = Słowami
analysis-prompt = Wygrane na 100 takich rozgrywek, według tego, co każdy mógł wiedzieć.
# $moment to faza gry.
analysis-when = { $moment }, odpowiedź { $answer }
analysis-took = { $answer }
analysis-luck = Szczęście
analysis-better = lepiej: { $answer }
analysis-no-better = żaden wybór nie był lepszy
analysis-try = Spróbuj
analysis-look = Zobacz
# Wszystkie liczby to punkty szansy, $way jak „25 → 100”.
analysis-account = { $name }: { $way }; własne wybory { $own }, wybory przeciwników { $rivals }, szczęście { $luck }; kosztowne wybory: { $mistakes } z { $choices }.
