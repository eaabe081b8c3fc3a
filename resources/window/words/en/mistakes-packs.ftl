# What is wrong with a pack as a whole.
pack-missing = no such file or folder; correct the path
pack-id-twice = the pack { $other } has the id '{ $id }' too; switch one of them off
pack-needs-below = '{ $id }' needs the pack '{ $needed }'; move it below this one
pack-needs-on = '{ $id }' needs the pack '{ $needed }'; switch it on, below this one
pack-raised = this pack cannot be read ({ $what }); switch it off, or remove it
game-broken = the game { $game } of the package { $package } cannot be played ({ $what }); correct the package, or remove it
bot-broken = the bot { $name } cannot be created ({ $what }); correct its package, or remove it
pack-unknown-game = unknown game '{ $game }'{ $near }
pack-here-already = there is already a pack here; choose another id
pack-installed-already = this pack is already in the packs folder, where it is found automatically
pack-empty = this is not a pack; a pack contains { $kinds }
pack-entry-gone = { $pack }: '{ $id }' is no longer here
pack-unplayable = { $players } players cannot play with this content ({ $problem })

# What is wrong with a .zip file.
zip-device = this is a pipe or a device; replace it with a folder or a .zip
zip-large = the file is larger than { $megabytes } MB; make it smaller
zip-broken = this is not a complete .zip file ({ $problem }); pack the folder again
zip-no-zip = this is not a ZIP archive
zip-truncated = the header of the file is cut off
zip-unpacks-large = { $file } exceeds { $one } MB, or { $all } MB with the files before it; remove it
zip-cannot-unpack = { $file } cannot be unpacked ({ $reason }); shorten its name, or free some space
zip-many-files = it holds { NUMBER($files, useGrouping: 0) } files; a pack holds at most { $most }
zip-name-twice = it holds two files with the same name; pack the folder again
zip-leads-out = { $file } leads out of the pack; pack the folder itself
zip-rare-compression = { $file } uses a rare compression; pack the folder as an ordinary .zip
zip-link = { $file } is a link; put the file itself into the pack

# What the workshop cannot write.
workshop-file-changed = this place in { $file } has since been changed by another program; nothing was undone
workshop-mistakes-first = your files have changed and now contain a mistake; correct it first
workshop-entry-gone = '{ $name }' is no longer in your files; nothing was written
