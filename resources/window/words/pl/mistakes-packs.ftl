# Co jest nie tak z całą paczką.
pack-missing = nie ma takiego pliku ani folderu; popraw ścieżkę
pack-id-twice = paczka { $other } też ma id „{ $id }”; wyłącz jedną z nich
pack-needs-below = „{ $id }” wymaga paczki „{ $needed }”; przesuń „{ $needed }” pod „{ $id }”
pack-needs-on = „{ $id }” wymaga paczki „{ $needed }”; włącz „{ $needed }” pod „{ $id }”
pack-raised = nie można odczytać tej paczki ({ $what }); wyłącz ją albo usuń
game-broken = w grę { $game } z pakietu { $package } nie można zagrać ({ $what }); napraw ten pakiet albo go usuń
bot-broken = nie można utworzyć bota { $name } ({ $what }); napraw jego pakiet albo go usuń
pack-unknown-game = nieznana gra „{ $game }”{ $near }
pack-here-already = jest tu już paczka; wybierz inne id
pack-installed-already = ta paczka jest już w folderze paczek, a tam program sam ją znajdzie
pack-empty = to nie jest paczka; w paczce są pliki: { $kinds }
pack-entry-gone = { $pack }: „{ $id }” już tu nie ma
pack-unplayable = z tą zawartością nie da się grać, gdy graczy jest { $players } ({ $problem })

# Co jest nie tak z plikiem .zip.
zip-device = to potok albo urządzenie; zastąp je folderem albo plikiem .zip
zip-large = ten plik jest większy niż { $megabytes } MB; zmniejsz go
zip-broken = ten plik .zip jest niepełny albo uszkodzony ({ $problem }); spakuj folder jeszcze raz
zip-no-zip = to nie jest archiwum ZIP
zip-truncated = nagłówek pliku jest ucięty
zip-unpacks-large = plik { $file } przekracza { $one } MB albo całość z nim przekracza { $all } MB; usuń go
zip-cannot-unpack = pliku { $file } nie można rozpakować ({ $reason }); skróć jego nazwę albo zwolnij miejsce
zip-many-files = liczba plików to { $files }, a w paczce może ich być najwyżej { $most }
zip-name-twice = są w nim dwa pliki o tej samej nazwie; spakuj folder jeszcze raz
zip-leads-out = { $file } prowadzi poza paczkę; spakuj sam folder
zip-rare-compression = { $file } jest spakowany w rzadki sposób; spakuj folder jako zwykły .zip
zip-link = { $file } to dowiązanie; włóż do paczki sam plik

# Czego warsztat nie może zapisać.
workshop-file-changed = plik { $file } zmieniono w tym samym miejscu poza warsztatem; niczego nie cofnięto
workshop-mistakes-first = twoje pliki się zmieniły i jest w nich błąd; najpierw go popraw
workshop-entry-gone = „{ $name }” nie ma już w twoich plikach; niczego nie zapisano
