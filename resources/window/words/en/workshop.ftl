# The workshop, and what a comparison of contents says.

## What does it do?

# $games is how many games were played before, and as many after.
compare-nothing = Nothing changes: each of the { $games } games goes as before.
compare-noise = Nothing changes by more than chance: { $different } of { $games } games go another way, and it evens out.
# $who is a part, $way is "more" or "less"; all numbers are tenths: of a percentage point, or of a point.
compare-wins = { $who } wins { TENTHS($by) } percentage points { $way ->
    [more] more
   *[less] less
} often (±{ TENTHS($margin) }): { TENTHS($after) } % of games instead of { TENTHS($before) } %.
compare-scores = { $who } scores { TENTHS($by) } points { $way ->
    [more] more
   *[less] less
} (±{ TENTHS($margin) }): { TENTHS($after) } instead of { TENTHS($before) }.
# $who is the number of a seat.
compare-seats = Seat { $who } wins { TENTHS($by) } percentage points { $way ->
    [more] more
   *[less] less
} often (±{ TENTHS($margin) }): { TENTHS($after) } % of games instead of { TENTHS($before) } %.
compare-score = A player scores { TENTHS($by) } points { $way ->
    [more] more
   *[less] less
} on average (±{ TENTHS($margin) }): { TENTHS($after) } instead of { TENTHS($before) }.
compare-decisions = A game has { TENTHS($by) } decisions { $way ->
    [more] more
   *[less] fewer
} (±{ TENTHS($margin) }): { TENTHS($after) } instead of { TENTHS($before) }.
# $who is a card, an ability or the like.
compare-taken = { $who } is taken { $way ->
    [more] more
   *[less] less
} often, in { TENTHS($after) } % of offers instead of { TENTHS($before) } % (±{ TENTHS($margin) }).
compare-won = Hands with { $who } win { $way ->
    [more] more
   *[less] less
} often, { TENTHS($after) } % instead of { TENTHS($before) } % (±{ TENTHS($margin) }).
compare-further = { $changes ->
    [one] One more figure has moved.
   *[other] { $changes } more figures have moved.
}
compare-settle = That is within what chance does; { $games } games would settle it.

## What the workshop shows

# $section is the name of a section of YAML without entries.
exhibit-section = { $section }
exhibits-other = Other
