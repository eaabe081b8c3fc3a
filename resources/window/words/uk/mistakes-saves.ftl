# Що не так зі збереженою партією.
save-no-save = це не збережена партія Wonderland Qt
save-report-alone = у цьому звіті немає партії: жодної не було відкрито
save-cut-off = файл обірвано
save-empty = файл порожній
save-line-changed = цей рядок змінено після запису
save-changed = файл змінено або обірвано після запису
save-newer = файл записала версія { $program } програми, у форматі { $format }; ця версія читає формати до { $most }; відкрий файл у тій версії або новішій
save-name = у назві може бути щонайбільше { $most } знаків, без розривів рядка
save-moment = в описі моменту може бути щонайбільше { $deepest } вкладених один в одного текстів
save-no-file = це не файл
save-missing = немає такого файлу; виправ шлях
save-large = збережена партія може мати щонайбільше { $megabytes } МБ
save-unreadable = файл не вдається прочитати ({ $reason })
save-folder-unreadable = цю теку не вдається прочитати ({ $reason })
save-not-json = це не JSON ({ $problem })
save-no-content-file = { $file } не є файлом із вмістом
save-kept-as = { $problem }; файл збережено як { $file }
save-not-shown = партію не вдається показати ({ $problem })
save-open-elsewhere = { $file }: цю партію відкрито в іншому вікні програми; спершу закрий її там
save-other-game = це партія гри { $game }, а не { $wanted }
save-many-aside = { $folder }: тут забагато відкладених файлів
file-problem = { $file }: { $problem }
unknown-bot = невідомий бот { $name }; відомі: { $known }
unknown-budget = { $name } не вказує, скільки партій дограти перед рішенням; напиши після двокрапки число від 1 до 999999 або секунди, як 0.1s, наприклад { $example }

# Що про дані збереженої партії каже msgspec.
data-expected = тут має бути `{ $wanted }`, а є `{ $there }`
data-field-missing = бракує обов’язкового поля `{ $field }`
data-field-unknown = невідоме поле `{ $field }`
data-value = недозволене значення { $value }
data-enum = невідоме значення { $value }
data-length-least = тут має бути `{ $kind }` завдовжки >= { $length }
data-length-most = тут має бути `{ $kind }` завдовжки <= { $length }
data-length = тут має бути `{ $kind }` завдовжки { $length }
data-number-least = тут має бути `{ $kind }` >= { $limit }
data-number-most = тут має бути `{ $kind }` <= { $limit }

# Чому партію неможливо відтворити з файлу.
replay-no-set-up = партію неможливо підготувати: { $problem }
replay-line = рішення № { $line } неможливо відтворити: { $problem }
replay-raised = партію неможливо відтворити ({ $problem })
replay-other-state = ці рішення ведуть до іншого стану, ніж збережений
replay-ends-here = звідси партія не може тривати
replay-ends-here-as = звідси партія не може тривати ({ $problem })
replay-other-players = гравці не збігаються з місцями за столом
choice-no-seat = { $player } не має місця за столом
choice-turn-open = { $player }: хід ще не закінчено
choice-of-bot = { $player }: грає бот
choice-no-turn = жоден хід не чекає на завершення
choice-not-asked = { $player } зараз нічого не вибирає
choice-not-offered = { $player } не має на вибір { $answer }
choice-of-several = { $player } вибирає різні варіанти, усього { $count }, а не { $answer }
choice-two-seats = гравець має два місця: { $seats }
choice-of-option = { $option }={ $value }: на вибір є { $known }
choice-twice = { $value } вибрано двічі
endless-decisions = { $most ->
    [one] { $most } рішення
    [few] { $most } рішення
   *[many] { $most } рішень
}, а кінця не видно: { $step }
endless-steps = { $most ->
    [one] { $most } крок
    [few] { $most } кроки
   *[many] { $most } кроків
} без жодного рішення: { $step }

# Чому такий стан гри неможливий.
unsound-pieces = на столі забагато елементів: { $pieces }
unsound-twice = { $piece } лежить у двох місцях
unsound-count = тут є число { $count }, а в жодній грі немає більшого за { $most }
unsound-two-pieces = два елементи звуться { $piece }
unsound-lost-piece = { $piece } лежить на { $place }, а цього на столі немає
