# What the windows say. Sentences of the log stand in facts.ftl, prompts and options of the game in the game's files.

window-title = Wonderland Qt

## Players

# $name is a person's name, $part the faction they play.
player-title = { $name } ({ $part })
player-named = { $name }
# $player is a title, $state one of the readiness messages.
player-state = { $player }: { $state }
readiness-idle = waits
readiness-asked = choosing …
readiness-thinking = thinking …
readiness-ready = decided
readiness-ending = may end the turn
# $score is in points, $rank counts from 1.
player-standing = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} · { $score }

## What is asked

# $prompt is the game's question.
prompt-asked = { $name }: { $prompt }
# $prompt is what all of them are asked.
prompt-together = All together, in secret: { $prompt }
prompt-together-each = All together, in secret
prompt-turn-over = { $name }: end the turn, or undo?
prompt-over = The game is over.
prompt-waiting = Waiting for { $names } …
prompt-peeking = { $name } is looking at their own cards.
# $told is what happened then.
prompt-again = Again: { $told }
hint-again = A press or Esc comes back to the present.
hint-pick = Click what you choose, or walk with the arrows and press Space; then press Ready.
hint-drag = Drag a lit piece to its place, or click both.
hint-touch = Click what is lit, or walk with the arrows and press Enter.
hint-cards = Click a card, or press its number.

no-undo-start = Nothing has been done that could be undone.
no-undo-chance = Undo stops here: chance has spoken.
no-undo-secret = Undo stops here: a secret was shown.
no-undo-others = Undo stops here: somebody else has acted since.
no-undo-turn-ended = Undo stops here: the turn was ended.

## What happened

recap-since = Since { FORM($name, form: "genitive") } last turn
recap-last = Just now
recap-again = Again
history-again = Play this turn again
history-fold = Back

## Panes and buttons of the table

pane-table = The table
pane-drawn = The drawn table
button-outline = As an outline
pane-options = What may be chosen
pane-scores = The score so far
pane-log = What has happened
pane-players = The players
button-end-turn = End turn
button-ready = Ready ({ $picked } of { $wanted })
option-picked = ✓ { $number }: { $option }
button-skip = On to the next person
button-undo = Undo
button-leave = To the start
button-history = History
button-whole = Whole table
button-help = Help
button-menu = More
button-change-answer = { $name } has decided: change
button-peek = My cards …
# $bot is the kind of bot.
menu-bot = A bot ({ $bot }) plays for { $name }
menu-person = A person plays { $name }
menu-peek = { $name } looks
button-look-away = Hide my cards again
keys-table = Arrows choose, Enter takes, Ctrl+Z undoes, End ends the turn, Tab goes to the next pane, F6 to the table, F1 opens the rules.

preview-chance = Then chance decides.
# $piece and $place are told as the table tells them.
hand-refused = Not there ({ $place }): only on a place that is lit up.

## Pads for answers in secret

pane-pads = Answers in secret
# $keys lists keys with what they stand for: "Q: draw; A: stop".
pad-of = { $player }: { $state }. { $keys }
pad-ready = ready
pad-choosing = choosing …
pad-hint = Every key may be pressed again until all are ready. Nothing shows which it was.
pad-openly = Answer openly

## The curtain

curtain-request = Pass the screen to { $name }
curtain-hint = Something secret comes next. Everybody else looks away, please.
curtain-here = I am { $name }: show it
curtain-pass = { $name }, without a look: { $answer }

## The start

start-title = What shall we play?
start-continue = Continue
start-look-back = Last score
start-new = New game
start-rules = Rules
# What a bookmark says of a game that has ended.
start-over = The end
# $game is the title on the box.
start-goes-on = Enter goes on with { $game } where it was left.
start-looks-back = Enter shows how { $game } ended.
start-begins = Enter lays the table for { $game }.
# $players is how many can play, as in "2–5".
box-facts = { $players } players · { $minutes } min
# $names is who plays, $moment how far the game has come.
saved-game = { $names } – { $moment }
saved-begun = just begun
saved-on-own-content = The content has changed since this game was begun. It goes on with its own: { $content }.
saved-on-present-content = The content that this game was begun with is not there any more; it goes on with today’s.
saved-from-state = The rules in the program have changed since: the game goes on from where it stood, and its history begins anew.
saved-changed-elsewhere = Another program changed this game’s file. That file stays as it is; the game goes on in { $file }
saved-removed-elsewhere = The file of this game was removed. The whole game is written again.
# $name is a picture or a folder, $why the reason, in English.
saved-pictures-left-out = Not all pictures of its packs are shown ({ $name }: { $why }).
# $packs are packs with their versions.
saved-pictures-too-many = { $packs }: there are more pictures than a saved game keeps, so some may be missing.
content-named = { $name }
start-settings = Preferences
start-full-screen = Full screen
start-quit = Quit
start-unofficial = An unofficial fan project. Not affiliated with the designers or publishers of the board game.

