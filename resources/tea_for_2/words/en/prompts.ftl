# What players are asked, and what they may choose. The name of the player comes before it.

ask-reveal = Reveal the next cards?
ask-action = Use the effect of { FORM($card, form: "it") }, or buy a card?
ask-hourglasses = Spend hourglasses to turn the watch?
ask-set_watch = Where do you move the watch hand?
ask-destroy_market = Which market card do you destroy?
ask-steal = What do you take from your opponent?
ask-destroy_own_discard = Which of your discards do you destroy?

option-reveal = reveal the cards
option-effect = use the effect of { FORM($character, form: "it") }
option-buy = { $tarts ->
    [0] buy { FORM($character, form: "it") }
    [one] buy { FORM($character, form: "it") }, paying { $tarts } tart
   *[other] buy { FORM($character, form: "it") }, paying { $tarts } tarts
}
option-steal = { $token ->
    [tarts] take { $number ->
        [one] { $number } tart
       *[other] { $number } tarts
    } from your opponent
   *[other] take { $number ->
        [one] { $number } hourglass
       *[other] { $number } hourglasses
    } from your opponent
}
option-set_watch = move the hand to “{ $space }”
option-destroy = destroy { FORM($character, form: "it") } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
})
option-keep = leave the watch as it is
option-spend = { $number ->
    [one] { $number } hourglass
   *[other] { $number } hourglasses
}: move the hand to “{ $space }”

refusal-price = It costs { $price }: you have { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $tarts ->
    [one] { $tarts } tart
   *[other] { $tarts } tarts
} (BUY-2, BUY-3).

## A new table

option-missions = Missions
missions-random = Random
missions-random-about = Five tiles are shuffled, each with a random side up.
missions-first_game = First game
missions-first_game-about = One mission of every kind.
option-flamingo = Who starts with the flamingo
flamingo-random = Random
flamingo-random-about = A random player starts with it.
flamingo-blue = { blue }
flamingo-blue-about = The March Hare has the flamingo and 1 tart, the Mad Hatter 3 tarts.
flamingo-pink = { pink }
flamingo-pink-about = The Mad Hatter has the flamingo and 1 tart, the March Hare 3 tarts.
