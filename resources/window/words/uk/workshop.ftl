# Майстерня і те, що каже порівняння вмісту.

## Що це змінює?

# $games – скільки партій зіграно до зміни і стільки ж після неї.
compare-nothing = Нічого не змінюється: { $games ->
    [one] { $games } партія проходить
    [few] усі { $games } партії проходять
   *[many] усі { $games } партій проходять
} так само, як і раніше.
compare-noise = Помітних змін немає: інакше проходить { $different } з { $games } { $games ->
    [one] партії
   *[other] партій
}, але різниці врівноважуються.
# Менш ніж $least партій ні про що не свідчать.
compare-few = Замало партій, щоб щось сказати: поки що { $games }, треба щонайменше { $least }.
# $who – нове; числа – десяті частки відсотка, $fair – частка гравця, не кращого й не гіршого за інших.
compare-new-wins = Нове: { $who } виграє { TENTHS($share) } % своїх партій; рівна частка – { TENTHS($fair) } % (±{ TENTHS($margin) }).
# $fair каже, як воно з іншими того самого виду.
compare-new-won = Нове: { $who }: хто це має, виграє { TENTHS($share) } % партій, а хто має інше того самого виду – { TENTHS($fair) } % (±{ TENTHS($margin) }).
compare-new-taken = Нове: { $who }: вибирають у { TENTHS($share) } % нагод, інше того самого виду – у { TENTHS($fair) } % (±{ TENTHS($margin) }).
# $what – одна річ або більше.
compare-new-like = Нове, без помітної відмінності від інших (партій: { $games }): { $what }.
compare-new-unseen = Нове, але в цих партіях надто рідкісне, щоб судити: { $what }.
# $who – сторона гри, $way – "more" або "less"; числа – десяті частки пункту.
compare-wins = { $who } виграє на { TENTHS($by) } відсоткового пункту { $way ->
    [more] частіше
   *[less] рідше
} (±{ TENTHS($margin) }): { TENTHS($after) } % партій замість { TENTHS($before) } %.
compare-scores = { $who } здобуває в середньому на { TENTHS($by) } бала { $way ->
    [more] більше
   *[less] менше
} (±{ TENTHS($margin) }): { TENTHS($after) } замість { TENTHS($before) }.
# $who – номер місця за столом.
compare-seats = Хто сидить на місці { $who }, виграє на { TENTHS($by) } відсоткового пункту { $way ->
    [more] частіше
   *[less] рідше
} (±{ TENTHS($margin) }): { TENTHS($after) } % партій замість { TENTHS($before) } %.
compare-score = Гравець здобуває в середньому на { TENTHS($by) } бала { $way ->
    [more] більше
   *[less] менше
} (±{ TENTHS($margin) }): { TENTHS($after) } замість { TENTHS($before) }.
# $who – карта, вміння тощо.
compare-taken = { $who }: вибирають { $way ->
    [more] частіше
   *[less] рідше
}, у { TENTHS($after) } % нагод замість { TENTHS($before) } % (±{ TENTHS($margin) }).
compare-won = { $who }: хто це має, виграє { $way ->
    [more] частіше
   *[less] рідше
}, у { TENTHS($after) } % партій замість { TENTHS($before) } % (±{ TENTHS($margin) }).
compare-further = { $changes ->
    [one] Змінилося ще { $changes } число.
    [few] Змінилися ще { $changes } числа.
   *[many] Змінилося ще { $changes } чисел.
}
compare-settle = Це в межах похибки; щоб знати напевно, зіграй приблизно { $games } { $games ->
    [one] партію
    [few] партії
   *[many] партій
}.

## Що показує майстерня

# $section is the name of a section of YAML without entries.
gallery-entry-section = { $section }
gallery-other = Інше
gallery-named_verb = Названі дієслова

