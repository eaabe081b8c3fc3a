# The workshop, and what a comparison of contents says.

## What does it do?

# $games is how many games were played before, and as many after.
compare-nothing = { $games ->
    [one] No change: the game is played exactly as before.
   *[other] No change: all { $games } games are played exactly as before.
}
compare-noise = No significant change: { $different } of { $games } games differ, and the differences even out.
# Fewer than $least games conclude nothing.
compare-few = Too few games to tell: { $games } so far, at least { $least } are needed.
# $who is new; numbers are tenths of a per cent, $fair what a player wins who is as good as the others.
compare-new-wins = New: { $who } wins { TENTHS($share) }% of its games; fair is { TENTHS($fair) }% (±{ TENTHS($margin) }).
# $fair is how it goes with others of the same kind.
compare-new-won = New: hands with { $who } win { TENTHS($share) }%, those with others of its kind { TENTHS($fair) }% (±{ TENTHS($margin) }).
compare-new-taken = New: { $who } is taken in { TENTHS($share) }% of offers, others of its kind in { TENTHS($fair) }% (±{ TENTHS($margin) }).
# $what lists one thing or more.
compare-new-like = New, with no significant difference from the others in { $games } games: { $what }.
compare-new-unseen = New, but too rare in these games to judge: { $what }.
# $who is a part, $way is "more" or "less"; all numbers are tenths: of a percentage point, or of a point.
compare-wins = { $who } wins { $way ->
    [more] more
   *[less] less
} often, by { TENTHS($by) } percentage points (±{ TENTHS($margin) }): { TENTHS($after) }% of games instead of { TENTHS($before) }%.
compare-scores = { $who } scores { TENTHS($by) } points { $way ->
    [more] more
   *[less] less
} (±{ TENTHS($margin) }): { TENTHS($after) } instead of { TENTHS($before) }.
# $who is the number of a seat.
compare-seats = Seat { $who } wins { $way ->
    [more] more
   *[less] less
} often, by { TENTHS($by) } percentage points (±{ TENTHS($margin) }): { TENTHS($after) }% of games instead of { TENTHS($before) }%.
compare-score = A player scores { TENTHS($by) } points { $way ->
    [more] more
   *[less] less
} on average (±{ TENTHS($margin) }): { TENTHS($after) } instead of { TENTHS($before) }.
# $who is a card, an ability or the like.
compare-taken = { $who } is taken { $way ->
    [more] more
   *[less] less
} often, in { TENTHS($after) }% of offers instead of { TENTHS($before) }% (±{ TENTHS($margin) }).
compare-won = Hands with { $who } win { $way ->
    [more] more
   *[less] less
} often, { TENTHS($after) }% instead of { TENTHS($before) }% (±{ TENTHS($margin) }).
compare-further = { $changes ->
    [one] One more value has changed.
   *[other] { $changes } more values have changed.
}
compare-settle = Within the margin of error; { $games ->
    [one] { $games } game
   *[other] about { $games } games
} would settle it.

## What the workshop shows

# $section is the name of a section of YAML without entries.
gallery-entry-section = { $section }
gallery-other = Other
gallery-named_verb = Named verbs

