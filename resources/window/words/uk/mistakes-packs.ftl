# Що не так із пакунком загалом.
pack-missing = немає такого файлу чи теки; виправ шлях
pack-id-twice = пакунок { $other } теж має id «{ $id }»; вимкни один із них
pack-needs-below = «{ $id }» потребує пакунка «{ $needed }»; пересунь його під цей
pack-needs-on = «{ $id }» потребує пакунка «{ $needed }»; увімкни його, нижче цього
pack-raised = цей пакунок не вдається прочитати ({ $what }); вимкни або прибери його
game-broken = у гру { $game } з пакета { $package } не вдається зіграти ({ $what }); виправ цей пакет або прибери його
bot-broken = не вдається створити бота { $name } ({ $what }); виправ його пакет або прибери його
pack-unknown-game = невідома гра «{ $game }»{ $near }
pack-here-already = тут уже є пакунок; вибери інший id
pack-installed-already = цей пакунок уже в теці пакунків, де програма сама його знайде
pack-empty = це не пакунок; у пакунку є файли: { $kinds }
pack-entry-gone = { $pack }: «{ $id }» тут уже немає
pack-unplayable = із цим вмістом не зіграти, коли гравців { $players } ({ $problem })

# Що не так із файлом .zip.
zip-device = це канал або пристрій; заміни його текою або файлом .zip
zip-large = цей файл більший за { $megabytes } МБ; зменш його
zip-broken = це не цілий файл .zip ({ $problem }); запакуй теку ще раз
zip-no-zip = це не архів ZIP
zip-truncated = заголовок файлу обрізано
zip-unpacks-large = із файлом { $file } перевищено { $one } МБ на файл або { $all } МБ загалом; прибери його
zip-cannot-unpack = файл { $file } не вдається розпакувати ({ $reason }); скороти його назву або звільни місце
zip-many-files = файлів тут { $files }, а в пакунку їх щонайбільше { $most }
zip-name-twice = у ньому два файли з однією назвою; запакуй теку ще раз
zip-leads-out = { $file } веде за межі пакунка; запакуй саму теку
zip-rare-compression = { $file } стиснуто рідкісним способом; запакуй теку як звичайний .zip
zip-link = { $file } – це посилання; поклади до пакунка сам файл

# What the workshop cannot write.
workshop-file-changed = файл { $file } змінено деінде в тому самому місці; нічого не скасовано
workshop-mistakes-first = твої файли змінилися, і в них є помилка; спершу виправ її
workshop-entry-gone = «{ $name }» більше немає у твоїх файлах; нічого не записано
