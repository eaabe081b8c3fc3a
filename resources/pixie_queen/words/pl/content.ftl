# Nazwy wszystkiego, co w zawartości gry ma identyfikator.

## Kolory: tak nazywają się gracze bez własnego imienia

blue = Niebieski
    .genitive = Niebieskiego
    .dative = Niebieskiemu
red = Czerwony
    .genitive = Czerwonego
    .dative = Czerwonemu
yellow = Żółty
    .genitive = Żółtego
    .dative = Żółtemu
green = Zielony
    .genitive = Zielonego
    .dative = Zielonemu
grey = Szary
    .genitive = Szarego
    .dative = Szaremu

## Dobra i skały: `.one`, `.few` i `.many` to biernik po liczbie

apple = jabłko
    .one = jabłko
    .few = jabłka
    .many = jabłek
bread = chleb
    .one = bochenek chleba
    .few = bochenki chleba
    .many = bochenków chleba
honey = miód
    .one = garnuszek miodu
    .few = garnuszki miodu
    .many = garnuszków miodu
silver = srebro
    .one = sztabkę srebra
    .few = sztabki srebra
    .many = sztabek srebra
gold = złoto
    .one = sztabkę złota
    .few = sztabki złota
    .many = sztabek złota
rock = skała
    .one = skałę
    .few = skały
    .many = skał
tokens = { $tokens } { $tokens ->
    [one] { FORM($good, form: "one") }
    [few] { FORM($good, form: "few") }
   *[many] { FORM($good, form: "many") }
}
bag = sakwa

## Akcje

steal_food = Kradzież jedzenia
steal_silver = Kradzież srebra
take_food_tile = Płytka jedzenia
casino = Kasyno
dig = Kopanie
exchange_tile = Wymiana płytek
trade = Wymiana
silver_to_gold = Srebro na złoto
take_search = Przeszukanie sakwy
take_mercy = Litość
rob = Okradnij wróżkę
promote = Awans
take_double_offering = Podwójna ofiara
climb = Tory
penalise = Punkty karne
forge_ring = Kucie pierścieni
drop_or_take = Wyrzuć albo weź
copy = Kopiowanie
special_offering = Specjalna ofiara
move_up = Zmiana kolejności
go_first = Chwilowe pierwszeństwo

## Płytki i nagrody

food_2 = płytka jedzenia 2
food_3 = płytka jedzenia 3
food_4 = płytka jedzenia 4
double_offering = Podwójna ofiara
search_the_bag = Przeszukanie sakwy
mercy = Litość
smelter = Hutnik
courtier = Dworak
goldsmith = Złotnik
pickpocket = Kieszonkowiec
climber = Karierowicz
bully = Osiłek
locksmith = Ślusarz
deep_pockets = Głębokie kieszenie
mimic = Naśladowca
overseer = Nadzorca
row-offering = nagroda za ofiarę
row-servant = nagroda za służącego
row-ring = nagroda za pierścień
prize = { $row } { $points }

## Ścianki kości, miejsca i źródła punktów

three_foods = po jednym każdego jedzenia
two_silver = 2 sztabki srebra
one_gold = 1 sztabka złota
pips = { $number }
mine = kopalnia
    .of = kopalni
servant = pole lojalnego służącego
    .of = pola lojalnego służącego
board = plansza
setup = przygotowanie
steal = kradzież
tracks = tory
rocks = skały
pass = pas
empty_hand = pusta dłoń
swap = zamiana miejscami
out = odpadnięcie z gry
