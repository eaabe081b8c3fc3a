# What the windows say. Sentences of the log stand in events.ftl, prompts and options of the game in the game's files.

window-title = Wonderland Qt

## Players

# $name is a person's name, $role the faction they play.
player-title = { $name } ({ $role })
player-named = { $name }
# $player is a title, $state one of the readiness messages.
player-state = { $player }: { $state }
readiness-idle = waiting
readiness-asked = choosing…
readiness-thinking = thinking…
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
prompt-together = Everyone at once, in secret: { $prompt }
prompt-together-each = Everyone at once, in secret
prompt-turn-over = { $name }: end the turn, or undo?
prompt-over = The game is over.
prompt-waiting = Waiting for { $names }…
prompt-thinks = { $name } is thinking…
prompt-go-on = Press Space or click to continue
since-your-turn = Since your turn
# $told is what happened in that turn.
since-turn = { $name }: { $told }
prompt-peeking = { $name } is looking at their own secrets.
# $told is what happened then.
prompt-again = Replay: { $told }
hint-again = Click or press Esc to return to the game.
hint-pick = Click to choose, or use the arrow keys and Space; then press Ready.
hint-drag = Drag a highlighted piece, or click it and then its place.
hint-touch = Click anything highlighted, or use the arrow keys and Enter.
hint-cards = Click a card, or press its number.

no-undo-start = Nothing to undo.
no-undo-chance = A die roll, draw or shuffle cannot be undone.
no-undo-secret = A secret has been shown. This cannot be undone.
no-undo-others = Another player has acted since. This cannot be undone.
no-undo-turn-ended = The turn has ended. It cannot be undone.

## What happened

recap-since = Since { FORM($name, form: "genitive") } last turn
recap-last = Just now
recap-again = Replay
history-again = Replay this turn
history-fold = Back

## Panes and buttons of the table

pane-table = Table
pane-drawn = Table as a drawing
button-outline = Outline view
pane-options = Choices
pane-scores = Scores
pane-log = History
pane-players = Players
button-end-turn = End turn
button-ready = Ready ({ $picked } of { $wanted })
option-picked = ✓ { $number }: { $option }
button-skip = Next person
button-undo = Undo
button-leave = Main menu
button-history = History
button-whole = Whole table
button-help = Help
button-menu = More
button-change-answer = { $name } is ready: change the answer
# $bot is the kind of bot.
menu-bot = Let a bot ({ $bot }) play for { $name }
menu-person = Let a person play for { $name }
menu-peek = Let { $name } see their own secrets
button-look-away = Hide again
keys-table = Arrow keys choose, Enter confirms, Ctrl+Z undoes, End ends the turn, Tab moves to the next pane, F6 to the table, F1 opens the rules.

preview-chance = The rest depends on luck.
# $piece and $place are in the words of the table.
hand-refused = Not there ({ $place }): use a highlighted place.

## Pads for answers in secret

pane-pads = Secret answers
# $keys lists keys with what they stand for: "Q: draw; A: stop".
pad-of = { $player }: { $state }. { $keys }
pad-ready = ready
pad-choosing = choosing…
pad-hint = You can change your answer until everyone is ready. The screen never shows which key you pressed.
pad-openly = Answer openly

## The curtain

curtain-request = Pass the screen to { $name }
curtain-hint = Secret information comes next. Everyone else, please look away.
curtain-here = I am { $name }: show me
curtain-pass = { $name }, without looking: { $answer }

## The start

start-title = What shall we play?
start-continue = Continue
start-look-back = Last score
start-new = New game
start-rules = Rules
# What a bookmark says of a game that has ended.
start-over = The end
# $game is the title on the box.
start-goes-on = Press Enter to resume { $game }.
start-looks-back = Press Enter to see how { $game } ended.
start-begins = Press Enter to start { $game }.
# $players is how many can play, as in "2–5".
box-figures = { $players } players · { $minutes } min
# $names is who plays, $moment how far the game has come.
saved-game = { $names } – { $moment }
saved-begun = just begun
saved-on-own-content = The content has changed since this game began. The game continues with its original content: { $content }.
saved-on-present-content = The content this game began with is no longer available. The game continues with the current content.
saved-from-state = The program’s rules have changed since. The game continues from its saved state, and its history starts here.
saved-changed-elsewhere = Another program changed the file of this game. That file stays as it is; the game continues in { $file }.
saved-removed-elsewhere = The file of this game was removed. The whole game has been saved again.
# $file is the name of the file that somebody chose.
saved-elsewhere = Saved. The game continues in { $file }. To return to it later, drop that file onto this window.
# $name is a picture or a folder, $why the reason.
saved-pictures-left-out = Some pictures of its packs are not shown ({ $name }: { $why }).
# $packs are packs with their versions.
saved-pictures-too-many = { $packs }: more pictures than a saved game can hold, so some may be missing.
content-named = { $name }
start-settings = Preferences
start-full-screen = Full screen
start-quit = Quit
start-unofficial = An unofficial fan project. Not affiliated with the designers or publishers of these board games.