workshop-title = Workshop · { $game }
workshop-writing = Writing to: { $pack }
workshop-writing-nowhere = Writing to: no pack yet
workshop-into-title = Where do your changes go?
workshop-into-explained = The workshop writes to one pack, and shows, compares and shares that one. Everything else stays as it is.
workshop-into-pack = { $name } ({ $version }) · { $id }
workshop-into-name = Name of a new pack
workshop-into-use = Write into this pack
workshop-into-new = Make a new pack
# $who is the name of the person.
workshop-into-usual = Changes by { $who }
workshop-into-mine = My changes
workshop-back = Back
workshop-search = a name, a verb, an id…   /
workshop-all = All
workshop-own-entries = Changed
workshop-numbers = Numbers
workshop-uses = Where it is used
# $kind is a heading such as "Tea cards", $uses how many of them use it.
workshop-uses-of = { $kind } · { $uses }
workshop-was = was { $value }
workshop-copies = { $copies ->
    [one] { $copies } in the box
   *[other] { $copies } in the box
}
# Tenths of a point.
workshop-value = valued at { TENTHS($value) } points
# Tenths of a per cent, from the last games of bots.
workshop-taken = bots took it in { TENTHS($share) }% of offers
workshop-won = hands with it won { TENTHS($share) }%
workshop-file = The file
workshop-shipped = built in, never changed
workshop-own = yours, in { $folder }
workshop-mistakes = { $mistakes ->
    [one] 1 mistake: the last valid content stays in use
   *[other] { $mistakes } mistakes: the last valid content stays in use
}
workshop-mistakes-list = Mistakes: choose one to open its file
workshop-edit = Edit this
workshop-open = Open file
workshop-undo = Undo
workshop-trial = What does it do?
workshop-trial-nothing = Change something, then let bots measure the effect.
workshop-trial-invites = Bots play the same games with and without your changes.
workshop-trial-plays = { $games ->
    [one] Playing { $games } game before and after…
   *[other] Playing { $games } games before and after…
}
workshop-trial-played = { $games ->
    [one] Bots played 1 game before and 1 after.
   *[other] Bots played { $games } games before and { $games } after.
}
workshop-trial-failed = The games could not be played.
workshop-play = Play { $games }
workshop-stop = Stop
workshop-measured-wins = Wins
workshop-measured-scores = Points
workshop-measured-seats = Seats
workshop-measured-taken = Taken
workshop-measured-won = Won with
workshop-measured-new = New
# What is new beside the others.
workshop-fair = fair
workshop-new = in these games
workshop-new-wins = { $who }: wins
workshop-new-won = { $who }: won with
workshop-new-taken = { $who }: taken
workshop-seat = Seat { $seat }
# $way says whether it is more, less or the same; numbers are tenths.
workshop-change-known = { $way ->
    [more] +{ TENTHS($by) }
    [less] −{ TENTHS($by) }
   *[none] { $margin ->
        [0] no change
       *[other] 0
    }
}{ $margin ->
    [0] {""}
   *[other] {" "}±{ TENTHS($margin) } · { $sure ->
        [yes] significant
       *[no] not significant
    }
}
workshop-change-unknown = { $way ->
    [more] +
    [less] −
   *[none] {""}
}{ TENTHS($by) } · too few games
workshop-try = Try it: new game
workshop-see = On the table
sighting-looks = Searching random games…
# $moment is how far the game has come.
sighting-moment = A random game with your current edits. { $moment }
sighting-none = { $games ->
    [one] Not seen in { $games } random game.
   *[other] Not seen in { $games } random games.
}
# $why is what the error says, in English unless it is a mistake in the files.
sighting-fails = No game could be played with this content ({ $why }).
sighting-another = Another game
sighting-play = Play on from here
workshop-scenario = Scenario…
workshop-changed = { $changed ->
    [one] 1 entry is changed.
   *[other] { $changed } entries are changed.
}
workshop-unchanged = Select something and change a number, or edit its file.
workshop-untouched = Built-in files never change; games in progress keep their content.
workshop-mistaken = There is a mistake in your files.
workshop-mistaken-how = Select it to open its file, then correct it and save.
# $place is where a number stands in its entry.
workshop-wrote = Changed: { $place } { $before } → { $after }.
workshop-no-editor = No editor found; the file is { $file }
workshop-scenario-choose = Choose a scenario
workshop-scenario-well = { $file }: passed.
workshop-scenario-differs = { $file } failed: { $told }
workshop-gallery = Gallery
workshop-lay = Show it on the table
workshop-person = You
workshop-before = before
workshop-after = after
# $share is a number of hundredths.
workshop-share = { $share }%
start-workshop = Workshop
menu-workshop = Open the workshop

# Making entries: $kind is a heading such as "Tea cards", $name the name of another entry.
making-new = New ({ $kind })
making-copy = { $name } (copy)
making-add = New
making-duplicate = Duplicate
making-remove = Remove
making-made = Added to your pack.
making-removed = Removed from the game; Undo brings it back.
making-restored = Your changes to it are gone; Undo brings them back.
# $why is what would be wrong.
making-refused = Not written, because it would be a mistake: { $why }
making-pictured = Picture saved as { $file }; it replaces the whole piece.
making-remove-title = Remove { $name }?
making-remove-told = Your pack only changes this entry; it exists without your pack too.
making-restore = Drop my changes
making-remove-whole = Remove it from the game
form-open = Form
form-save = Save
form-saved = Saved.
form-saved-renamed = Saved. “{ $was }” is now “{ $now }” wherever this pack uses it.
form-saved-used-elsewhere = Saved. “{ $was }” is now “{ $now }” in this pack. Other packs still use the old word: { $packs }
form-leave = Close
form-leave-title = Close the form?
form-leave-told = Your changes in it are not saved.
form-discard = Discard changes
form-picture = Picture…
form-shape = Shape…
making-pictured-beneath = Picture saved as { $file }; it is drawn behind what is printed on the card.
shape-title = A picture from a shape
shape-told = Choose a shape and a colour.
shape-make = Make the picture
shape-colour = Colour { $colour }
shape-star = Star
shape-bell = Bell
shape-key = Key
shape-drop = Drop
shape-diamond = Diamond
shape-club = Club
shape-heart = Heart
shape-spade = Spade
shape-crescent = Crescent
form-whole = The whole
# $what is the key of a field.
form-add = Add: { $what }
form-other = Write { $what } in another way
form-up = Move { $what } up
form-rename = Name of { $what }
form-remove = Remove { $what }
form-wrong = { $mistakes ->
    [one] It cannot be saved: 1 mistake.
   *[other] It cannot be saved: { $mistakes } mistakes.
}

# Sharing the pack that is written into.
workshop-share-pack = Share…
workshop-share-where = Choose a folder
workshop-share-nothing = There is nothing to share yet: change or add something first.
workshop-shared = { $cards ->
    [0] Packed into { $folder }.
    [one] Packed into { $folder }, with a picture and a print sheet of 1 card.
   *[other] Packed into { $folder }, with a picture and print sheets of { $cards } cards.
}