## A new game

new-hint = Play goes clockwise.
new-seat = Seat { $number }
new-name-of-seat = Name at seat { $number }
new-part-random = by chance
new-who-of-seat = Who plays at seat { $number }
new-person = person
bot-random = random
bot-rule = steady
bot-rollout = thoughtful
bot-search = cunning
new-person-name = Player { $number }
new-first = Who begins
new-first-random = Random
new-first-seat = Seat { $number }: { $name }
new-term-own = A mix of our own
new-seed = Random seed
new-seed-hint = The same seed and the same choices give the same game.
# $count is how many play.
new-so-many = { $count } players
new-by-chance = Everybody by chance
new-all-by-chance = All of them come by chance.
new-shelf-hint = Click or drag.
new-still-free = free
# $part is the part that is played, $number the seat.
new-sits = { $part } sits at seat { $number }.
new-gets-up = { $part } gets up; seat { $number } takes somebody by chance.
new-chair-chosen = Whoever is taken from the shelf next sits at seat { $number }.
new-no-free-chair = No chair is free: choose a chair first, or drag onto one.
new-switch = A person or a bot plays here.
new-chair-keys = Left and right change who sits here, Delete leaves it to chance, Enter chooses this chair for whoever is taken from the shelf next.
new-shelf-keys = Enter takes the next free chair or gets up from it, a digit goes to that seat.
new-first-game = First game
new-first-game-about = The game teaches itself, step by step, in about ten minutes.
new-quick = Quick game
new-quick-about = The same people and bots, characters by chance, the usual rules: begins at once.
new-more = More …
new-more-about = Who begins, house rules, curtain and seed
new-ribbon = Who sits where?
new-ribbon-how = Click on a portrait below, or drag it; click on a bot’s word for its temper.
new-ribbon-how-without-shelf = Drag a portrait to another chair, or click on both; click on a bot’s word for its temper.
new-legend = A person or a bot at each seat
new-legend-person = plays at this computer
new-legend-bot = click the word for its temper
new-begin = Lay the table
new-back = Back
new-bot-nameless = a bot
new-names-twice = Two people have the same name; nobody could tell them apart.

# $game is who plays, and how far the game has come.
replace-title = Ten games are kept
replace-explained = Of each game the last { $most } are kept, and those that were given a name. A new game would push out one that is under way: { $game }.
replace-begin = Begin, and let that one go
replace-cancel = Cancel
unsaved-title = This game is not saved
unsaved-explained = What was decided last could not be written. If you leave now, it is lost. { $problem }
unsaved-again = Try again
unsaved-stay = Stay at the table
unsaved-leave = Leave all the same

## Preferences

settings-title = Preferences
settings-curtain = The curtain
curtain-automatic = Before every secret
curtain-on = Whenever somebody else acts
curtain-off = Never: we trust each other
settings-end-turn = End turns by themselves (undo ends with the turn)
settings-pace = Pace of the bots
pace-instant = at once
pace-fast = fast
pace-normal = normal
pace-slow = slow
settings-motion = Movement of the pieces
motion-system = as the system wants it
motion-off = none
motion-fast = fast
motion-normal = normal
motion-slow = slow
settings-sight = The table
sight-drawn = as a drawing
sight-plain = as an outline
settings-enlarging = Pieces under the pointer
enlarging-soon = enlarge at once
enlarging-usual = enlarge after a moment
enlarging-late = enlarge after a while
enlarging-never = enlarge only with the E key
settings-volume = Sounds
volume-quiet = quiet
volume-normal = normal
volume-loud = loud
settings-muted = No sounds (key M)
settings-keys = Keys for answers in secret, by seat
settings-keys-hint = The upper key takes the first answer, the lower one the second. Longer lists are answered with the digits.
settings-key-of-seat = Seat { $seat }, key { $number }
settings-keys-twice = Each key must be one letter, and each letter one key.
settings-language = Language
settings-language-system = as the system speaks
language-en = English
language-pl = Polski
language-uk = Українська
settings-keep = Keep
settings-cancel = Cancel

