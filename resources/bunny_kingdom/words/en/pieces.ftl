# What lies on the table, as an outline, a tooltip and a screen reader say it.

## The map

piece-map = the map
piece-square = { $square } ({ $terrain }){ giving }
# What a square produces by itself, after its name.
giving = { KEY($resource) ->
    [none] {""}
   *[other] , produces { $resource }
}
piece-held-square = { $square } ({ $terrain }), held by { $player }{ giving }{ KEY($building) ->
    [none] {""}
   *[other] , with { FORM($building, form: "here") }
}; { fief-sum }
# What a fief brings in a harvest.
fief-sum = fief of { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}: { $strength ->
    [one] { $strength } tower
   *[other] { $strength } towers
} × { $wealth ->
    [one] { $wealth } resource
   *[other] { $wealth } resources
} = { points }
piece-fief = { $player }, { fief-sum }
piece-thread = sky towers join { $squares }
piece-lava = lava between { $first } and { $second }
piece-building = { $building } on { $square }

## Players

piece-player = { $player }: { points }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}, { $buildings ->
    [one] { $buildings } building waiting
   *[other] { $buildings } buildings waiting
}, { $parchments ->
    [one] { $parchments } parchment
   *[other] { $parchments } parchments
}, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
piece-points = { $player }: { points }
piece-count-squares = { $number ->
    [one] { $player } controls { $number } square
   *[other] { $player } controls { $number } squares
}
piece-count-parchments = { $number ->
    [one] { $player } holds { $number } parchment
   *[other] { $player } holds { $number } parchments
}
piece-count-buildings = { $number ->
    [one] { $player }: { $number } building waiting to be built
   *[other] { $player }: { $number } buildings waiting to be built
}
piece-count-harvest = { $number ->
    [one] { $player }: a harvest now would score { $number } point
   *[other] { $player }: a harvest now would score { $number } points
}
piece-count-harvested = { $number ->
    [one] { $player }: { $number } point from harvests
   *[other] { $player }: { $number } points from harvests
}
piece-count-scored = { $number ->
    [one] { $player }: { $number } point from parchments so far
   *[other] { $player }: { $number } points from parchments so far
}
piece-hand = { $cards ->
    [one] { FORM($player, form: "genitive") } hand: { $cards } card
   *[other] { FORM($player, form: "genitive") } hand: { $cards } cards
}
piece-laid = where { $player } lays the chosen cards
plate-laid = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
plate-last-cards = { $cards ->
    [one] nothing to choose: the last card is played
   *[other] nothing to choose: the last { $cards } cards are played
}
plate-used = used
plate-sites = { $squares ->
    [0] nowhere yet
   *[other] { $building ->
        [camp] any free square
        [sky_tower] in two of your fiefs
       *[other] { $squares ->
            [one] { $squares } square of yours
           *[other] { $squares } squares of yours
        }
    }
}
piece-opened = what { $player } has kept
piece-used = { FORM($player, form: "genitive") } used pile: { $cards ->
    [one] { $cards } card{ $discarded ->
        [0] {""}
       *[other] , face down
    }
   *[other] { $cards } cards{ $discarded ->
        [0] {""}
       *[other] , { $discarded } of them face down
    }
}
piece-reserve = { $cards ->
    [one] { FORM($player, form: "genitive") } reserve: { $cards } card
   *[other] { FORM($player, form: "genitive") } reserve: { $cards } cards
}
piece-sealed = one of { FORM($player, form: "genitive") } parchments, face down
piece-done = done building

## Cards

piece-territory-card = { $square } ({ $terrain }){ giving }
piece-building-card = { $squares ->
    [0] { $building }; no square for it now
    [one] { $building }; { $squares } square for it now
   *[other] { $building }; { $squares } squares for it now
}
piece-provisions-card = { provisions }: draw and play { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} at once
piece-parchment = { $parchment }{ KEY($copied) ->
    [none] {""}
   *[other] {" "}as { $copied }
}: { $rules }. { $scored ->
    [yes] Scored { points }
   *[no] Now worth { points }
}{ counted }
# How much a parchment counts, where it counts anything.
counted = { $counted ->
    [0] {""}
   *[other] {" "}(counted: { $counted })
}

## The round

piece-phase = { $phase ->
    [exploration] round { $round } of { $rounds }: exploration
    [construction] round { $round } of { $rounds }: construction
    [harvest] round { $round } of { $rounds }: harvest
    [scoring] final scoring
    [setup] before the first round
   *[over] the game is over
}
piece-passing = { $side ->
    [left] cards are passed to the left
   *[right] cards are passed to the right
}
piece-passing-to = { $side ->
    [left] the other cards go to the left, to { $player }
   *[right] the other cards go to the right, to { $player }
}
sign-passing = { $side ->
    [left] Hands go left
   *[right] Hands go right
}
piece-passes = { $player } passes to { $next }
piece-deck = { $cards ->
    [0] the deck: empty
    [one] the deck: { $cards } card
   *[other] the deck: { $cards } cards
}

## Printed beside the round

phase-setup = Setup
phase-exploration = Exploration
phase-construction = Construction
phase-harvest = Harvest
phase-scoring = Scoring
phase-over = The end

## How a player stands, and how points are counted

rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
rank-in-words = { rank }
piece-rank = { $player }: { rank }
piece-race = the race for points
piece-column_number = column { $name }
piece-row_letter = row { $name }
piece-gain = { $player }: +{ $points }
piece-bar = { $parchment }: { $points }
piece-strength = { $square }: { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}
piece-tick = { $square }: number { $number }
piece-shade = the lit part is being counted
account-title = { $player }: fief { $square }
scroll-rules = { $rules }
sign-construction = on your squares; camps on free ones
sign-harvest = towers × different resources, fief by fief
sign-scoring = card by card, seat by seat
beat-fief = { $player }, fief { $square }: { $strength } × { $wealth } = { $points }
beat-parchment = { $player }, { $parchment }: { $points }