workshop-title = Майстерня · { $game }
workshop-writing = Запис: { $pack }
workshop-writing-nowhere = Запис: пакунка ще немає
workshop-into-title = Куди записувати зміни?
workshop-into-explained = Майстерня пише в один пакунок: його видно на столі, його порівнюють і ним діляться. Усе інше лишається як є.
workshop-into-pack = { $name } ({ $version }) · { $id }
workshop-into-name = Назва нового пакунка
workshop-into-use = Писати в цей пакунок
workshop-into-new = Новий пакунок
# $who is the name of the person.
workshop-into-usual = Зміни: { $who }
workshop-into-mine = Мої зміни
workshop-back = Назад
workshop-search = назва, дієслово, id…   /
workshop-all = Усе
workshop-own-entries = Змінене
workshop-numbers = Числа
workshop-uses = Де це трапляється
# $kind – заголовок, як-от «Карти чаювання», $uses – скільки їх це вживає.
workshop-uses-of = { $kind } · { $uses }
workshop-was = було { $value }
workshop-copies = { $copies ->
    [one] { $copies } штука в коробці
    [few] { $copies } штуки в коробці
   *[many] { $copies } штук у коробці
}
# Десяті частки бала.
workshop-value = оцінено в { TENTHS($value) } бала
# Десяті частки відсотка, з останніх партій ботів.
workshop-taken = боти брали це в { TENTHS($share) } % нагод
workshop-won = хто це мав, виграв { TENTHS($share) } % партій
workshop-file = Файл
workshop-shipped = вбудований файл, він ніколи не змінюється
workshop-own = твій, у { $folder }
workshop-mistakes = { $mistakes ->
    [one] { $mistakes } помилка: діє останній справний вміст
    [few] { $mistakes } помилки: діє останній справний вміст
   *[many] { $mistakes } помилок: діє останній справний вміст
}
workshop-mistakes-list = Помилки; вибір однієї з них відкриває файл у тому місці
workshop-edit = Редагувати
workshop-open = Відкрити
workshop-undo = Скасувати
workshop-trial = Що це змінює?
workshop-trial-nothing = Зміни щось, і боти покажуть, що з того буде.
workshop-trial-invites = Боти зіграють ті самі партії без твоїх змін і з ними.
workshop-trial-plays = Боти грають: партій до зміни { $games }, після неї стільки ж…
workshop-trial-played = Партій ботів: { $games } до зміни, { $games } після неї.
workshop-trial-failed = Не вдалося зіграти ці партії.
workshop-play = Зіграти { $games }
workshop-stop = Зупинити
workshop-measured-wins = Перемоги
workshop-measured-scores = Бали
workshop-measured-seats = Місця
workshop-measured-taken = Вибір
workshop-measured-won = Перемоги з цим
workshop-measured-new = Нове
# What is new beside the others.
workshop-fair = рівна частка
workshop-new = у цих партіях
workshop-new-wins = { $who }: перемоги
workshop-new-won = { $who }: перемоги з цим
workshop-new-taken = { $who }: вибір
workshop-seat = Місце { $seat }
# $way каже, чи стало більше, менше чи так само; числа – десяті частки.
workshop-change-known = { $way ->
    [more] +{ TENTHS($by) }
    [less] −{ TENTHS($by) }
   *[none] { $margin ->
        [0] без змін
       *[other] 0
    }
}{ $margin ->
    [0] {""}
   *[other] {" "}±{ TENTHS($margin) } · { $sure ->
        [yes] значуще
       *[no] незначуще
    }
}
workshop-change-unknown = { $way ->
    [more] +
    [less] −
   *[none] {""}
}{ TENTHS($by) } · замало партій
workshop-try = Спробувати: нова гра
workshop-see = На столі
sighting-looks = Шукаємо у випадкових партіях мить, коли це лежить на столі…
# $moment каже, як далеко зайшла гра.
sighting-moment = Випадкова партія з теперішніми змінами. { $moment }
sighting-none = У випадкових партіях ({ $games }) такого на столі не трапилося.
# $why – що каже помилка; англійською, якщо це не помилка у файлах.
sighting-fails = З цим вмістом не вдалося зіграти ({ $why }).
sighting-another = Інша партія
sighting-play = Грати далі звідси
workshop-scenario = Сценарій…
workshop-changed = { $changed ->
    [one] Змінено { $changed } запис.
    [few] Змінено { $changed } записи.
   *[many] Змінено { $changed } записів.
}
workshop-unchanged = Вибери щось і зміни число або відредагуй файл.
workshop-untouched = Сама гра лишається недоторканою; розпочата партія зберігає свій вміст.
workshop-mistaken = У твоїх файлах є помилка.
workshop-mistaken-how = Вибери її, щоб відкрити файл у тому місці; виправ і збережи.
# $place каже, де в записі стоїть число.
workshop-wrote = Змінено одне число: { $place } { $before } → { $after }.
workshop-no-editor = Редактора не знайдено; файл: { $file }
workshop-scenario-choose = Вибери сценарій
workshop-scenario-well = { $file }: усе сходиться.
workshop-scenario-differs = { $file }, відмінності: { $told }
workshop-gallery = Галерея
workshop-lay = Викласти на стіл
workshop-person = Ти
workshop-before = до
workshop-after = після
# $share is a number of hundredths.
workshop-share = { $share } %
start-workshop = Майстерня
menu-workshop = Відкрити майстерню

