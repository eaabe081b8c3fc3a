# What the window says of this game: on its box (box-minutes is a number alone), before a game and after it.

box-title = Tea for 2
box-line = Two cards, one winner, and time for tea.
box-minutes = 20

new-title = Who comes to tea?
new-parts = Sides
new-part-of-seat = Side at seat { $number }
final-title = { $winners } { $count ->
    [one] wins the tea party
   *[other] share the victory
}
