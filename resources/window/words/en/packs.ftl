# The page of packs: what people change of the built-in content.

start-packs = Packs
packs-title = Upper packs override lower ones
packs-version = version { $version }
packs-author = by { $author }
packs-unsigned = without a pack.yaml
packs-no-game = no content yet
packs-checking = checking…
packs-off = off
packs-fine = OK
# $count is how many fields another pack changes too.
packs-overlaid = { $count ->
    [one] 1 conflict
   *[other] { $count } conflicts
}
packs-wrong = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
packs-switch = { $name }: switch on or off
packs-up = { $name }: move up
packs-down = { $name }: move down
packs-own = Built-in content
packs-own-about = always at the bottom, never changed
packs-drop = Drop it here
packs-drop-about = a folder or a .zip; it is checked and added at the top, switched off
packs-choose = Choose a file…
packs-open-folder = Open folder
packs-check = Check again
packs-share = Share as .zip
packs-open-file = Open file
# $meant is a word of the files.
packs-put-right = Change to “{ $meant }”
packs-swap = Swap: use the other pack’s version
packs-both = Keep both: give this pack’s entry a new id
# Of an entry that two packs change: which of the two a game uses.
packs-counts = used
packs-beneath = overridden
# $name is that of a pack.
packs-shared = { $name } is saved as { $file }.
packs-share-there = { $file } already exists; choose another name.
packs-how = Drag a pack or press Alt+↑↓ to move it, Space to switch it on or off. Games in progress keep their packs.
packs-none = No packs yet
packs-none-about = A pack changes the cards, numbers, words or pictures of a game. Built-in files stay as they are. Drop a pack onto the window, or put it into the packs folder.
packs-summary = { $count ->
    [one] One pack
   *[other] { $count } packs
}, { $on } switched on.
packs-summary-wrong = { $wrong ->
    [one] One has mistakes and is left out.
   *[other] { $wrong } have mistakes and are left out.
}
packs-mistakes = { $count ->
    [one] One mistake
   *[other] { $count } mistakes
}
packs-kept-out = New games leave it out until you correct this.
packs-conflicts = { $count ->
    [one] One conflict
   *[other] { $count } conflicts
}
# $other is the name of another pack that changes the same.
packs-with = “{ $other }” changes this too; the upper pack is used
packs-warnings = { $count ->
    [one] One warning
   *[other] { $count } warnings
}
packs-changes = What it changes
packs-changes-nothing = nothing yet
# $folder is the name of a hidden folder beside the pack.
packs-older = The previous copy is kept in { $folder } until another one replaces it
# $section is a word of the files, as in "tea_cards".
packs-section = { $section }: { $count }
packs-more = and { $count } more
# $packs are the names of the packs that a new game is played with.
new-packs = With { $packs }
