# Аналіз закінченої гри.

button-analysis = Аналіз
analysis-title = Погляд назад на партію
analysis-chances = Хто б звідси виграв?
analysis-skill = Уміння й удача
analysis-way = шанс
analysis-own = власні рішення
analysis-rivals = рішення суперників
analysis-luck-part = удача
analysis-adds-up = У відсоткових пунктах. Кожен рядок веде від рівних шансів до результату. Рішеннями вважаються лише різниці, більші за випадкові.
analysis-explained = Натисни S: від кожного рішення партію буде дограно багато разів. Це триватиме кілька хвилин; тим часом можна робити щось інше.
# $percent — частина гри, яку вже переглянуто.
analysis-running = Переглядаю кожне рішення: { $percent } %. Тим часом можна робити щось інше.
analysis-failed = Аналізу немає: { $problem }
analysis-no-moments = Про жодну мить не можна з певністю сказати, що вона вирішила цю партію.
analysis-start = Аналізувати
analysis-stop = Зупинити
analysis-words = Словами
analysis-prompt = Перемоги у 100 таких партіях, з огляду на те, що кожен міг знати.
# $moment — фаза гри.
analysis-when = { $moment }, відповідь { $answer }
analysis-took = { $answer }
analysis-luck = Удача
analysis-better = краще: { $answer }
analysis-no-better = жодне рішення не було кращим
analysis-try = Спробувати
analysis-look = Поглянути
# Усі числа — пункти шансу, $way як «25 → 100».
analysis-account = { $name }: { $way }; власні рішення { $own }, рішення суперників { $rivals }, удача { $luck }; рішень, що дорого коштували: { $mistakes } з { $choices }.
