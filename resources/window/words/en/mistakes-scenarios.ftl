# What is wrong in a scenario file.
scenario-unknown = unknown { $what } '{ $found }'{ $near }
scenario-unknown-value = unknown { $what } { $value }{ $near }
scenario-twice = the { $what } '{ $found }' is used here and elsewhere, but there is only one
scenario-number = expected a number from { $least } to { $most }, not { $number }
scenario-no-such-field = the state has no '{ $field }' here
scenario-move = expected one 'player: option', 'expect:' or 'refused:'
scenario-refused = expected one 'player: option' that must be refused
scenario-option-id = expected the id of an option, or its beginning
scenario-one-start = expected one start: 'given:' with a position, or 'new:' with a new table
scenario-other-game = this scenario is for '{ $game }', not for '{ $wanted }'
scenario-needs-number = '{ $option }' needs a number at its end
scenario-no-option = no option contains '{ $word }'{ $near }
scenario-one-event = expected one event in each item of the list
scenario-one-next = expected one thing that is next; write a list for several
scenario-not-so = , not '{ $value }'
scenario-what-next = expected what is next, such as '{ $example }'{ $meant }
scenario-card-elsewhere = the card '{ $card }' lies elsewhere already

# Kinds of things that scenarios and tables name.
thing-player = player
thing-rule = rule
thing-event = event
thing-step = step
thing-effect = effect
thing-card = card
thing-colour = colour
thing-space = space
thing-such = such thing
thing-of-game = thing of the game
thing-field-of = field of { $of }
