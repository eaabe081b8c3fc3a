# What effects and missions say; their numbers come from the content.

tarts = tarts
hourglasses = hourglasses
effect-take = { $tarts ->
    [0] take { $hourglasses ->
        [one] { $hourglasses } hourglass
       *[other] { $hourglasses } hourglasses
    }
   *[other] take { $tarts } { $tarts ->
        [one] tart
       *[other] tarts
    }{ $hourglasses ->
        [0] {""}
        [one] {" "}and { $hourglasses } hourglass
       *[other] {" "}and { $hourglasses } hourglasses
    }
}
effect-gain_stars = { $number ->
    [one] gain { $number } star
   *[other] gain { $number } stars
}
effect-take_flamingo = { KEY($if_held) ->
    [none] take the flamingo
   *[other] take the flamingo; if you already have it: { $if_held }
}
effect-discard_opponent = { $cards ->
    [one] your opponent discards { $cards } card
   *[other] your opponent discards { $cards } cards
}
effect-destroy_opponent_top = { KEY($spares) ->
    [none] destroy your opponent’s top card
   *[other] destroy your opponent’s top card, unless it is { FORM($spares, form: "it", joined: "or") }
}
effect-discard_own_for_stars = { $cards ->
    [one] discard your top card and gain its stars
   *[other] discard your top { $cards } cards and gain their stars
}
effect-copy_opponent_discard = copy the effect of your opponent’s last card
effect-steal = { $tarts ->
    [0] steal { $hourglasses ->
        [one] { $hourglasses } hourglass
       *[other] { $hourglasses } hourglasses
    }
   *[other] steal { $tarts } { $tarts ->
        [one] tart
       *[other] tarts
    }{ $hourglasses ->
        [0] {""}
        [one] {" "}or { $hourglasses } hourglass
       *[other] {" "}or { $hourglasses } hourglasses
    }
}
effect-step_watch = { $spaces ->
    [one] move the watch hand { $spaces } space
   *[other] move the watch hand { $spaces } spaces
}
effect-set_watch = set the watch to any space
effect-destroy_market = destroy any top card of the market
effect-destroy_own_discard = destroy one of your discards
scoring-most_of = most { FORM($characters, form: "many") } in your deck and discards
scoring-most_cards = most cards in your deck and discards
scoring-most_destroyed = most cards destroyed
scoring-per_token = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} for each { KEY($token) ->
    [tarts] tart
   *[other] hourglass
}
