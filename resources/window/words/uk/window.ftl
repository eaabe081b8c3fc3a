# Що кажуть вікна. Речення літопису стоять у events.ftl, питання й можливості гри – в її файлах.

window-title = Wonderland Qt

## Гравці

# $name – ім’я особи, $role – її фракція.
player-title = { $name } ({ $role })
player-named = { $name }
# $player – ім’я з фракцією, $state – один зі станів готовності.
player-state = { $player }: { $state }
readiness-idle = чекає
readiness-asked = вибирає…
readiness-thinking = думає…
readiness-ready = вже вибрано
readiness-ending = може закінчити хід
# $score – бали, $rank – місце, від 1.
player-standing = { $rank ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $rank }-те
} · { $score }

## Про що питають

# $prompt – питання гри.
prompt-asked = { $name }: { $prompt }
# $prompt – про що питають усіх.
prompt-together = Усі разом, таємно: { $prompt }
prompt-together-each = Усі разом, таємно
prompt-turn-over = { $name }: закінчити хід чи скасувати?
prompt-over = Гру закінчено.
prompt-waiting = Чекаємо на: { $names }…
prompt-thinks = { $name } думає…
prompt-go-on = Далі: пробіл або клацання
since-your-turn = Від твого ходу
# $told is what happened in that turn.
since-turn = { $name }: { $told }
prompt-peeking = { $name } дивиться на свої секрети.
# $told – що тоді сталося.
prompt-again = Ще раз: { $told }
hint-again = Клацни або натисни Esc, щоб повернутися до гри.
hint-pick = Клацни те, що вибираєш, або перейди стрілками й натисни пробіл; потім натисни «Готово».
hint-drag = Перетягни підсвічений елемент на місце або клацни спершу елемент, а потім місце.
hint-touch = Клацни підсвічений елемент або перейди до нього стрілками й натисни Enter.
hint-cards = Клацни карту або натисни її номер.

no-undo-start = Нема чого скасовувати.
no-undo-chance = Далі скасувати не можна: вирішив випадок.
no-undo-secret = Далі скасувати не можна: показано таємницю.
no-undo-others = Далі скасувати не можна: хтось інший уже щось зробив.
no-undo-turn-ended = Далі скасувати не можна: хід закінчено.

## Що сталося

recap-since = Від останнього ходу { FORM($name, form: "genitive") }
recap-last = Щойно
recap-again = Ще раз
history-again = Показати цей хід ще раз
history-fold = Назад

## Частини столу й кнопки

pane-table = Стіл
pane-drawn = Намальований стіл
button-outline = Переліком
pane-options = Що можна вибрати
pane-scores = Рахунок зараз
pane-log = Що відбулося
pane-players = Гравці
button-end-turn = Кінець ходу
button-ready = Готово ({ $picked } з { $wanted })
option-picked = ✓ { $number }: { $option }
button-skip = Наступна людина
button-undo = Скасувати
button-leave = Головне меню
button-history = Історія
button-whole = Увесь стіл
button-help = Довідка
button-menu = Більше
button-change-answer = { $name }: змінити відповідь
# $bot – різновид бота.
menu-bot = { $name }: далі грає бот ({ $bot })
menu-person = { $name }: далі грає людина
menu-peek = { $name } дивиться на свої секрети
button-look-away = Знову сховати
keys-table = Стрілки вибирають, Enter підтверджує, Ctrl+Z скасовує, End закінчує хід, Tab веде далі, F6 – на стіл, F1 відкриває правила.

preview-chance = Далі вирішує випадок.
# $piece і $place називаються так, як на столі.
hand-refused = Не сюди ({ $place }): лише на підсвічене місце.

## Пульти для таємних відповідей

pane-pads = Таємні відповіді
# $keys перелічує клавіші та їхнє значення: «Q: дістати жетон; A: зупинитися».
pad-of = { $player }: { $state }. { $keys }
pad-ready = готово
pad-choosing = вибирає…
pad-hint = Доки не всі готові, можеш змінити відповідь іншою клавішею. Ніщо не видає, яку клавішу натиснуто.
pad-openly = Відповісти відкрито

## Завіса

curtain-request = Передай екран: { $name }
curtain-hint = Далі буде щось таємне. Решта тим часом не дивиться.
curtain-here = Я – { $name }: показати
curtain-pass = { $name }, не дивлячись: { $answer }

## Початок

