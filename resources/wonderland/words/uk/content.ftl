# Назви всього, що в змісті гри має ідентифікатор. Тексти ефектів стоять в effects.ftl.

## Регіони

red_keep = Червона фортеця
garden_of_live_flowers = Сад живих квітів
tumtum_trees = Тримучі Ліси
pool_of_tears = Озеро сліз
wits_end = Мізкінець

## Плитки балів, за тим, коли вони платять

tile_rising = Приплив
tile_late = Варення завтра
tile_even = Рівні порції
tile_steady = Повільний підйом
tile_middle = Варення сьогодні
tile_patient = Терпіння

## Фракції та їхні власні жетони

alice = Аліса
    .genitive = Аліси
alice_1 = малий жетон Аліси
alice_2 = великий жетон Аліси
alice_sword = Меч Надії
queen_of_hearts = Королева Сердець
    .genitive = Королеви Сердець
queen_of_hearts_1 = малий жетон Королеви
queen_of_hearts_2 = великий жетон Королеви
queen_axe = Бойова Сокира
    .one = Бойову Сокиру
jabberwock = Жербельковт
    .genitive = Жербельковта
jabberwock_1 = малий жетон Жербельковта
jabberwock_2 = великий жетон Жербельковта
jabberwock_claw = Страшний Пазур
mad_hatter = Капелюшник
    .genitive = Капелюшника
mad_hatter_1 = малий жетон Капелюшника
mad_hatter_2 = великий жетон Капелюшника
hatter_teapot = Киплячий Чайник
cheshire_cat = Чеширський Кіт
    .genitive = Чеширського Кота
cheshire_cat_1 = малий жетон Кота
cheshire_cat_2 = великий жетон Кота
cat_grin = Стійка Усмішка
    .one = Стійку Усмішку

## Жетони запасу

flamingo = Фламінго
    .many = Фламінго
flamingo_weak = слабкий { flamingo }
    .one = слабкого { flamingo }
flamingo_strong = сильний { flamingo }
    .one = сильного { flamingo }
creature = Істота
    .many = Істоти
creature_weak = слабка { creature }
    .one = слабку Істоту
creature_strong = сильна { creature }
    .one = сильну Істоту
red_rook = Червона Тура
    .many = Червоні Тури
red_rook_weak = слабка { red_rook }
    .one = слабку Червону Туру
red_rook_strong = сильна { red_rook }
    .one = сильну Червону Туру
rose = Троянда
    .many = Троянди
rose_weak = слабка { rose }
    .one = слабку Троянду
rose_strong = сильна { rose }
    .one = сильну Троянду
card_soldier = Картковий Вояка
    .many = Карткові Вояки
card_soldier_weak = слабкий { card_soldier }
    .one = слабкого Карткового Вояку
card_soldier_strong = сильний { card_soldier }
    .one = сильного Карткового Вояку
forge = жетон поліпшення
    .many = жетони поліпшення
madness = жетон божевілля
    .many = жетони божевілля
madness_double = подвійний жетон божевілля
    .many = подвійні жетони божевілля
poison = жетон отрути
    .many = жетони отрути

## Групи жетонів, як їх називають фільтри

ally = жетон союзника
    .many = жетони союзників
item = жетон предмета
    .many = жетони предметів
starting = початковий жетон
    .many = початкові жетони
artifact = жетон артефакту
    .many = жетони артефактів
faction = жетон фракції
    .many = жетони фракції
weak = слабкий
    .many = слабкі
strong = сильний
    .many = сильні

## Уміння союзників, набір A

card_soldier_a = Тасуй і здавай
flamingo_a = Крокетний молоток
rose_a = У повному цвіту
red_rook_a = Незламність
creature_a = Повільний ріст
## Уміння союзників, набір B

card_soldier_b = По двоє – марш
flamingo_b = Свій до свого
rose_b = Багаторічник
red_rook_b = Зайва тура
creature_b = Найбільший гурт
## Уміння союзників, набір C

card_soldier_c = Зніми колоду
flamingo_c = Просто у ворітця
rose_c = Мова квітів
red_rook_c = Тура збирає мито
creature_c = Дрібнота гуртом
## Уміння союзників, набір D

