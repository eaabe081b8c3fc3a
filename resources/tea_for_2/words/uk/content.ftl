# Як зветься все, що є у вмісті гри.

blue = Шалений Заєць
    .genitive = Шаленого Зайця
pink = Капелюшник
    .genitive = Капелюшника

cheshire_cat = Чеширський Кіт
    .it = Чеширського Кота
    .many = Чеширських Котів
mouse = Мишка
    .it = Мишку
    .many = Мишок
guard = Варта
    .it = Варту
    .many = Варти
executioner = Кат
    .it = Ката
    .many = Катів
knave_of_hearts = Валет Сердець
    .it = Валета Сердець
    .many = Валетів Сердець
caterpillar = Гусінь
    .it = Гусінь
    .many = Гусениць
duchess = Герцогиня
    .it = Герцогиню
    .many = Герцогинь
alice = Аліса
    .it = Алісу
    .many = Аліс
queen_of_hearts = Королева Сердець
    .it = Королеву Сердець
    .many = Королев Сердець
white_rabbit = Білий Кролик
    .it = Білого Кролика
    .many = Білих Кроликів

executioners_caterpillars = Сокира й люлька
biggest_party = Найбільша гостина
caterpillars_alices = Хто ти?
off_with_their_heads = Стяти їм голови
knaves_alices = У суді
time_to_spare = Часу досхочу
knaves_duchesses = Перець і тістечка
full_plate = Повна тарілка
executioners_duchesses = Під сокирою
queens_rabbits = Королеви й Кролики

two_stars = дві зірки
flamingo_space = фламінго
clear_table = прибирання
two_from_deck = дві карти
after_you = як ти
