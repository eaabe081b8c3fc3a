# What the window says of this game: on its box (box-minutes is a number alone), before a game and after it.

box-title = Bunny Kingdom
box-line = Pick cards, join lands, bring in the harvest.
box-minutes = 60
box-credits = By Richard Garfield · IELLO

new-title = Who sets out for the kingdom?
new-roles = Lords
new-role-of-seat = Lord at seat { $number }
final-title = { $winners } { $count ->
    [one] wins the kingdom
   *[other] share the victory
}