## The end

# $rank is a place, from 1.
final-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
final-counting = The scores are counted …
final-scores = The final score
final-course = The course of the scores
final-moments = The best moments
final-hard-moments = The hardest moments
# $gain is by how much the score rose, $told what happened.
best-moment = +{ $gain }: { $told }
hard-moment = −{ $loss }: { $told }
final-rematch = Once more with the same people
final-table = Back to the table
final-start = To the start

## When something is wrong

hindrance-version = PySide6 { $version } aborts under Python { $python }. Install a version below 6.12, for instance with “pip install 'PySide6-Essentials<6.12'”, or use Python 3.12 or newer.
hindrance-qt = Qt cannot be loaded: { $why }. Install the program anew; where Python runs it: pip install --force-reinstall PySide6-Essentials.
hindrance-libraries = The system lacks libraries that the window needs: { $libraries }. On Debian and Ubuntu run: sudo apt-get install { $packages }. Elsewhere install the packages that have these files.
hindrance-display = There is no display here (DISPLAY and WAYLAND_DISPLAY are empty), so no window can open. Start the program on a desktop. “wonderland-qt play --smoke PICTURE.png” under xvfb-run lets bots play on a virtual screen.
hindrance-dead = Nobody answers at the display { $display } that { $variable } names, or it does not let this user in. Start the program on a desktop that runs, as the user who is logged in there, or set { $variable } to its display.
hindrance-abort = Qt could not open a window: { $why }
trouble-title = Something went wrong
trouble-told = Something went wrong in the program. What happened is written down in a report: { $report }
trouble-told-at-table = Something went wrong in the program. The game is saved as it was after the last decision. If it goes wrong again, leave the table. What happened is written down in a report: { $report }
trouble-unwritten = Something went wrong in the program, and it could not be written down either: { $problem } Nothing that was decided is lost as long as the program runs: the game goes on as it was after the last decision.
trouble-help = Open its folder
trouble-explained = The game cannot go on with this content. It is saved as it was after the last decision. What is wrong: { $why }
trouble-content = This game’s content cannot be read: { $problem }
trouble-autosave = The game cannot be saved at the moment: { $problem }
trouble-save = The saved game cannot be read: { $problem }
trouble-settings = Preferences cannot be kept at the moment: { $problem }
trouble-settings-aside = The preferences could not be read. They begin anew; the old file is kept as { $file }.
trouble-settings-unread = The preferences could not be read, and begin anew: { $problem }

## Lines of the score

score-total = Total

## The rules reference

rules-title = The rules
rules-search = Search the rules
rules-chapters = Chapters
rules-in-force = In force now
# $rules counts the rules that are shown.
rules-found = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}
rules-close = Close

help-title = Help
help-handbook = Changing the games
help-reports = Reports of what went wrong
help-pages = Pages
help-in-english = This book is written in English.

start-saved = Saved games
saved-title = Saved games
saved-running = Running
saved-finished = Finished
saved-all = All
saved-list = List
saved-over = finished
saved-under-way = under way
saved-none = There is no saved game here yet. Games are kept by themselves, after every decision.
saved-by-itself = kept by itself after every decision
saved-problems-more = … and { $count } more
saved-persons = { $names }
saved-won = { $names } { $score }
saved-today = today, { $time }
saved-yesterday = yesterday, { $time }
saved-rename = Rename
saved-rename-asks = A game with a name stays until you delete it.
saved-export = Export
saved-import = Import
saved-delete = Delete
saved-delete-asks = This game would be gone for good: { $game } ({ $persons }).
saved-back = Back
trouble-saved = That did not work: { $problem }
menu-replay = Replay this game
replay-course = Course of the scores; Home and End lead to its ends
replay-hidden = hidden things
replay-to-come = what comes
replay-play-on = Play on from here
replay-phase-before = Phase before
replay-before = Decision before
replay-play = Play, or stop
replay-next = Next decision
replay-phase-next = Next phase
replay-speed = speed ×{ $times }
replay-count = decision { $at } of { $last }
replay-beginning = The beginning
replay-moment = { $name } has decided
replay-seen-by = as { $name } saw it
replay-seen-by-all = as all could see it
replay-stays-hidden = What is hidden in a game under way stays hidden.
replay-prompt = Replay: a new copy is made when you play on.
play-on-title = Who plays on?
play-on-explained = A new game begins from this moment. The saved game stays as it is.
play-on-begin = Play on
play-on-person = Person
play-on-bot = Bot: { $bot }
