# The page of packs: what people lay over the games' own content.

start-packs = Packs
packs-title = What lies on top counts
packs-version = version { $version }
packs-author = by { $author }
packs-unsigned = without a pack.yaml
packs-no-game = no content yet
packs-off = off
packs-fine = fine
# $count is how many fields another pack changes too.
packs-overlaid = { $count ->
    [one] 1 conflict
   *[other] { $count } conflicts
}
packs-wrong = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
packs-switch = { $name }: in play
packs-up = { $name }: up
packs-down = { $name }: down
packs-own = The games’ own content
packs-own-about = always at the bottom, never changed
packs-drop = Drop it here
packs-drop-about = a folder or a .zip; it is checked at once and lies on top, switched off
packs-choose = Choose a file …
packs-open-folder = Open folder
packs-check = Check again
packs-share = Share as .zip
packs-open-file = Open file
# $meant is a word of the files.
packs-put-right = Write “{ $meant }”
packs-swap = Swap: let the other one count
packs-both = Keep both: give this pack’s a new id
# Of an entry that two packs change: which of the two is played with.
packs-counts = counts
packs-beneath = lies beneath
# $name is that of a pack.
packs-shared = { $name } is packed as { $file }.
packs-how = Drag a slip or press Alt+↑↓ to move a pack, Space to switch it; games in hand keep theirs.
packs-none = No packs yet
packs-none-about = A pack changes cards, numbers, words or pictures of a game and leaves the game’s own files alone. Drop one onto the window, or put it into the folder of packs.
packs-summary = { $count ->
    [one] One pack
   *[other] { $count } packs
}, { $on } switched on.
packs-summary-wrong = { $wrong ->
    [one] One is kept out by mistakes.
   *[other] { $wrong } are kept out by mistakes.
}
packs-mistakes = { $count ->
    [one] One mistake
   *[other] { $count } mistakes
}
packs-kept-out = It stays out of new games until that is mended.
packs-conflicts = { $count ->
    [one] One conflict
   *[other] { $count } conflicts
}
# $other is the name of another pack that changes the same.
packs-with = “{ $other }” changes this too; the upper one counts
packs-odd = { $count ->
    [one] One thing is odd
   *[other] { $count } things are odd
}
packs-changes = What it changes
packs-changes-nothing = nothing yet
# $folder is the name of a hidden folder beside the pack.
packs-older = The copy that lay here before is kept as { $folder }, until another takes its place
# $section is a word of the files, as in "tea_cards".
packs-section = { $section }: { $count }
packs-more = and { $count } more
# $packs are the names of the packs that a new game is played with.
new-packs = With { $packs }
