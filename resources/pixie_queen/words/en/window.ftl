# What the window says of this game: on its box (box-minutes is a number alone), before a game and after it.

box-title = Pixie Queen
box-line = Please the Queen and suffer the least.
box-minutes = 90
box-credits = By Rudy Seuntjens · Game Brewer

new-title = Who serves the Queen?
new-roles = Pixies
new-role-of-seat = Colour at seat { $number }
final-title = { $winners } { $count ->
    [one] pleased the Queen most
   *[other] pleased the Queen equally
}
option-asked = House rule: who is asked for an offering
asked-alike = everyone
asked-able = only players with an offering