## A new game

new-hint = Play goes clockwise.
new-seat = Seat { $number }
new-name-of-seat = Name at seat { $number }
new-role-random = random
new-who-of-seat = Person or bot at seat { $number }
new-person = person
bot-random = random
bot-rule = steady
bot-search = searching
bot-of-package = { $name }
temper-dreamy = dreamy
temper-bold = bold
temper-greedy = greedy
temper-spiteful = spiteful
temper-builder = builder
temper-careful = careful
bot-title = Which bot plays at seat { $number }?
# $wins of 100 games, with the $margin of error; $fair would be its share.
bot-wins = { $wins } ± { $margin } wins in 100 games (fair: { $fair })
bot-thinks = thinks longer
# $players is how many sat at the tables at which strengths were measured.
bot-measured = Wins in 100 games at tables of { $players } bots. Dotted: the fair share. Pale: the margin of error.
bot-not-measured = The strength of these bots has not been measured here.
new-person-name = Player { $number }
new-first = First player
new-first-random = Random
new-first-seat = Seat { $number }: { $name }
new-term-own = Custom mix
new-seed = Random seed
new-seed-hint = The same seed and the same choices give the same game.
# $count is how many play.
new-so-many = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-by-chance = All random
new-all-by-chance = All characters are random.
new-shelf-hint = Click or drag.
new-still-free = free
# $role is the role that is played, $number the seat.
new-sits = { $role } takes seat { $number }.
new-gets-up = { $role } leaves; seat { $number } is random.
new-chair-chosen = The next character you pick takes seat { $number }.
new-no-free-chair = No chair is free: select a chair first, or drag onto one.
new-switch = Switch between a person and a bot
new-chair-keys = Left and Right change who sits here, Delete makes it random, Enter selects this chair for the next character you pick.
new-shelf-keys = Enter puts this character on the next free chair, or takes it off again; a digit chooses the seat.
new-first-game = First game
new-first-game-about = Learn by playing, step by step, in about ten minutes.
new-quick = Quick game
new-quick-about = The same people and bots, random characters, default rules: starts at once.
new-more = More…
new-more-about = First player, house rules, curtain and seed
new-ribbon = Who sits where?
new-ribbon-how = Click or drag a portrait below; click a bot’s label to choose another bot.
new-ribbon-how-without-shelf = Drag a portrait to another chair, or click both; click a bot’s label to choose another bot.
new-legend = A person or a bot at each seat
new-legend-person = plays at this computer
new-legend-bot = click the label to choose another bot
new-begin = Start game
new-back = Back
new-bot-nameless = a bot
new-names-twice = Two people have the same name. Give each a different one.

# $game is who plays, and how far the game has come.
replace-title = The list of saved games is full
replace-explained = Only the last { $most } games of each title are kept, and those you have named. A new game replaces this unfinished one: { $game }.
replace-begin = Start and delete it
replace-cancel = Cancel
unsaved-title = This game is not saved
unsaved-explained = Your last moves could not be saved and will be lost if you leave now. { $problem }
unsaved-again = Try again
unsaved-elsewhere = Save elsewhere…
unsaved-stay = Stay at the table
unsaved-leave = Leave anyway

## Preferences

settings-title = Preferences
settings-curtain = Curtain
curtain-automatic = Before every secret
curtain-on = Whenever another person acts
curtain-off = Never: we trust each other
settings-end-turn = End turns automatically (no undo afterwards)
settings-pace = Speed of bots
pace-instant = instant
pace-fast = fast
pace-normal = normal
pace-slow = slow
settings-motion = Animation
motion-system = system setting
motion-off = none
motion-fast = fast
motion-normal = normal
motion-slow = slow
settings-sight = Table view
sight-drawn = drawing
sight-plain = outline
settings-colours = Players’ colours
colours-usual = usual
colours-protanopia = without red (protanopia)
colours-deuteranopia = without green (deuteranopia)
colours-tritanopia = without blue (tritanopia)
settings-letters = Text size
letters-usual = usual
letters-larger = larger
letters-largest = largest
settings-contrast = Contrast
contrast-usual = usual
contrast-high = high
settings-enlarging = Pieces under the pointer
enlarging-soon = enlarge at once
enlarging-usual = enlarge after a moment
enlarging-late = enlarge after a while
enlarging-never = enlarge only with the E key
settings-volume = Sound
volume-quiet = quiet
volume-normal = normal
volume-loud = loud
settings-ambience = Background sounds
ambience-on = on
ambience-off = off
settings-muted = Mute (key M)
settings-newest = Check once a day for a newer version
settings-keys = Keys for secret answers, by seat
settings-keys-hint = The upper key gives the first answer, the lower key the second. Longer lists use digits.
settings-key-of-seat = Seat { $seat }, key { $number }
settings-keys-twice = Use one letter for each key, and no letter twice.
settings-language = Language
settings-language-system = system language
language-en = English
language-pl = Polski
language-uk = Українська
settings-keep = Save
settings-cancel = Cancel

