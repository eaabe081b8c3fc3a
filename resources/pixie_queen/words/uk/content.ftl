# Назви всього, що має в змісті гри позначення.

## Кольори: так звуться гравці без власного імені

blue = Синій
    .genitive = Синього
    .dative = Синьому
red = Червоний
    .genitive = Червоного
    .dative = Червоному
yellow = Жовтий
    .genitive = Жовтого
    .dative = Жовтому
green = Зелений
    .genitive = Зеленого
    .dative = Зеленому
grey = Сірий
    .genitive = Сірого
    .dative = Сірому

## Товари й брили: `.one`, `.few` і `.many` – знахідний після числа

apple = яблуко
    .one = яблуко
    .few = яблука
    .many = яблук
bread = хліб
    .one = хлібину
    .few = хлібини
    .many = хлібин
honey = мед
    .one = горщик меду
    .few = горщики меду
    .many = горщиків меду
silver = срібло
    .one = злиток срібла
    .few = злитки срібла
    .many = злитків срібла
gold = золото
    .one = злиток золота
    .few = злитки золота
    .many = злитків золота
rock = брила
    .one = брилу
    .few = брили
    .many = брил
tokens = { $tokens } { $tokens ->
    [one] { FORM($good, form: "one") }
    [few] { FORM($good, form: "few") }
   *[many] { FORM($good, form: "many") }
}
bag = торба

## Дії

steal_food = Крадіжка їжі
steal_silver = Крадіжка срібла
take_food_tile = Жетон їжі
casino = Казино
dig = Копання
exchange_tile = Обмін жетонів
trade = Обмін
silver_to_gold = Срібло на золото
take_search = Обшук торби
take_mercy = Милість
rob = Пограбувати піксі
promote = Підвищення
take_double_offering = Подвійна пожертва
climb = Треки
penalise = Штрафні бали
forge_ring = Кування перснів
drop_or_take = Викинь або візьми
copy = Копіювання
special_offering = Особлива пожертва
move_up = Зміна черговості
go_first = Тимчасова першість

## Жетони та призи

food_2 = жетон їжі 2
food_3 = жетон їжі 3
food_4 = жетон їжі 4
double_offering = Подвійна пожертва
search_the_bag = Обшук торби
mercy = Милість
smelter = Плавильник
courtier = Придворний
goldsmith = Золотар
pickpocket = Кишенькар
climber = Кар'єрист
bully = Забіяка
locksmith = Слюсар
deep_pockets = Глибокі кишені
mimic = Наслідувач
overseer = Наглядач
row-offering = приз за пожертву
row-servant = приз за слугу
row-ring = приз за перстень
prize = { $row } { $points }

## Грані кубиків, місця та джерела балів

three_foods = по одній кожної їжі
two_silver = 2 злитки срібла
one_gold = 1 злиток золота
pips = { $number }
mine = копальня
    .of = копальні
servant = місце слуги
    .of = місця слуги
board = поле гри
setup = підготовка
steal = крадіжка
tracks = треки
rocks = брили
pass = пас
empty_hand = порожня долоня
swap = обмін місцями
out = вибування з гри
