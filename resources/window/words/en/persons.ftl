# How persons are named in every game.

# $name is what the person is called. A game names beside it what they play, as $role.
person = { $name }
# Whose something is: "Ann’s bag". Names that end otherwise have a form of their own.
form-genitive = { $words }’s
