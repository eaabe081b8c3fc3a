# What the window says of this game: on its box (box-minutes is a number alone), before a game and after it.

box-title = Pixie Queen
box-line = Please the Queen, and suffer less than the others.
box-minutes = 90

new-title = Who serves the Queen?
new-parts = Pixies
new-part-of-seat = Colour at seat { $number }
final-title = { $winners } { $count ->
    [one] pleased the Queen most
   *[other] pleased the Queen alike
}
house-asked = House rule: who is asked for an offering
house-asked-alike = everybody
house-asked-able = only who has something to offer
