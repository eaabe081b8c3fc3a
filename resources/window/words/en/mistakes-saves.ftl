# What is wrong with a saved game.
save-no-save = this is not a Wonderland Qt save
save-report-alone = this report contains no game: no game was open
save-cut-off = the file is cut off
save-empty = the file is empty
save-line-changed = this line was changed after it was written
save-changed = the file was changed or cut short after it was written
save-newer = written by version { $program } of the program, in format { $format }; this one reads formats up to { $most }; open it with that version or a later one
save-name = a name has at most { $most } characters, and no line breaks
save-moment = the description of a moment may nest at most { $deepest } texts
save-no-file = this is not a file
save-missing = no such file; correct the path
save-large = a saved game has at most { $megabytes } MB
save-unreadable = the file cannot be read ({ $reason })
save-folder-unreadable = this folder cannot be read ({ $reason })
save-not-json = this is not JSON ({ $problem })
save-no-content-file = { $file } is not a content file
save-kept-as = { $problem }; the file is kept as { $file }
save-not-shown = the game cannot be shown ({ $problem })
save-open-elsewhere = { $file }: this game is open in another window of the program; close it there first
save-other-game = this is a game of { $game }, not of { $wanted }
save-many-aside = { $folder }: too many files have been set aside here; remove some
file-problem = { $file }: { $problem }
unknown-bot = unknown bot { $name }; known: { $known }
unknown-budget = { $name } does not say how many games to play out for a decision; write a number from 1 to 999999, or a time such as 0.1s, after the colon, as in { $example }

# What msgspec says of data in a saved game.
data-expected = expected `{ $wanted }`, found `{ $there }`
data-field-missing = the required field `{ $field }` is missing
data-field-unknown = unknown field `{ $field }`
data-value = invalid value { $value }
data-enum = unknown value { $value }
data-length-least = expected `{ $kind }` of length { $length } or more
data-length-most = expected `{ $kind }` of length { $length } or less
data-length = expected `{ $kind }` of length { $length }
data-number-least = expected `{ $kind }` of at least { $limit }
data-number-most = expected `{ $kind }` of at most { $limit }

# Why a game cannot be played again from its file.
replay-no-set-up = the game cannot be set up: { $problem }
replay-line = line { $line } of the journal cannot be replayed: { $problem }
replay-raised = the game cannot be replayed ({ $problem })
replay-other-state = replaying the decisions does not reproduce the saved state
replay-ends-here = the game cannot continue from here
replay-ends-here-as = the game cannot continue from here ({ $problem })
replay-other-players = the players do not match the seats
choice-no-seat = { $player } has no seat
choice-turn-open = { $player } has not ended the turn
choice-of-bot = { $player } is played by a bot
choice-no-turn = no turn is waiting to be ended
choice-not-asked = { $player } is not asked
choice-not-offered = { $player } is not offered { $answer }
choice-of-several = { $player } must choose { $count } different options, not { $answer }
choice-two-seats = a player has two seats: { $seats }
choice-of-option = { $option }={ $value }: expected one of { $known }
choice-twice = { $value } is chosen twice
endless-decisions = { $most ->
    [one] { $most } decision and no end: { $step }
   *[other] { $most } decisions and no end: { $step }
}
endless-steps = { $most ->
    [one] { $most } step without a decision: { $step }
   *[other] { $most } steps without a decision: { $step }
}

# Why a state of a game cannot be.
unsound-pieces = there are too many pieces on the table: { $pieces }
unsound-twice = { $piece } is in two places
unsound-count = a number in it is { $count }; no game counts higher than { $most }
unsound-two-pieces = two pieces are called { $piece }
unsound-lost-piece = { $piece } is on { $place }, which is not on the table