card_soldier_d = Без даху
flamingo_d = Хто кого дзьобає
rose_d = Живці
red_rook_d = Ціна перемоги
creature_d = Щось за щось

## Уміння лідерів

leader-counter_clockwise = В інший бік
leader-poison = Щелепи, що кусають
leader-spread = Усі дороги – мої
leader-tea_party = Це моя гостина
leader-gift = Подарунок від Кота

## Уміння фракцій

sword_of_hope = Меч Надії
everywhere_at_once = Усюди водночас
love_of_learning = Любов до науки
friend_of_the_people = Подруга народу
royal_temper = Королівська вдача
off_with_their_heads = Голови їм геть
verdict_afterwards = Вердикт потім
paint_it_red = Пофарбувати на червоне
twice_as_fast = Удвічі швидше
claws_that_catch = Пазури, що хапають
manxome_foe = Лютий ворог
slithy_toves = Слизькі створіння
eyes_of_flame = Вогняні очі
boiling_cup = Кипляча чашка
riddle_without_an_answer = Загадка без відповіді
war_tactics = Військова тактика
one_place_on = На одне місце далі
clean_cup = Хочу чисту чашку
nightmare_grin = Кошмарна усмішка
we_are_all_mad_here = Ми всі тут несповна розуму
appear_at_will = З’явитися, коли схочеться
grin_without_a_cat = Усмішка без кота

## Планшети фракцій

track_gifts = ряд подарунків
track_leader = ряд лідера
track_supporters = ряд прибічників
track_castles = ряд замків
gap_gifts = нагорода між подарунками й лідером
gap_quest = перша нагорода між лідером і прибічниками
gap_madness = остання нагорода між лідером і прибічниками
gap_castles = нагорода між прибічниками й замками

## Дивокрайці: фігурки

walrus = Морж
gryphon = Грифон
white_rabbit = Білий Кролик
knave_of_hearts = Валет Сердець
march_hare = Шалений Заєць
duchess = Герцогиня
tweedledum_and_tweedledee = Крутько і Вертько
tweedledum = Крутько
tweedledee = Вертько
dormouse = Соня
white_knight = Білий Лицар
bandersnatch = Бандерхап
dodo = Додо
mock_turtle = Наче-Черепаха

## Дивокрайці: предмети

duchess_amulet = Талісман Герцогині
knaves_crown = Корона Валета
    .one = Корону Валета
caterpillars_pipe = Люлька Гусені
    .one = Люльку Гусені
humptys_glove = Рукавичка Шалам-Балама
    .one = Рукавичку Шалам-Балама
vorpal_blade = Нищівний Меч
eat_me_cake = Тістечко «З’їж мене»
drink_me_bottle = Пляшечка «Випий мене»
    .one = Пляшечку «Випий мене»
looking_glass = Дзеркало
rabbits_watch = Годинник Білого Кролика
queens_tarts = Пиріжки Королеви
pepper_mill = Перечниця Кухарки
    .one = Перечницю Кухарки
golden_key = Золотий ключик

## Місії

the_red_kings_dream = Сон Червоного Короля
castling = Рокіровка
the_red_queens_race = Перегони Червоної Королеви
rook_takes_rook = Тура б’є туру
sentence_first = Спершу вирок
rule_forty_two = Правило сорок друге
paint_the_roses = Пофарбувати троянди
tiger_lily_speaks = Промовляє Тигрова Лілея
bread_and_butterfly = Бутербродний метелик
croquet_ground = Крокетний майданчик
a_thorn_in_the_side = Колючка в боці
the_garden_gate = Садова хвіртка
curious_oysters = Цікаві устриці
one_two_one_two = Раз, два! Раз, два!
uffish_thought = У похмурій задумі
callooh_callay = Калу! Калей!
borogoves_and_raths = Бороґови й поросята
galumphing_back = Назад підстрибом
a_long_and_sad_tale = Довга й сумна оповідь
caucus_race = Біг без переможців
curiouser_and_curiouser = Дедалі дивніше
drying_off = Сушіння
the_lobster_quadrille = Кадриль омарів
a_mouses_tail = Мишачий хвостик
a_castle_by_any_name = Замок, хоч як його назви
stark_raving_mad = Цілковите божевілля
twinkle_twinkle = Мерехти, мерехти
six_impossible_things = Шість неможливих речей
the_smallest_army = Найменше військо
no_room_no_room = Немає місця! Немає!

