# Сторінка пакунків: що люди кладуть поверх вмісту ігор.

start-packs = Пакунки
packs-title = Діє те, що лежить зверху
packs-version = версія { $version }
packs-author = { $author }
packs-unsigned = без файлу pack.yaml
packs-no-game = поки без вмісту
packs-checking = перевірка…
packs-off = вимкнено
packs-fine = усе гаразд
# $count – скільки полів змінює й інший пакунок.
packs-overlaid = { $count ->
    [one] { $count } конфлікт
    [few] { $count } конфлікти
    [many] { $count } конфліктів
   *[other] { $count } конфлікту
}
packs-wrong = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
    [many] { $count } помилок
   *[other] { $count } помилки
}
packs-switch = { $name }: у грі
packs-up = { $name }: вище
packs-down = { $name }: нижче
packs-own = Вбудований вміст
packs-own-about = завжди внизу, ніколи не змінюється
packs-drop = Перетягни сюди
packs-drop-about = теку або файл .zip; його одразу перевірять і покладуть зверху, вимкненим
packs-choose = Вибрати файл…
packs-open-folder = Відкрити теку
packs-check = Перевірити знову
packs-share = Зберегти як .zip
packs-open-file = Відкрити файл
# $meant is a word of the files.
packs-put-right = Написати «{ $meant }»
packs-swap = Поміняти: узяти запис з іншого пакунка
packs-both = Залишити обидва: запис із цього пакунка отримає новий id
# Of an entry that two packs change: which of the two is played with.
packs-counts = діє
packs-beneath = лежить нижче
# $name is that of a pack.
packs-shared = «{ $name }» збережено як { $file }.
packs-share-there = { $file } уже є; вибери іншу назву.
packs-how = Перетягни пакунок або натисни Alt+↑↓, щоб пересунути його; пробіл його вмикає й вимикає. Стосується лише нових партій.
packs-none = Пакунків ще немає
packs-none-about = Пакунок змінює карти, числа, слова чи малюнки гри, а вбудованих файлів не чіпає. Перетягни його у вікно або поклади до теки пакунків.
packs-summary = { $count ->
    [one] { $count } пакунок
    [few] { $count } пакунки
    [many] { $count } пакунків
   *[other] { $count } пакунка
}, увімкнено: { $on }.
packs-summary-wrong = { $wrong ->
    [one] { $wrong } не потрапляє до гри через помилки.
    [few] { $wrong } не потрапляють до гри через помилки.
    [many] { $wrong } не потрапляють до гри через помилки.
   *[other] { $wrong } не потрапляє до гри через помилки.
}
packs-mistakes = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
    [many] { $count } помилок
   *[other] { $count } помилки
}
packs-kept-out = Доки це не виправлено, пакунок не потрапляє до нових партій.
packs-conflicts = { $count ->
    [one] { $count } конфлікт
    [few] { $count } конфлікти
    [many] { $count } конфліктів
   *[other] { $count } конфлікту
}
# $other – назва іншого пакунка, який змінює те саме.
packs-with = Те саме змінює пакунок «{ $other }»; діє верхній
packs-warnings = { $count ->
    [one] { $count } річ викликає сумнів
    [few] { $count } речі викликають сумнів
    [many] { $count } речей викликають сумнів
   *[other] { $count } речі викликає сумнів
}
packs-changes = Що він змінює
packs-changes-nothing = поки нічого
# $folder – назва прихованої теки поруч із пакунком.
packs-older = Попередню копію збережено як { $folder }, доки її не замінить наступна
# $section – слово з файлів, як-от "tea_cards".
packs-section = { $section }: { $count }
packs-more = і ще { $count }
# $packs – назви пакунків, із якими почнеться нова гра.
new-packs = Пакунки в грі: { $packs }
