# What parchments score, made from their verbs and measures: numbers come from content and never stand here.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Verbs

scoring-points = { points }
scoring-pair = { $alone ->
    [one] { $alone } point
   *[other] { $alone } points
}, or { $together } together with { FORM($other, form: "with") }
scoring-each = { points } for each { FORM($of, form: "each") }
scoring-at_least = { points } with at least { $minimum } { $minimum ->
    [one] { FORM($of, form: "each") }
   *[other] { FORM($of, form: "many") }
}
scoring-most = { points } for the most { FORM($of, form: "many") }
scoring-harvest_again = { KEY($leaving_out) ->
    [best_fief] the last harvest once more, without the best fief
   *[none] the last harvest once more
}
scoring-treasures_again = the value of all your treasures once more
scoring-copy = { KEY($neighbour) ->
    [left] copies one of the parchments of your left neighbour
   *[right] copies one of the parchments of your right neighbour
}
scoring-place = { $place ->
    [1] { points } for first place when all else is scored
    [2] { points } for second place when all else is scored
    [3] { points } for third place when all else is scored
   *[other] { points } for place { $place } when all else is scored
}

## Measures: `.each` is one of what is counted, `.many` are several

measure-parchments = parchments
    .each = parchment
    .many = parchments
measure-treasures = treasures
    .each = treasure
    .many = treasures
measure-camp_cards = camp cards
    .each = camp card played
    .many = camp cards played
measure-squares = squares
    .each = square controlled
    .many = squares controlled
measure-border_squares = border squares
    .each = border square controlled
    .many = border squares controlled
measure-corner_squares = corner squares
    .each = corner square controlled
    .many = corner squares controlled
measure-empty_squares = empty squares
    .each = square controlled that has no city and produces nothing itself
    .many = squares controlled that have no city and produce nothing themselves
measure-terrain = { $terrain }
    .each = { FORM($terrain, form: "each") }
    .many = { FORM($terrain, form: "many") }
measure-cities = cities
    .each = city controlled
    .many = cities controlled
measure-cities_in_barren_fiefs = cities in barren fiefs
    .each = city in a fief that produces nothing
    .many = cities in fiefs that produce nothing
measure-fiefs = { $squares ->
    [1] fiefs
   *[other] fiefs of { $squares } or more squares
}
    .each = { $squares ->
        [1] fief
       *[other] fief of { $squares } or more squares
    }
    .many = { $squares ->
        [1] fiefs
       *[other] fiefs of { $squares } or more squares
    }
measure-produced = { $resource }
    .each = { FORM($resource, form: "each") }
    .many = { FORM($resource, form: "many") }
