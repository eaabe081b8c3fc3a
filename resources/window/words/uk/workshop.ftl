# Майстерня і те, що каже порівняння вмісту.

## Що це змінює?

# $games — скільки ігор зіграно до зміни і стільки ж після неї.
compare-nothing = Нічого не змінюється: { $games ->
    [one] { $games } гра проходить
    [few] усі { $games } гри проходять
   *[many] усі { $games } ігор проходять
} так, як і раніше.
compare-noise = Нічого не змінюється більше, ніж через випадок: інакше проходить { $different } з { $games } ігор, але різниці згладжуються.
# $who — сторона гри, $way — "more" або "less"; числа — десяті частки пункту.
compare-wins = { $who } виграє на { TENTHS($by) } відсоткового пункту { $way ->
    [more] частіше
   *[less] рідше
} (±{ TENTHS($margin) }): { TENTHS($after) } % ігор замість { TENTHS($before) } %.
compare-scores = { $who } здобуває в середньому на { TENTHS($by) } очка { $way ->
    [more] більше
   *[less] менше
} (±{ TENTHS($margin) }): { TENTHS($after) } замість { TENTHS($before) }.
# $who — номер місця за столом.
compare-seats = Хто сидить на місці { $who }, виграє на { TENTHS($by) } відсоткового пункту { $way ->
    [more] частіше
   *[less] рідше
} (±{ TENTHS($margin) }): { TENTHS($after) } % ігор замість { TENTHS($before) } %.
compare-score = Гравець здобуває в середньому на { TENTHS($by) } очка { $way ->
    [more] більше
   *[less] менше
} (±{ TENTHS($margin) }): { TENTHS($after) } замість { TENTHS($before) }.
compare-decisions = У грі в середньому на { TENTHS($by) } рішення { $way ->
    [more] більше
   *[less] менше
} (±{ TENTHS($margin) }): { TENTHS($after) } замість { TENTHS($before) }.
# $who — карта, здібність тощо.
compare-taken = { $who }: вибирають { $way ->
    [more] частіше
   *[less] рідше
}, у { TENTHS($after) } % нагод замість { TENTHS($before) } % (±{ TENTHS($margin) }).
compare-won = { $who }: хто це має, виграє { $way ->
    [more] частіше
   *[less] рідше
}, у { TENTHS($after) } % ігор замість { TENTHS($before) } % (±{ TENTHS($margin) }).
compare-further = { $changes ->
    [one] Змінилося ще { $changes } число.
    [few] Змінилися ще { $changes } числа.
   *[many] Змінилося ще { $changes } чисел.
}
compare-settle = Це в межах випадку; певність дали б { $games } ігор.

## Що показує майстерня

# $section is the name of a section of YAML without entries.
exhibit-section = { $section }
exhibits-other = Інше

workshop-title = Майстерня · { $game }
workshop-writing = Зміни записуються до пакунка { $pack }
workshop-back = Назад
workshop-search = назва, дієслово, id …   /
workshop-all = Усе
workshop-own-entries = Змінене
workshop-numbers = Числа
workshop-uses = Де це трапляється
# $kind – заголовок, як-от «Чайні карти», $uses – скільки їх його вживає.
workshop-uses-of = { $kind } · { $uses }
workshop-was = було { $value }
workshop-copies = { $copies ->
    [one] { $copies } штука в коробці
    [few] { $copies } штуки в коробці
   *[many] { $copies } штук у коробці
}
# Десяті частки очка.
workshop-worth = оцінено в { TENTHS($worth) } очка
# Десяті частки відсотка, з останніх ігор ботів.
workshop-taken = боти брали це в { TENTHS($share) } % нагод
workshop-won = хто це мав, виграв { TENTHS($share) } % ігор
workshop-file = Файл
workshop-shipped = власний файл гри, він ніколи не змінюється
workshop-own = ваш, у { $folder }
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
workshop-trial-nothing = Змініть щось, і боти покажуть, що з того буде.
workshop-trial-invites = Боти зіграють ті самі ігри без ваших змін і з ними.
workshop-trial-plays = Граємо { $games } ігор до зміни і стільки ж після неї …
workshop-trial-played = Ігри ботів: { $games } до зміни, { $games } після неї.
workshop-trial-failed = Не вдалося зіграти ці ігри.
workshop-play = Зіграти { $games }
workshop-stop = Зупинити
workshop-measured-wins = Перемоги
workshop-measured-scores = Очки
workshop-measured-seats = Місця
workshop-measured-taken = Вибір
workshop-measured-won = Перемоги з цим
workshop-seat = Місце { $seat }
# $way каже, чи стало більше, менше чи так само; числа — десяті частки.
workshop-change-known = { $way ->
    [more] +
    [less] −
   *[none] {""}
}{ TENTHS($by) } ±{ TENTHS($margin) } · { $sure ->
    [yes] певно
   *[no] випадок
}
workshop-change-unknown = { $way ->
    [more] +
    [less] −
   *[none] {""}
}{ TENTHS($by) } · замало ігор
workshop-try = Спробувати: нова гра
workshop-see = На столі
sighting-looks = Переглядаються випадкові партії в пошуках миті, коли це лежить на столі …
# $moment каже, як далеко зайшла гра.
sighting-moment = Випадкова партія на вмісті, як його записано зараз. { $moment }
sighting-none = У випадкових партіях ({ $games }) це не лежало на столі окремо.
# $why – англійською.
sighting-fails = На цьому вмісті не вдалося зіграти ({ $why }).
sighting-another = Інша партія
sighting-play = Грати далі звідси
workshop-scenario = Сценарій …
workshop-changed = { $changed ->
    [one] Змінено { $changed } запис.
    [few] Змінено { $changed } записи.
   *[many] Змінено { $changed } записів.
}
workshop-unchanged = Виберіть щось і змініть число або редагуйте файл.
workshop-untouched = Сама гра лишається недоторканою; розпочата партія зберігає свій вміст.
workshop-mistaken = У ваших файлах є помилка.
workshop-mistaken-how = Виберіть її, щоб відкрити файл у тому місці; досить зберегти.
# $place каже, де в записі стоїть число.
workshop-wrote = Змінено одне число: { $place } { $before } → { $after }.
workshop-no-editor = Редактора не знайдено; файл: { $file }
workshop-scenario-choose = Виберіть сценарій
workshop-scenario-well = { $file }: усе сходиться.
workshop-scenario-differs = { $file }, відмінності: { $told }
workshop-gallery = Галерея
workshop-lay = Викласти на стіл
workshop-person = Ви
workshop-before = до
workshop-after = після
# $share is a number of hundredths.
workshop-share = { $share } %
start-workshop = Майстерня
menu-workshop = Відкрити майстерню
