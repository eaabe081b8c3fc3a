# What is wrong in a file of content: what should be there and what to do.
content-expected = expected { $wanted }, not { $there }{ $remedy }
content-or-else = { $first }; or { $other }
content-key-missing = a required key is missing; add it
content-key-missing-in-new-entry = a required key is missing; add it. This entry is new: the content below has no id '{ $name }'{ $near }
content-list-short = this list is too short; give one item for each place
content-unknown-key = unknown key { $name }{ $near }
content-unknown-word = unknown word { $word }{ $near }
content-unknown-verb = unknown verb { $verb }{ $near }
content-arguments-missing = expected arguments; without any, write the bare word '{ $word }'
content-verb-takes = verb '{ $word }' takes { $wanted }, not { $there }
content-no-such-entry = no { $value } in { $section }{ $near }
content-id-twice = this id is used twice, first at { $first }; rename one of them
content-id-twice-with-effects = the id '{ $name }' is used twice, both times with effects; rename one
content-section-twice = this section is written twice, first at { $first }; keep one of them
content-remove-alone = '{ $remove }: true' allows no other key; remove one of them
content-nothing-to-remove = there is no '{ $name }' below to remove; delete this
content-id-elsewhere = '{ $id }' is in { $section } too; rename one of them
bot-without-words = no words in { $language }; add them
bot-unknown-number = no number '{ $number }' in the evaluation{ $near }
content-for-as-many = another { $what } is for the same number of players; remove one
content-none-for = { $players ->
    [one] no { $what } for { $players } player; add one
   *[other] no { $what } for { $players } players; add one
}
thing-table = table
looks-unknown-kind = unknown kind of piece '{ $kind }'{ $near }
looks-unknown-sound = unknown sound '{ $sound }'{ $near }
looks-unknown-event = unknown event '{ $name }'{ $near }
looks-unknown-field = the event has no field '{ $field }'{ $near }
icon-unknown = no picture is called '{ $icon }'{ $near }; choose one in the form of the workshop (F2), or add art/icon/{ $icon }.svg
emblem-same-symbol = '{ $role }' has this symbol too, so their pieces are hard to tell apart; choose another: { $free }
emblem-near-colour = this colour is hard to tell from { $colour } of '{ $role }'; choose another
emblem-pale-colour = the cream symbol is hard to see on { $colour }; choose a darker colour
table-stage-missing = there is no stage '{ $name }'; add '{ $name }: {"{"}size: ...{"}"}'
table-layout-missing = { $players ->
    [one] no table for { $players } player; add '{ $players }: ...'
   *[other] no table for { $players } players; add '{ $players }: ...'
}
table-unknown-stage = unknown stage '{ $name }'{ $near }
card-full = the text of this card has { $letters } letters in '{ $language }', and there is room for about { $room }; make the card do less
name-in-english = other languages show this name in English; add { $more }
name-long = this name has { $letters } letters, and there is room for about { $room }; shorten it

# Verbs that content names itself.
composed-known-already = the game already has a verb '{ $verb }'; choose another name
composed-parameter-unused = nothing uses this parameter; write '${ $parameter }' where its argument belongs, or remove it
composed-parameter-unknown = there is no parameter '{ $parameter }' here{ $near }; add it to 'parameters' or write a value
composed-argument-missing = the argument '{ $parameter }' is missing; add it here, or give the parameter a 'default'
composed-circle = this verb contains itself ({ $circle }); take one of them out
composed-deep = this verb is nested more than { $most } levels deep; build it from fewer verbs
composed-long = this verb becomes more than { $most } values; build it from fewer verbs
composed-many = all uses of named verbs together become more than { $most } values; use fewer of them

# What is wrong with a file or a folder.
file-unreadable = the file cannot be read ({ $reason }); check the name and permissions
file-is-folder = this is a folder; name a file in it
file-is-device = this is a pipe or a device; replace it with a file
file-link-out = this link leads out of its folder; replace it with a copy of the file
file-no-utf8 = this is not UTF-8; save the file as UTF-8
folder-link-out = this link leads out of its folder; replace it with a copy of the folder
folder-missing = no such folder; create it or correct the path
folder-without-yaml = this folder has no *.yaml file; add one
folder-deep = folders are nested more than { $deepest } levels deep here; remove some
folder-many-files = this folder holds more than { $most } files; remove what you do not need
folder-large = this folder holds more than { $megabytes } MB; remove what you do not need
