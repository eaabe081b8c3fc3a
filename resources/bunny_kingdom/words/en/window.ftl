# What the window says of this game: on its box (box-minutes is a number alone), before a game and after it.

box-title = Bunny Kingdom
box-line = Pick cards, join lands, bring in the harvest.
box-minutes = 60

new-title = Who sets out for the kingdom?
new-parts = Lords
new-part-of-seat = Lord at seat { $number }
final-title = { $winners } { $count ->
    [one] wins the kingdom
   *[other] share the victory
}