## Карти чаювання раунду I

tea_1_01 = Варення з пелюсток троянд
tea_1_02 = Крокетне печиво
tea_1_03 = Гарячі булочки з маслом
tea_1_04 = Пиріг із тури
tea_1_05 = Тарілка карт
tea_1_06 = Хліб з маслом
tea_1_07 = Пелюстки й пір’я
tea_1_08 = Пиріжки з устрицями
tea_1_09 = Залізний пайок
tea_1_10 = Голубине яйце
tea_1_11 = По двоє
tea_1_12 = Увесь довгий почет
tea_1_13 = Ти і твоя сестра
tea_1_14 = Запрошення
tea_1_15 = Лист із печаткою
tea_1_16 = Цвяхи й іриски
tea_1_17 = Ячмінна вода
tea_1_18 = Щипці й цукрові троянди
tea_1_19 = Смажений фламінго
tea_1_20 = Незнайомець за дверима
tea_1_21 = Уроки в морі
tea_1_22 = Обід зброяра
tea_1_23 = Джем чи мармелад
tea_1_24 = Більше чаю чи ніякого
tea_1_25 = З грудочкою чи без
tea_1_26 = Перо чи молот
tea_1_27 = Пів чашки
tea_1_28 = Найкраще масло, трохи в крихтах
tea_1_29 = Чашка без дна
tea_1_30 = Корона дворецького

## Карти чаювання раунду II

tea_2_01 = Натяк лакея
tea_2_02 = Годинник у чайнику
tea_2_03 = Декламування
tea_2_04 = Цегла в подарунок
tea_2_05 = Картковий будиночок
tea_2_06 = Рахунок сплачено
tea_2_07 = Сусід на порозі
tea_2_08 = Пізні гості
tea_2_09 = Щось із криниці
tea_2_10 = Фарбовані троянди
tea_2_11 = Довга шия
tea_2_12 = Створіння за столом
tea_2_13 = Пересунути замок
tea_2_14 = Трефовий полковник
tea_2_15 = Як завгодно
tea_2_16 = Дві дороги
tea_2_17 = Королівські коні
tea_2_18 = Уся королівська рать
tea_2_19 = Іскри в грінці
tea_2_20 = Розпечене вугілля
tea_2_21 = Корона з крихт
tea_2_22 = Патока для хворих
tea_2_23 = Ковток повітря
tea_2_24 = Рости чи будувати
tea_2_25 = Риба чи пилка
tea_2_26 = Гість чи господар
tea_2_27 = Молот чи мапа
tea_2_28 = Перець у супі
tea_2_29 = Розбиті яйця
tea_2_30 = Не та пляшечка

## Карти чаювання раунду III

tea_3_01 = Колючки й дзьоби
tea_3_02 = Зуби й тури
tea_3_03 = Уся колода
tea_3_04 = Зацукрована колючка
tea_3_05 = Останній фламінго
tea_3_06 = Кусюча ложка
tea_3_07 = Мат для одного
tea_3_08 = Карти на стіл
tea_3_09 = Холодний чай
tea_3_10 = Останнє коло
tea_3_11 = Тост за божевілля
tea_3_12 = Рухомий замок
tea_3_13 = Мури з пудингу
tea_3_14 = Подвиг і титул
tea_3_15 = Стілець Королеви
tea_3_16 = Зайва голова
tea_3_17 = Коваль сідає до столу
tea_3_18 = Куй залізо, поки гаряче
tea_3_19 = Без запрошення
tea_3_20 = Останній урок
tea_3_21 = Скибка спокою
tea_3_22 = Підмітання підлоги
tea_3_23 = Спати чи мити
tea_3_24 = Фортеця чи пазур
tea_3_25 = Корона чи колючка
tea_3_26 = Ковадло чи крило
tea_3_27 = Замок у чаї
tea_3_28 = Дві зіпсовані устриці
tea_3_29 = Отруєний титул
tea_3_30 = Троянда із зубами