start-title = У що зіграємо?
start-continue = Продовжити
start-look-back = Рахунок
start-new = Нова гра
start-rules = Правила
# What a bookmark says of a game that has ended.
start-over = Кінець
# $game is the title on the box.
start-goes-on = Enter: продовжити гру «{ $game }».
start-looks-back = Enter: подивитися, як закінчилася гра «{ $game }».
start-begins = Enter: почати гру «{ $game }».
# $players is how many can play, as in "2–5".
box-figures = Гравців: { $players } · { $minutes } хв
# $names is who plays, $moment how far the game has come.
saved-game = { $names } – { $moment }
saved-begun = щойно розпочата
saved-on-own-content = Відколи почалася ця партія, вміст змінився. Партія триває зі своїм початковим вмістом: { $content }.
saved-on-present-content = Вмісту, з яким почалася ця партія, вже немає; вона триває з теперішнім.
saved-from-state = Відтоді правила в програмі змінилися: партія триває з того місця, де зупинилася, а її історія починається заново.
saved-changed-elsewhere = Інша програма змінила файл цієї партії. Той файл лишається без змін; партія триває у файлі { $file }
saved-removed-elsewhere = Файл цієї партії видалено. Усю партію записано знову.
saved-elsewhere = Збережено. Партія триває у файлі { $file }. Щоб потім до неї повернутися, перетягни цей файл на це вікно.
# $name is a picture or a folder, $why the reason.
saved-pictures-left-out = Показано не всі малюнки з пакунків цієї партії ({ $name }: { $why }).
# $packs are packs with their versions.
saved-pictures-too-many = { $packs }: малюнків більше, ніж зберігається разом із партією, тож деяких може бракувати.
content-named = { $name }
start-settings = Налаштування
start-full-screen = На весь екран
start-quit = Вийти
start-unofficial = Неофіційний проєкт прихильників, не пов’язаний з авторами чи видавцями цих настільних ігор.

## Нова гра

new-hint = Хід переходить за годинниковою стрілкою.
new-seat = Місце { $number }
new-name-of-seat = Ім’я на місці { $number }
new-role-random = навмання
new-who-of-seat = Хто грає на місці { $number }
new-person = людина
bot-random = випадковий
bot-rule = розважливий
bot-search = пошуковий
bot-of-package = { $name }
temper-dreamy = мрійливість
temper-bold = сміливість
temper-greedy = жадібність
temper-spiteful = злостивість
temper-builder = будування
temper-careful = обачність
bot-title = Який бот грає на місці { $number }?
# $wins of 100 games, with the $margin of error; $fair would be its share.
bot-wins = виграє { $wins } ± { $margin } зі 100 (порівну: { $fair })
bot-thinks = думає довше
# $players is how many sat at the tables at which strengths were measured.
bot-measured = Скільки зі 100 партій виграє за столом із { $players } ботів. Крапки: рівна частка. Світлий кінець: похибка.
bot-not-measured = Ще не виміряно, наскільки сильні тут боти.
new-person-name = Гравець { $number }
new-first = Хто починає
new-first-random = Випадково
new-first-seat = Місце { $number }: { $name }
new-term-own = Власний набір
new-seed = Зерно випадковості
new-seed-hint = Те саме зерно й ті самі рішення дають ту саму партію.
# $count is how many play.
new-so-many = Гравців: { $count }
new-by-chance = Усі навмання
new-all-by-chance = Усіх буде обрано навмання.
new-shelf-hint = Клацни або перетягни.
new-still-free = вільно
# $role is the role that is played, $number the seat.
new-sits = Місце { $number }: { $role }.
new-gets-up = { $role } йде; місце { $number } займе хтось, вибраний навмання.
new-chair-chosen = Наступний вибраний портрет займе місце { $number }.
new-no-free-chair = Вільного стільця немає: спершу вибери стілець або перетягни на нього портрет.
new-switch = Тут грає людина або бот.
new-chair-keys = Стрілки ліворуч і праворуч змінюють, хто тут сидить, Delete саджає когось навмання, Enter вибирає цей стілець для наступного портрета з полиці.
new-shelf-keys = Enter займає наступний вільний стілець або звільняє його, цифра вибирає місце з цим номером.
new-first-game = Перша гра
new-first-game-about = Гра сама всього навчить, крок за кроком, десь за десять хвилин.
new-quick = Швидка гра
new-quick-about = Ті самі люди й боти, персонажі навмання, звичайні правила: починається одразу.
new-more = Більше…
new-more-about = Хто починає, домашні правила, завіса й зерно
new-ribbon = Хто де сидить?
new-ribbon-how = Клацни портрет унизу або перетягни його; клацни підпис бота, щоб вибрати іншого.
new-ribbon-how-without-shelf = Перетягни портрет на інше місце або клацни спершу один, а потім другий; клацни підпис бота, щоб вибрати іншого.
new-legend = На кожному місці – людина або бот
new-legend-person = грає за цим комп’ютером
new-legend-bot = клацни підпис, щоб вибрати іншого бота
new-begin = Почати гру
new-back = Назад
new-bot-nameless = бот
new-names-twice = Двоє людей мають однакове ім’я. Назви їх по-різному.

