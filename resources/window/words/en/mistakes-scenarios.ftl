# What is wrong in a scenario file.
scenario-unknown = unknown { $what } '{ $found }'{ $near }
scenario-unknown-value = unknown { $what } { $value }{ $near }
scenario-twice = the { $what } '{ $found }' is used here and elsewhere, but there is only one
scenario-number = expected a number from { $least } to { $most }, not { $number }
scenario-no-such-field = the state has no '{ $field }' here
scenario-move = expected one 'player: option', 'expect:' or 'refused:'
scenario-refused = expected one 'player: option' that must be refused
scenario-option-id = expected the id of an option, or its beginning
scenario-one-start = expected one start: 'given:' or 'position:' with a position, or 'new:' with a new table
scenario-other-game = this scenario is for '{ $game }', not for '{ $wanted }'
scenario-needs-number = '{ $option }' must end in a number
scenario-no-option = no option contains '{ $word }'{ $near }
scenario-one-event = expected one event in each item of the list
scenario-one-next = expected one thing that comes next; write a list for several
scenario-not-so = , not '{ $value }'
scenario-what-next = expected what comes next, such as '{ $example }'{ $meant }
scenario-card-elsewhere = the card '{ $card }' is already somewhere else

# How a scenario went otherwise than it expects.
scenario-at-place = { $place }: { $after }: { $difference }
scenario-at = { $where }: { $problem }
scenario-at-the-start = at the start
scenario-after = after { $number }. { $player }: { $option }
scenario-variant = variant '{ $variant }' { $after }
scenario-differs = { $where }: expected { $expected }, found { $found }{ $hint }
scenario-counted = ; this is counted: write a number, such as { $count }
scenario-now-called = ; it is now called '{ $word }'
scenario-there-are = ; there are { $keys }
scenario-no-path = no '{ $part }' in { $path }{ $hint }
scenario-no-path-in = no '{ $part }' in { $path }: there is { $there }
scenario-expected-nothing = { $where }: expected nothing, found { $found }
scenario-other-order = { $where }: expected { $expected } in this order, found { $found }
scenario-other-members = { $where }: expected { $expected }, found { $found }{ $missing }{ $more }
scenario-missing = , missing { $members }
scenario-too-many = , unexpected { $members }
scenario-no-event = { $event } did not happen; since then: { $since }
scenario-happened = { $event } happened
scenario-cannot-draw = { $stream }: { $wanted } cannot be drawn; available: { $names }
scenario-and-more = { $names }, { $count } more
scenario-unknown-chance = unknown random stream '{ $chance }'{ $near }
scenario-not-asked = { $player } is not asked; { $asked }
scenario-matches-each = '{ $option }' matches all of { $chosen }; { $asked }
scenario-not-an-option = '{ $option }' is not offered{ $near }; { $asked }
scenario-not-refused = { $player }: '{ $option }' should be refused, but is offered
scenario-sees = { $viewer } sees { $difference }
scenario-changed = { $path }: was { $first }, is now { $now }
scenario-others-asked = expected to be asked: { $wanted }; { $asked }
scenario-someone-asked = expected no player to be asked; { $asked }
scenario-not-offered = { $player } is not offered { $options }; { $asked }
scenario-offered = { $player } is offered { $options }
scenario-other-prompt = { $player }: expected to be asked { $prompt }, is asked { $asked }
scenario-still-open = a decision is still open at the end; { $asked }
scenario-not-drawn = not drawn ({ $stream }): { $left }
scenario-asked-now = asked now: { $offers }
no-one = no one
scenario-passed = { $file }: ok
scenario-warning = warning: { $notice }

# Kinds of things that scenarios and tables name.
thing-player = player
thing-rule = rule
thing-event = event
thing-step = step
thing-effect = effect
thing-card = card
thing-colour = colour
thing-space = space
thing-such = value
thing-of-game = id of this game
thing-field-of = field of { $of }

# What is wrong in a challenge.
challenge-one-player = expected one or more answers by '{ $player }' under 'play:', and nothing else
challenge-no-chance = a challenge has no 'chance:' and no 'variants:'; a 'seed:' decides what is drawn
challenge-terms-missing = expected 'challenge:' with 'ask:', the player who is to find the answer
challenge-better = the answer '{ $best }' wins more often than the stated '{ $stated }'
