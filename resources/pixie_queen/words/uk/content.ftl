# Назви всього, що має у вмісті гри ідентифікатор.

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

## Товари й брили: `.one`, `.few` і `.many` – знахідний після числа, `.here` – називний після 1, `.it` – знахідний, `.of` – родовий загалом

apple = яблуко
    .here = яблуко
    .it = яблука
    .of = яблук
    .one = яблуко
    .few = яблука
    .many = яблук
bread = хліб
    .here = хлібина
    .of = хліба
    .one = хлібину
    .few = хлібини
    .many = хлібин
honey = мед
    .here = горщик меду
    .of = меду
    .one = горщик меду
    .few = горщики меду
    .many = горщиків меду
silver = срібло
    .here = злиток срібла
    .of = срібла
    .one = злиток срібла
    .few = злитки срібла
    .many = злитків срібла
gold = золото
    .here = злиток золота
    .of = золота
    .one = злиток золота
    .few = злитки золота
    .many = злитків золота
rock = брила
    .here = брила
    .it = брили
    .of = брил
    .one = брилу
    .few = брили
    .many = брил
tokens = { $tokens } { $tokens ->
    [one] { FORM($good, form: "one") }
    [few] { FORM($good, form: "few") }
   *[many] { FORM($good, form: "many") }
}
    .here = { $tokens } { $tokens ->
        [one] { FORM($good, form: "here") }
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
rob = Пограбування
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

## Жетони та призи: `.it` – знахідний, із загальною назвою

food_2 = жетон їжі 2
food_3 = жетон їжі 3
food_4 = жетон їжі 4
double_offering = Подвійна пожертва
    .it = жетон «Подвійна пожертва»
search_the_bag = Обшук торби
    .it = жетон «Обшук торби»
mercy = Милість
    .it = жетон «Милість»
smelter = Плавильник
    .it = жетон «Плавильник»
courtier = Придворний
    .it = жетон «Придворний»
goldsmith = Золотар
    .it = жетон «Золотар»
pickpocket = Кишенькар
    .it = жетон «Кишенькар»
climber = Кар’єрист
    .it = жетон «Кар’єрист»
bully = Забіяка
    .it = жетон «Забіяка»
locksmith = Слюсар
    .it = жетон «Слюсар»
deep_pockets = Глибокі кишені
    .it = жетон «Глибокі кишені»
mimic = Наслідувач
    .it = жетон «Наслідувач»
overseer = Наглядач
    .it = жетон «Наглядач»
row-offering = приз за пожертву
row-servant = приз за слугу
row-ring = приз за перстень
prize = { $row } ({ $points })

## Грані кубиків, місця та джерела балів

three_foods = по 1 одиниці кожної їжі
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
