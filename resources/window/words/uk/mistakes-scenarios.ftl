# Що не так у файлі сценарію.
scenario-unknown = невідома назва «{ $found }» ({ $what }){ $near }
scenario-unknown-value = невідома назва: { $what } { $value }{ $near }
scenario-twice = «{ $found }» ({ $what }) ужито тут і деінде, а таке лише одне
scenario-number = тут має бути число від { $least } до { $most }, а не { $number }
scenario-no-such-field = у стані гри тут немає поля «{ $field }»
scenario-move = тут має бути одне «гравець: варіант», «expect:» або «refused:»
scenario-refused = тут має бути одне «гравець: варіант», яке гра має відхилити
scenario-option-id = тут має бути id варіанта або його початок
scenario-one-start = початок має бути один: «given:» із позицією або «new:» із новим столом
scenario-other-game = це сценарій гри «{ $game }», а не «{ $wanted }»
scenario-needs-number = «{ $option }» потребує числа наприкінці
scenario-no-option = у жодному варіанті немає «{ $word }»{ $near }
scenario-one-event = у кожному елементі списку має бути одна подія
scenario-one-next = тут має бути одне, що буде далі; кілька запиши списком
scenario-not-so = , а не «{ $value }»
scenario-what-next = тут має бути те, що буде далі, наприклад «{ $example }»{ $meant }
scenario-card-elsewhere = карта «{ $card }» уже лежить деінде

# Види речей, які називають сценарії та столи.
thing-player = гравець
thing-rule = правило
thing-event = подія
thing-step = крок
thing-effect = ефект
thing-card = карта
thing-colour = колір
thing-space = поле
thing-such = річ
thing-of-game = річ із гри
thing-field-of = поле: { $of }