## The end

# $rank is a place, from 1.
final-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
final-counting = Counting the scores…
final-scores = Final score
final-course = Scores over time
final-moments = Best moments
final-hard-moments = Hardest moments
# $gain is by how much the score rose, $told what happened.
best-moment = +{ $gain }: { $told }
hard-moment = −{ $loss }: { $told }
final-rematch = Play again with the same people
final-table = Back to the table
final-start = Main menu

## When something is wrong

hindrance-version = PySide6 { $version } crashes with Python { $python }. Install a version below 6.12, for instance with “pip install 'PySide6-Essentials<6.12'”, or use Python 3.12 or newer.
hindrance-qt = Qt cannot be loaded: { $why }. Reinstall the program or, if Python runs it: pip install --force-reinstall PySide6-Essentials.
hindrance-libraries = The window needs libraries that this system lacks: { $libraries }. On Debian and Ubuntu run: sudo apt-get install { $packages }. Elsewhere install the packages that contain these files.
hindrance-display = No display found (DISPLAY and WAYLAND_DISPLAY are empty), so no window can open. Start the program on a desktop. Under xvfb-run, “wonderland-qt play --smoke PICTURE.png” lets bots play on a virtual screen.
hindrance-dead = Cannot connect to display { $display } (from { $variable }). Start the program on a running desktop, as the user who is logged in there, or set { $variable } to its display.
hindrance-abort = Qt could not open a window: { $why }
trouble-title = Something went wrong
trouble-told = Something went wrong. A report has been saved: { $report }
trouble-told-at-table = Something went wrong. Your game is saved up to the last decision. If it happens again, leave the table. A report has been saved: { $report }
trouble-unwritten = Something went wrong, and the report could not be saved ({ $problem }). Your game continues from the last decision; do not leave the table until it can be saved.
trouble-help = Open folder
trouble-explained = The game cannot continue with this content. It is saved up to the last decision. Problem: { $why }
trouble-content = This game’s content cannot be read: { $problem }
trouble-autosave = The game cannot be saved: { $problem }. You can play on: the program tries again at every decision.
trouble-save = The saved game cannot be read: { $problem }
trouble-home = Games cannot be saved: { $reason }. Until this is put right, leaving a game loses it. The folder is { $folder }.
trouble-settings = Could not save preferences: { $problem }
trouble-settings-aside = The preferences could not be read. Defaults are used; the old file is kept as { $file }.
trouble-settings-unread = The preferences could not be read. Defaults are used: { $problem }

## Lines of the score

score-total = Total

## The rules reference

rules-title = Rules
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
help-manual = Manual
help-handbook = Changing the games
help-reports = Error reports
help-pages = Pages
help-in-english = This page is in English.

about-title = About Wonderland Qt
about-version = Wonderland Qt { $version }
about-licences = The program is under the MIT licence, its art and texts under CC BY 4.0. Qt is used under the LGPL, version 3.
about-homepage = Home page
about-issues = Report a problem
about-download = Download
about-close = Close
# A newer version exists than the one that runs.
newest-out = Version { $version } is out; this is { $running }.

start-saved = Saved games
saved-title = Saved games
saved-running = In progress
saved-finished = Finished
saved-all = All
saved-list = List
saved-over = finished
saved-under-way = in progress
saved-none = No saved games yet. Games are saved automatically, after every decision.
saved-none-running = No games in progress.
saved-none-finished = No finished games yet.
saved-by-itself = saved automatically after every decision
saved-problems-more = … and { $count } more
saved-persons = { $names }
saved-won = { $names } { $score }
saved-today = today, { $time }
saved-yesterday = yesterday, { $time }
saved-rename = Rename
saved-rename-asks = A game with a name is kept until you delete it.
saved-export = Export
saved-import = Import
saved-delete = Delete
saved-delete-asks = This game will be deleted permanently: { $game } ({ $persons }).
saved-back = Back
trouble-saved = That did not work: { $problem }
menu-replay = Replay this game
replay-course = Scores over time; Home and End go to the start and the end
replay-hidden = hidden information
replay-to-come = what happened next
replay-play-on = Play on from here
replay-phase-before = Previous phase
replay-before = Previous decision
replay-play = Play or pause
replay-next = Next decision
replay-phase-next = Next phase
replay-speed = speed ×{ $times }
replay-count = decision { $at } of { $last }
replay-beginning = Start of the game
replay-moment = { $name } has decided
replay-seen-by = as { $name } saw it
replay-seen-by-all = as everyone saw it
replay-stays-hidden = Hidden information stays hidden until the game is over.
replay-prompt = Replay. Playing on makes a new copy.
play-on-title = Who plays on?
play-on-explained = A new game starts from this moment. The saved game does not change.
play-on-begin = Play on
play-on-person = Person
play-on-bot = Bot: { $bot }
