# What lies on the table, as outline, tooltip and screen reader say it, and what is written on plates.

round = Round
rabbits = White Rabbits
empty = empty
discards = discards
destroyed = Destroyed
piece-round = round { $round }
piece-track = the star track
piece-cup = { $stars ->
    [one] a cup, worth { $stars } star
   *[other] a cup, worth { $stars } stars
}
piece-stack = the stack of { FORM($stack, form: "it") }, { $left ->
    [0] no card below the top one
    [one] { $left } card below the top one
   *[other] { $left } cards below the top one
}
piece-empty-stack = the stack of { FORM($stack, form: "it") }, empty
piece-uncovered = the stack of { FORM($stack, form: "it") }, the next card is turned face up: { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
piece-card = { $card }, value { $value }, { $stars ->
    [0] no stars
    [one] { $stars } star
   *[other] { $stars } stars
}: { $effect }
piece-mission = “{ $mission }”: { $effect }. { $scored ->
    [yes] Will score.
   *[no] Scores if the stack below is empty.
} Now: { $paid }.
piece-rabbits = { $rabbits ->
    [one] { $rabbits } White Rabbit left
   *[other] { $rabbits } White Rabbits left
}
piece-buy = buy { FORM($card, form: "it") } for { $price }{ $tarts ->
    [0] {""}
    [one] , with { $tarts } tart
   *[other] , with { $tarts } tarts
}
piece-destroy = destroy { FORM($card, form: "it") } for { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
piece-effect = { KEY($card) ->
    [none] { $effect }
   *[other] { $card }: { $effect }
}
piece-watch = the pocket watch, pointing to “{ $space }”
piece-space = “{ $space }”: { $effect }
piece-side = { $player }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, { $tarts ->
    [one] { $tarts } tart
   *[other] { $tarts } tarts
}, { $hourglasses ->
    [one] { $hourglasses } hourglass
   *[other] { $hourglasses } hourglasses
}
piece-stars = { $player }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
piece-tokens = { $player }: { $token ->
    [tarts] { $number ->
        [one] { $number } tart
       *[other] { $number } tarts
    }
   *[other] { $number ->
        [one] { $number } hourglass
       *[other] { $number } hourglasses
    }
}
piece-flamingo = { $player } has the flamingo
piece-deck = { $player }: { $cards ->
    [0] the deck is empty
    [one] { $cards } card in the deck, by value: { $held }
   *[other] { $cards } cards in the deck, by value: { $held }
}
piece-discard = { $player }: { $cards ->
    [one] { $cards } card discarded
   *[other] { $cards } cards discarded
}
piece-destroyed = { $cards ->
    [0] { $player } has destroyed no cards
    [one] { $player } has destroyed { $cards } card: { $held }
   *[other] { $player } has destroyed { $cards } cards: { $held }
} ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
})
plate-count = { $number }
plate-buy = Buy for { $price }
plate-paid = { $short ->
    [0] { $tarts ->
        [0] { $lost ->
            [0] { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
           *[other] { $lost } lost
        }
        [one] { $points } + { $tarts } tart
       *[other] { $points } + { $tarts } tarts
    }
    [one] { $short } tart short
   *[other] { $short } tarts short
}
plate-stars = { $stars ->
    [one] +{ $stars } star
   *[other] +{ $stars } stars
}
plate-empty = { $empty } empty, ends at { $end }
plate-left = { $left ->
    [0] empties the stack
    [one] { $left } left below
   *[other] { $left } left below
}
plate-verdict = { $points ->
    [0] { $higher } : { $lower }, the flamingo decides
    [one] { $higher } beats { $lower }: { $points } point
   *[other] { $higher } beats { $lower }: { $points } points
}
piece-duel = { $player }: the card turned over
plate-next-cards = { FORM($player, form: "genitive") } next card beats { FORM($other, form: "genitive") }
plate-odds = { $odds } times in 100
plate-result = { $winner } wins, { $higher } to { $lower }
