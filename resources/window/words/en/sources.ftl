# The page of sources: packs that folders and https addresses offer.

packs-sources = Find packs
sources-title = Packs from sources
sources-search = Search for packs
sources-visits = Sources
sources-allow = Visit sources
sources-allow-about = Off: nothing is fetched from anywhere. On: the folders and addresses in this list are visited when you open this page, look again or install. They learn the address of this computer and nothing else.
sources-list = Folders and addresses
sources-none = none yet
sources-address = An https address, or a folder with packs
sources-add = Add
sources-folder = Choose a folder…
sources-remove = Remove
sources-look = Look again
sources-stop = Stop
sources-install = Install
# $version is that of the pack on the source.
sources-update = Update to { $version }
sources-replace = Replace mine…
sources-replace-sure = Replace it; one older copy is kept
sources-fetching = fetching…
# How a pack stands to yours; $version is that of your copy.
sources-same = installed
sources-newer = yours: { $version }
sources-edited = yours: { $version }, changed
sources-older = yours is newer: { $version }
sources-differs = changed, same version
sources-yours = yours is from elsewhere
sources-no-licence = no licence given
# Above what the pack changed that was just updated.
sources-news = What changed
sources-working = Visiting sources…
sources-installed = { $name } is installed.
sources-installed-how = Switch it on here, or on the page of packs.
sources-off = Sources are off.
sources-off-about = Sources are off. Use the switch on the right to find packs that other people offer.
sources-none-about = On the right, add the address or folder of someone who offers packs.
sources-nothing = No packs found
sources-found = { $count ->
    [one] One pack
   *[other] { $count } packs
} found.
