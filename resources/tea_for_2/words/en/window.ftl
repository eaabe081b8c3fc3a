# What the window says of this game: on its box (box-minutes is a number alone), before a game and after it.

box-title = Tea for 2
box-line = Two cards, one winner, and time for tea.
box-minutes = 20
box-credits = By Cédrick Chaboussit · Space Cowboys

new-title = Who comes to tea?
new-roles = Sides
new-role-of-seat = Side at seat { $number }
final-title = { $winners } { $count ->
    [one] wins the tea party
   *[other] share the victory
}
