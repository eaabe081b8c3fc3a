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
