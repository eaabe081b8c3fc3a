# Частини повідомлень про помилки у файлах: значення та слова, які малися на увазі.
words-of-others = { $words }
value-in-quotes = «{ $words }»
either = { $first } або { $other }
one-of = { FORM($values, form: "or") }

# $wrong – слово з файлу; програма пропонує його виправити.
did-you-mean = ; може, «{ $meant }»?
known-words = ; відомі: { $words }
instead-of = «{ $now }» замість «{ $before }»
put-it-in-quotes = ; візьми це в лапки
write-each-alone = ; запиши кожне окремим елементом списку
value-list = список
value-mapping = пари «ключ: значення»
value-nothing = нічого
value-none = жодного
value-true-or-false = true або false
value-number = число
value-whole-number = ціле число
value-text = текст
value-above = число більше ніж { $limit }
value-at-least = число не менше ніж { $limit }
value-below = число менше ніж { $limit }
value-at-most = число не більше ніж { $limit }
value-of-form = текст вигляду { $limit }
value-text-at-most = текст до { $limit ->
    [one] { $limit } знака
    [few] { $limit } знаків
   *[many] { $limit } знаків
}
value-text-at-least = текст від { $limit ->
    [one] { $limit } знака
    [few] { $limit } знаків
   *[many] { $limit } знаків
}
value-items-at-most = щонайбільше { $limit ->
    [one] { $limit } елемент
    [few] { $limit } елементи
   *[many] { $limit } елементів
}
value-items-at-least = щонайменше { $limit ->
    [one] { $limit } елемент
    [few] { $limit } елементи
   *[many] { $limit } елементів
}

# Дієслово каже, що робить ефект, наприклад «vp» у «{vp: 3}».
value-verb = дієслово або {"{"}дієслово: аргументи{"}"}
value-one-verb = одне дієслово
value-count-of = { $count } ({ $words })
value-arguments = аргументи як пари «ключ: значення» ({ $keys })
value-no-arguments = жодних аргументів

# Чому система не дає зробити щось із файлом.
os-permission = немає прав доступу
os-not-permitted = дію не дозволено
os-missing = немає такого файлу чи теки
os-exists = такий файл уже є
os-folder = це тека
os-no-folder = це не тека
os-not-empty = тека не порожня
os-full = на диску немає місця
os-large = файл завеликий
os-quota = перевищено квоту на диску
os-read-only = цей диск лише для читання
os-long-name = назва файлу задовга
os-many-files = забагато відкритих файлів
os-device = помилка читання або запису на диску
os-links = забагато посилань одне за одним
os-busy = файл або пристрій зайнято
os-argument = система не знає такої назви або дії
