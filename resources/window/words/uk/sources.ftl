# Сторінка джерел: пакунки, які дають теки й адреси https.

packs-sources = Знайти пакунки
sources-title = Пакунки з джерел
sources-search = Шукати пакунки
sources-visits = Джерела
sources-allow = Відвідувати джерела
sources-allow-about = Вимкнено: програма нічого не завантажує. Увімкнено: звертається до тек і адрес із цього списку, коли ти відкриваєш цю сторінку, шукаєш знову чи встановлюєш. Сервери дізнаються лише адресу цього комп’ютера.
sources-list = Теки й адреси
sources-none = поки жодної
sources-address = Адреса https або тека з пакунками
sources-add = Додати
sources-folder = Вибрати теку…
sources-remove = Прибрати
sources-look = Шукати знову
sources-stop = Зупинити
sources-install = Встановити
# $version is that of the pack on the source.
sources-update = Оновити до { $version }
sources-replace = Замінити мій…
sources-replace-sure = Замінити; попередня копія лишиться
sources-fetching = завантаження…
# How a pack stands to yours; $version is that of your copy.
sources-same = встановлено
sources-newer = у тебе: { $version }
sources-edited = у тебе: { $version }, змінено
sources-older = у тебе новіший: { $version }
sources-differs = змінено, та сама версія
sources-yours = твій з іншого місця
sources-no-licence = без ліцензії
# Above what the pack changed that was just updated.
sources-news = Що змінилося
sources-working = Відвідування джерел…
sources-installed = Встановлено «{ $name }».
sources-installed-how = Увімкни його тут або на сторінці пакунків.
sources-off = Джерела вимкнено.
sources-off-about = Джерела вимкнено. Увімкни їх праворуч, щоб знайти пакунки інших людей.
sources-none-about = Додай праворуч адресу або теку того, хто ділиться пакунками.
sources-nothing = Пакунків не знайдено
sources-found = Знайдено { $count ->
    [one] { $count } пакунок
    [few] { $count } пакунки
    [many] { $count } пакунків
   *[other] { $count } пакунка
}.
