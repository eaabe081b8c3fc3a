# Що не так у файлі сценарію.
scenario-unknown = невідома назва «{ $found }» ({ $what }){ $near }
scenario-unknown-value = невідома назва: { $what } { $value }{ $near }
scenario-twice = «{ $found }» ({ $what }) ужито тут і деінде, а таке лише одне
scenario-number = тут має бути число від { $least } до { $most }, а не { $number }
scenario-no-such-field = у стані гри тут немає поля «{ $field }»
scenario-move = тут має бути одне «гравець: варіант», «expect:» або «refused:»
scenario-refused = тут має бути одне «гравець: варіант», яке гра має відхилити
scenario-option-id = тут має бути id варіанта або його початок
scenario-one-start = початок має бути один: «given:» чи «position:» із позицією або «new:» із новим столом
scenario-other-game = це сценарій гри «{ $game }», а не «{ $wanted }»
scenario-needs-number = «{ $option }» потребує числа наприкінці
scenario-no-option = у жодному варіанті немає «{ $word }»{ $near }
scenario-one-event = у кожному елементі списку має бути одна подія
scenario-one-next = тут має бути одне, що буде далі; кілька запиши списком
scenario-not-so = , а не «{ $value }»
scenario-what-next = тут має бути те, що буде далі, наприклад «{ $example }»{ $meant }
scenario-card-elsewhere = карта «{ $card }» уже лежить деінде

# Чим перебіг сценарію відрізняється від очікувань.
scenario-at-place = { $place }: { $after }: { $difference }
scenario-at = { $where }: { $problem }
scenario-at-the-start = на початку
scenario-after = після { $number }. { $player }: { $option }
scenario-variant = варіант «{ $variant }» { $after }
scenario-differs = { $where }: має бути { $expected }, а є { $found }{ $hint }
scenario-counted = ; це рахують: напиши число, наприклад { $count }
scenario-now-called = ; тепер це зветься «{ $word }»
scenario-there-are = ; є: { $keys }
scenario-no-path = у { $path } немає «{ $part }»{ $hint }
scenario-no-path-in = у { $path } немає «{ $part }»: є { $there }
scenario-expected-nothing = { $where }: тут нічого не мало бути, а є { $found }
scenario-other-order = { $where }: по черзі має бути { $expected }, а є { $found }
scenario-other-members = { $where }: має бути { $expected }, а є { $found }{ $missing }{ $more }
scenario-missing = , бракує { $members }
scenario-too-many = , зайві: { $members }
scenario-no-event = { $event } не сталося; відтоді сталося: { $since }
scenario-happened = { $event } сталося
scenario-cannot-draw = { $stream }: { $wanted } неможливо витягти; доступні: { $names }
scenario-and-more = { $names } і ще { $count }
scenario-unknown-chance = невідоме джерело випадковості «{ $chance }»{ $near }
scenario-not-asked = { $player } зараз нічого не вибирає; { $asked }
scenario-matches-each = «{ $option }» підходить до кожного з варіантів { $chosen }; { $asked }
scenario-not-an-option = «{ $option }» немає серед варіантів{ $near }; { $asked }
scenario-not-refused = { $player }: гра мала б відхилити «{ $option }», а пропонує це на вибір
scenario-sees = { $viewer } бачить { $difference }
scenario-changed = { $path }: було { $first }, є { $now }
scenario-others-asked = вибирати мали б: { $wanted }; { $asked }
scenario-someone-asked = зараз ніхто не мав би вибирати; { $asked }
scenario-not-offered = { $player } не має на вибір { $options }; { $asked }
scenario-offered = { $player } має на вибір { $options }
scenario-other-prompt = { $player }: мало б бути запитання { $prompt }, а є { $asked }
scenario-still-open = наприкінці ще чекає рішення; { $asked }
scenario-not-drawn = { $stream }: { $left } не витягнуто
scenario-asked-now = рішення зараз: { $offers }
no-one = ніхто
scenario-passed = { $file }: гаразд
scenario-warning = увага: { $notice }

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

# Що не так у виклику.
challenge-one-player = під «play:» має бути одна або кілька відповідей гравця «{ $player }» і більше нічого
challenge-no-chance = у виклику не може бути ні «chance:», ні «variants:»; що випаде, вирішує «seed:»
challenge-terms-missing = тут має бути «challenge:» з «ask:» – гравцем, який має знайти відповідь
challenge-better = відповідь «{ $best }» перемагає частіше, ніж указана «{ $stated }»
