# What is wrong with a source of packs: a folder or an https address with an index.

source-unsafe = this address is not encrypted; only https addresses and folders can be sources
source-nowhere = this is neither a folder nor an https address; correct it
source-long = this address is longer than { $most } characters; choose a shorter one
source-known = { $place } is already a source
source-too-many = there are already { $most } sources; remove one first
source-page = this is a page for a browser, not an index; give the address of the folder that index.yaml is in
source-no-index = this is not an index of packs; `wonderland-qt packs index FOLDER` makes one
source-format = this index has format { $format }, and this program reads format { $known }; install a newer program
source-id-twice = two packs have the id '{ $id }'; an index offers each pack once
source-unsigned = this pack has no pack.yaml with its id and version; add one
source-needs-nowhere = '{ $id }' needs { $needed }, which no source here offers; ask its author where to get it
source-gone = there is no such file; check the address, or ask the person who keeps the source
source-forbidden = the server refuses access (status { $status }); a source must be open to everyone
source-status = the server answers with status { $status }; try again later
source-slow = it takes too long to answer; try again later
source-no-host = no such server can be found; check the address and your connection
source-no-answer = the server does not answer; try again later
source-certificate = the server cannot prove who it is ({ $problem }); nothing was fetched
source-redirect = it redirects to { $to }, which is not encrypted; nothing was fetched
source-lost = it redirects in a circle, or to a server that does not exist; nothing was fetched
source-broken = the answer is broken ({ $problem }); try again later
source-cut-off = the answer was cut off; try again
source-large = the file is larger than { NUMBER($kilobytes, useGrouping: 0) } kB, more than a source may send here; nothing was installed
source-digest = the file is not the one that the index describes (its digest differs); nothing was installed
source-other-pack = the file holds a different pack ('{ $id }') from the one in the index; nothing was installed
source-other-version = the index says version { $says }, the file holds { $holds }; nothing was installed
source-failed = the process that visits sources stopped unexpectedly; try again

# What changed between two versions of a pack, such as "tea_cards: 2 new, 1 changed". $what is a list.
source-changes = { $section }: { $what }
source-new = { $count } new
source-changed = { $count } changed
source-removed = { $count } removed
source-pictures = pictures
source-words = words
