# Що не так у файлі з вмістом: що тут має бути й що зробити.
content-expected = тут має бути: { $wanted }, а не: { $there }{ $remedy }
content-or-else = { $first }; або { $other }
content-key-missing = бракує обов’язкового ключа; допиши його
content-key-missing-in-new-entry = бракує обов’язкового ключа; допиши його; цей запис новий: нижче немає id «{ $name }»{ $near }
content-list-short = цей список закороткий; дай по елементу на кожне місце
content-unknown-key = невідомий ключ { $name }{ $near }
content-unknown-word = невідоме слово { $word }{ $near }
content-unknown-verb = невідоме дієслово { $verb }{ $near }
content-arguments-missing = тут мають бути аргументи; якщо їх немає, напиши саме слово «{ $word }»
content-verb-takes = дієслово «{ $word }» приймає: { $wanted }, а не: { $there }
content-no-such-entry = у розділі { $section } немає запису { $value }{ $near }
content-id-twice = цей id ужито двічі, спершу тут: { $first }; зміни один із них
content-id-twice-with-effects = id «{ $name }» ужито двічі, обидва рази з ефектами; зміни один із них
content-section-twice = цей розділ записано двічі, спершу тут: { $first }; лиши один із них
content-remove-alone = поруч із «{ $remove }: true» не може бути іншого ключа; прибери один із них
content-nothing-to-remove = нижче немає «{ $name }», тож прибирати нічого; видали це
content-id-elsewhere = «{ $id }» є також у розділі { $section }; зміни один із них
bot-without-words = немає слів мовою { $language }; додай їх
bot-unknown-number = в оцінці (evaluation) немає числа «{ $number }»{ $near }
content-for-as-many = { $what }: інший запис – для такої самої кількості гравців; прибери один із них
content-none-for = { $what }: бракує запису для такої кількості гравців: { $players }; додай його
thing-table = стіл
looks-unknown-kind = невідомий вид елемента «{ $kind }»{ $near }
looks-unknown-sound = невідомий звук «{ $sound }»{ $near }
looks-unknown-event = невідома подія «{ $name }»{ $near }
looks-unknown-field = ця подія не має поля «{ $field }»{ $near }
table-stage-missing = немає сцени «{ $name }»; додай «{ $name }: {"{"}size: ...{"}"}»
table-layout-missing = бракує столу для такої кількості гравців: { $players }; додай «{ $players }: ...»
table-unknown-stage = невідома сцена «{ $name }»{ $near }
card-full = мовою «{ $language }» у тексті цієї карти знаків { $letters }, а вміщається близько { $room }; хай карта робить менше
name-in-english = іншими мовами ця назва лишається англійською; додай { $more }
name-long = у цій назві знаків { $letters }, а вміщається близько { $room }; скороти її

# Дієслова, які називає сам вміст.
composed-known-already = гра вже має дієслово «{ $verb }»; вибери іншу назву
composed-parameter-unused = цей параметр ніде не вжито; напиши «${ $parameter }» там, де має стояти аргумент, або прибери параметр
composed-parameter-unknown = тут немає параметра «{ $parameter }»{ $near }; додай його до «parameters» або впиши значення
composed-argument-missing = бракує аргументу «{ $parameter }»; додай його тут або дай параметру «default»
composed-circle = це дієслово складається із самого себе ({ $circle }); вийми одне з них
composed-deep = це дієслово вкладено глибше ніж { $most }; склади його з меншої кількості дієслів
composed-long = з цього дієслова виходить понад { $most } значень; склади його з меншої кількості дієслів
composed-many = з усіх ужитків названих дієслів разом виходить понад { $most } значень; уживай їх менше

# Що не так із файлом або текою.
file-unreadable = файл не вдається прочитати ({ $reason }); перевір назву й права доступу
file-is-folder = це тека; назви файл у ній
file-is-device = це канал або пристрій; заміни його файлом
file-link-out = це посилання веде за межі своєї теки; заміни його копією файлу
file-no-utf8 = це не UTF-8; збережи файл у UTF-8
folder-link-out = це посилання веде за межі своєї теки; заміни його копією теки
folder-missing = немає такої теки; створи її або виправ шлях
folder-without-yaml = у цій теці немає файлу *.yaml; додай його
folder-deep = теки тут вкладено глибше ніж { $deepest }; прибери їх
folder-many-files = у цій теці понад { $most } файлів; прибери зайві
folder-large = ця тека більша за { $megabytes } МБ; прибери зайве