# $game is who plays, and how far the game has come.
replace-title = Список партій повний
replace-explained = Для кожної гри зберігається лише { $most ->
    [one] { $most } остання партія
    [few] { $most } останні партії
   *[many] { $most } останніх партій
} та всі, яким дано назву. Нова партія замінить незакінчену: { $game }.
replace-begin = Почати й видалити ту
replace-cancel = Скасувати
unsaved-title = Цю партію не збережено
unsaved-explained = Останні рішення не вдалося записати. Якщо вийти зараз, вони пропадуть. { $problem }
unsaved-again = Спробувати ще раз
unsaved-elsewhere = Зберегти деінде…
unsaved-stay = Лишитися за столом
unsaved-leave = Усе одно вийти

## Налаштування

settings-title = Налаштування
settings-curtain = Завіса
curtain-automatic = Перед кожною таємницею
curtain-on = Щоразу, коли діє хтось інший
curtain-off = Ніколи: ми довіряємо одне одному
settings-end-turn = Ходи закінчуються самі (тоді скасувати вже не можна)
settings-pace = Темп ботів
pace-instant = миттєвий
pace-fast = швидкий
pace-normal = звичайний
pace-slow = повільний
settings-motion = Рух елементів
motion-system = як у системі
motion-off = без руху
motion-fast = швидкий
motion-normal = звичайний
motion-slow = повільний
settings-sight = Стіл
sight-drawn = малюнком
sight-plain = переліком
settings-colours = Кольори гравців
colours-usual = звичайні
colours-protanopia = без червоного (протанопія)
colours-deuteranopia = без зеленого (дейтеранопія)
colours-tritanopia = без синього (тританопія)
settings-letters = Розмір літер
letters-usual = звичайний
letters-larger = більший
letters-largest = найбільший
settings-contrast = Контраст
contrast-usual = звичайний
contrast-high = високий
settings-enlarging = Елементи під вказівником
enlarging-soon = збільшувати відразу
enlarging-usual = збільшувати через мить
enlarging-late = збільшувати згодом
enlarging-never = збільшувати лише клавішею E
settings-volume = Звуки
volume-quiet = тихі
volume-normal = звичайні
volume-loud = гучні
settings-ambience = Фонові звуки
ambience-on = увімкнені
ambience-off = вимкнені
settings-muted = Без звуків (клавіша M)
settings-newest = Раз на день перевіряти, чи є новіша версія
settings-keys = Клавіші таємних відповідей, за місцями
settings-keys-hint = Верхня клавіша вибирає першу відповідь, нижня – другу. На довші списки відповідають цифрами.
settings-key-of-seat = Місце { $seat }, клавіша { $number }
settings-keys-twice = Кожна клавіша має бути однією літерою, а кожна літера – однією клавішею.
settings-language = Мова
settings-language-system = як у системі
language-en = English
language-pl = Polski
language-uk = Українська
settings-keep = Зберегти
settings-cancel = Скасувати

## Кінець

# $rank is a place, from 1.
final-rank = { $rank ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $rank }-те місце
}
final-counting = Рахуємо бали…
final-scores = Остаточний рахунок
final-course = Як змінювався рахунок
final-moments = Найкращі миті
final-hard-moments = Найважчі миті
# $gain – на скільки зріс рахунок, $told – що сталося.
best-moment = +{ $gain }: { $told }
hard-moment = −{ $loss }: { $told }
final-rematch = Ще раз тим самим складом
final-table = Подивитися на стіл
final-start = Головне меню

## Коли щось не так

