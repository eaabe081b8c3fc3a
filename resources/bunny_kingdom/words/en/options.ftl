# What a player may choose: a line of a menu, a tooltip of a place that lights up.

## Exploration: what a card gives

option-territory = { KEY($resource) ->
    [none] { $square } ({ $terrain })
   *[other] { $square } ({ $terrain }: { $resource })
}
option-building = { $building }, to build later
option-parchment = { $parchment }: { $rules }
option-provisions = { $cards ->
    [one] draw and play { $cards } card
   *[other] draw and play { $cards } cards
}

## Construction

option-build = build { FORM($building, form: "it") } on { $square } ({ $terrain })
option-tower = { $building }: one of the pair on { $square } ({ $terrain })
option-announce = announce { FORM($building, form: "it") }
option-decline-camp = not now
option-keep-camp = keep it for a later round
option-done = done

## Harvest and final scoring

option-trade = { $resource } on { $square }
option-copy = { $parchment } becomes { $copied }: { $rules } (now { $value ->
    [one] { $value } point
   *[other] { $value } points
})

## What a new table chooses

option-passing = Direction of passing
passing-right = right first
passing-right-about = To the right in the first round, as in the Polish edition; the direction alternates.
passing-left = left first
passing-left-about = To the left in the first round, as in the English edition; the direction alternates.