# Making entries: $kind is a heading such as "Tea cards", $name the name of another entry.
making-new = Новий запис ({ $kind })
making-copy = { $name } (копія)
making-add = Нове
making-duplicate = Копія
making-remove = Прибрати
making-made = Додано до твого пакунка.
making-removed = Прибрано з гри; «Скасувати» поверне це.
making-restored = Запис знову такий, який був без твого пакунка.
# $why is what would be wrong.
making-refused = Не записано, бо це була б помилка: { $why }
making-pictured = Малюнок збережено як { $file }; він замінює весь елемент.
making-remove-title = Прибрати «{ $name }»?
making-remove-told = Твій пакунок лише змінює цей запис; він є й у вмісті під пакунком.
making-restore = Відкинути мої зміни
making-remove-whole = Прибрати з гри
form-open = Форма
form-save = Зберегти
form-saved = Збережено.
form-saved-renamed = Збережено. У всьому пакунку замість «{ $was }» тепер «{ $now }».
form-saved-used-elsewhere = Збережено. У цьому пакунку замість «{ $was }» тепер «{ $now }». Давнє слово досі вживають інші пакунки: { $packs }
form-leave = Закрити
form-leave-title = Закрити форму?
form-leave-told = Написане в ній не збережено.
form-discard = Відкинути
form-picture = Малюнок…
form-shape = Фігура…
making-pictured-beneath = Малюнок збережено як { $file }; він лежить під тим, що надруковано на карті.
shape-title = Малюнок із фігури
shape-told = Вибери фігуру й колір.
shape-make = Зробити малюнок
shape-colour = Колір { $colour }
shape-star = Зірка
shape-bell = Дзвіночок
shape-key = Ключ
shape-drop = Крапля
shape-diamond = Бубна
shape-club = Трефа
shape-heart = Чирва
shape-spade = Піка
shape-crescent = Півмісяць
form-whole = Усе
# $what is the key of a field.
form-add = Додати: { $what }
form-other = Записати інакше: { $what }
form-up = Вище: { $what }
form-rename = Назва: { $what }
form-remove = Прибрати: { $what }
form-wrong = { $mistakes ->
    [one] Не можна зберегти: { $mistakes } помилка.
    [few] Не можна зберегти: { $mistakes } помилки.
   *[many] Не можна зберегти: { $mistakes } помилок.
}

# Sharing the pack that is written into.
workshop-share-pack = Поділитися…
workshop-share-where = Вибери теку
workshop-share-nothing = Ділитися ще нічим: спершу щось зміни або додай.
workshop-shared = { $cards ->
    [0] Запаковано в { $folder }.
    [one] Запаковано в { $folder }, з малюнком і аркушем для друку: { $cards } карта.
    [few] Запаковано в { $folder }, з малюнком і аркушами для друку: { $cards } карти.
   *[many] Запаковано в { $folder }, з малюнком і аркушами для друку: { $cards } карт.
}