hindrance-version = PySide6 { $version } аварійно завершується під Python { $python }. Установи версію, нижчу за 6.12, наприклад командою «pip install 'PySide6-Essentials<6.12'», або візьми Python 3.12 чи новіший.
hindrance-qt = Не вдається завантажити Qt: { $why }. Перевстанови програму; там, де її виконує Python: pip install --force-reinstall PySide6-Essentials.
hindrance-libraries = У системі бракує бібліотек, потрібних вікну: { $libraries }. У Debian та Ubuntu: sudo apt-get install { $packages }. В інших системах установи пакунки з цими файлами.
hindrance-display = Тут немає екрана (DISPLAY і WAYLAND_DISPLAY порожні), тож вікна не відкрити. Запусти програму на стільниці. «wonderland-qt play --smoke КАРТИНКА.png» під xvfb-run дає ботам змогу зіграти на віртуальному екрані.
hindrance-dead = Не вдається під’єднатися до екрана { $display }, який називає { $variable }. Запусти програму на стільниці від імені користувача, який там увійшов, або вкажи у { $variable } її екран.
hindrance-abort = Qt не вдалося відкрити вікно: { $why }
trouble-title = Щось пішло не так
trouble-told = У програмі щось пішло не так. Що сталося, записано у звіті: { $report }
trouble-told-at-table = У програмі щось пішло не так. Партію збережено такою, як вона була після останнього рішення. Якщо це повториться, вийди в головне меню. Що сталося, записано у звіті: { $report }
trouble-unwritten = У програмі щось пішло не так, а звіту про це не вдалося зберегти ({ $problem }). Партія триває від останнього рішення; виходь із неї лише тоді, коли її можна зберегти.
trouble-help = Відкрити теку зі звітом
trouble-explained = З таким вмістом партія не може тривати. Її збережено такою, як вона була після останнього рішення. Що не так: { $why }
trouble-content = Не вдається прочитати вміст цієї гри: { $problem }
trouble-autosave = Зараз партію не вдається зберегти: { $problem }. Грай далі: програма пробує знову за кожного рішення.
trouble-save = Збережену партію не вдається прочитати: { $problem }
trouble-home = Партії не вдається зберегти: { $reason }. Доки це не виправлено, покинута партія пропадає. Ідеться про теку { $folder }.
trouble-settings = Зараз не вдається зберегти налаштування: { $problem }
trouble-settings-aside = Налаштування не вдалося прочитати. Діють звичайні; старий файл збережено як { $file }.
trouble-settings-unread = Налаштування не вдалося прочитати, тож діють звичайні: { $problem }

## Рядки рахунку

score-total = Разом

## Правила гри

rules-title = Правила
rules-search = Шукати в правилах
rules-chapters = Розділи
rules-in-force = Діють зараз
# $rules рахує показані правила.
rules-found = { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
    [many] { $rules } правил
   *[other] { $rules } правила
}
rules-close = Закрити

help-title = Довідка
help-manual = Посібник
help-handbook = Як змінювати ігри
help-reports = Звіти про помилки
help-pages = Сторінки
help-in-english = Ця сторінка лише англійською.

about-title = Про Wonderland Qt
about-version = Wonderland Qt { $version }
about-licences = Програму видано за ліцензією MIT, малюнки й тексти – за CC BY 4.0. Qt використано за ліцензією LGPL версії 3.
about-homepage = Сторінка проєкту
about-issues = Повідомити про помилку
about-download = Завантажити
about-close = Закрити
# A newer version exists than the one that runs.
newest-out = Уже є версія { $version }; ця – { $running }.

start-saved = Збережені партії
saved-title = Збережені партії
saved-running = Тривають
saved-finished = Закінчені
saved-all = Усі
saved-list = Список
saved-over = закінчена
saved-under-way = триває
saved-none = Тут ще немає збережених партій. Вони зберігаються самі після кожного рішення.
saved-none-running = Незакінчених партій немає.
saved-none-finished = Закінчених партій ще немає.
saved-by-itself = зберігається сама після кожного рішення
saved-problems-more = …і ще { $count }
saved-persons = { $names }
saved-won = { $names } { $score }
saved-today = сьогодні, { $time }
saved-yesterday = учора, { $time }
saved-rename = Перейменувати
saved-rename-asks = Партія з назвою лишається, доки її не видалити.
saved-export = Експорт
saved-import = Імпорт
saved-delete = Видалити
saved-delete-asks = Цю партію буде видалено назавжди: { $game } ({ $persons }).
saved-back = Назад
trouble-saved = Не вдалося: { $problem }
menu-replay = Переглянути цю партію спочатку
replay-course = Як змінювався рахунок; Home і End ведуть на початок і в кінець
replay-hidden = приховане
replay-to-come = що було далі
replay-play-on = Грати далі звідси
replay-phase-before = Попередня фаза
replay-before = Попереднє рішення
replay-play = Відтворити або зупинити
replay-next = Наступне рішення
replay-phase-next = Наступна фаза
replay-speed = швидкість ×{ $times }
replay-count = рішення { $at } з { $last }
replay-beginning = Початок
replay-moment = { $name }: вибір зроблено
replay-seen-by = так це бачить { $name }
replay-seen-by-all = так це бачать усі
replay-stays-hidden = У партії, що триває, приховане лишається прихованим.
replay-prompt = Повтор. Якщо грати далі звідси, почнеться нова партія.
play-on-title = Хто грає далі?
play-on-explained = Від цієї миті почнеться нова партія. Збережена не зміниться.
play-on-begin = Грати далі
play-on-person = Людина
play-on-bot = Бот: { $bot }
