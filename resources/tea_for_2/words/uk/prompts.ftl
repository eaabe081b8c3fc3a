# Про що питають гравців і що вони можуть обрати. Ім’я того, кого питають, стоїть перед запитанням.

ask-reveal = Відкрити наступні карти?
ask-action = { $card } виграє: застосувати ефект чи купити одну карту?
ask-hourglasses = Витратити пісочні годинники, щоб пересунути стрілку?
ask-set_watch = Куди поставити стрілку годинника?
ask-destroy_market = Яку карту ринку знищити?
ask-steal = Що забрати в суперника?
ask-destroy_own_discard = Яку зі своїх скинутих карт знищити?

option-reveal = відкрити карти
option-effect = ефект карти: { $character }
option-buy = { $tarts ->
    [0] купити { FORM($character, form: "it") }
    [one] купити { FORM($character, form: "it") }, сплативши { $tarts } тістечко
    [few] купити { FORM($character, form: "it") }, сплативши { $tarts } тістечка
   *[many] купити { FORM($character, form: "it") }, сплативши { $tarts } тістечок
}
option-steal = { $token ->
    [tarts] забрати в суперника { $number ->
        [one] { $number } тістечко
        [few] { $number } тістечка
       *[many] { $number } тістечок
    }
   *[other] забрати в суперника { $number ->
        [one] { $number } пісочний годинник
        [few] { $number } пісочні годинники
       *[many] { $number } пісочних годинників
    }
}
option-set_watch = поставити стрілку на поділку «{ $space }»
option-destroy = знищити { FORM($character, form: "it") } ({ $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
})
option-keep = не чіпати годинника
option-spend = витратити { $number ->
    [one] { $number } пісочний годинник
    [few] { $number } пісочні годинники
   *[many] { $number } пісочних годинників
}: стрілка на поділку «{ $space }»

refusal-price = Коштує { $price }: у тебе { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} і { $tarts ->
    [one] { $tarts } тістечко
    [few] { $tarts } тістечка
   *[many] { $tarts } тістечок
} (BUY-2, BUY-3).

## Новий стіл

option-missions = Завдання
missions-random = Навмання
missions-random-about = П’ять плиток тасують, кожну випадковим боком догори.
missions-first_game = Перша гра
missions-first_game-about = Кожен вид завдання один раз.
option-flamingo = Хто починає з фламінго
flamingo-random = Навмання
flamingo-random-about = Жереб каже, хто останнім пив чай.
flamingo-blue = { blue }
flamingo-blue-about = { blue } має фламінго й 1 тістечко, { pink } – 3 тістечка.
flamingo-pink = { pink }
flamingo-pink-about = { pink } має фламінго й 1 тістечко, { blue } – 3 тістечка.
