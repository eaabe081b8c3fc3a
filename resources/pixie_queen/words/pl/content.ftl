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

## Dobra i skały: `.one`, `.few` i `.many` to biernik po liczbie, `.here` mianownik po 1, `.it` biernik, `.of` dopełniacz

apple = jabłko
    .it = jabłka
    .of = jabłek
    .here = jabłko
    .one = jabłko
    .few = jabłka
    .many = jabłek
bread = chleb
    .of = chleba
    .here = bochenek chleba
    .one = bochenek chleba
    .few = bochenki chleba
    .many = bochenków chleba
honey = miód
    .of = miodu
    .here = garnuszek miodu
    .one = garnuszek miodu
    .few = garnuszki miodu
    .many = garnuszków miodu
silver = srebro
    .of = srebra
    .here = sztabka srebra
    .one = sztabkę srebra
    .few = sztabki srebra
    .many = sztabek srebra
gold = złoto
    .of = złota
    .here = sztabka złota
    .one = sztabkę złota
    .few = sztabki złota
    .many = sztabek złota
rock = skała
    .it = skałę
    .of = skał
    .here = skała
    .one = skałę
    .few = skały
    .many = skał
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
rob = Okradanie wróżki
promote = Awans
take_double_offering = Podwójna ofiara
climb = Tory
penalise = Punkty karne
forge_ring = Kucie pierścieni
drop_or_take = Wyrzucenie albo wzięcie
copy = Kopiowanie
special_offering = Specjalna ofiara
move_up = Zmiana kolejności
go_first = Chwilowe pierwszeństwo

## Płytki i nagrody: `.it` to biernik, z nazwą tego, czym są

food_2 = płytka jedzenia 2
    .it = płytkę jedzenia 2
food_3 = płytka jedzenia 3
    .it = płytkę jedzenia 3
food_4 = płytka jedzenia 4
    .it = płytkę jedzenia 4
double_offering = Podwójna ofiara
    .it = płytkę „Podwójna ofiara”
search_the_bag = Przeszukanie sakwy
    .it = płytkę „Przeszukanie sakwy”
mercy = Litość
    .it = płytkę „Litość”
smelter = Hutnik
    .it = płytkę „Hutnik”
courtier = Dworak
    .it = płytkę „Dworak”
goldsmith = Złotnik
    .it = płytkę „Złotnik”
pickpocket = Kieszonkowiec
    .it = płytkę „Kieszonkowiec”
climber = Karierowicz
    .it = płytkę „Karierowicz”
bully = Osiłek
    .it = płytkę „Osiłek”
locksmith = Ślusarz
    .it = płytkę „Ślusarz”
deep_pockets = Głębokie kieszenie
    .it = płytkę „Głębokie kieszenie”
mimic = Naśladowca
    .it = płytkę „Naśladowca”
overseer = Nadzorca
    .it = płytkę „Nadzorca”
row-offering = nagroda za ofiarę
    .it = nagrodę za ofiarę
row-servant = nagroda za służącego
    .it = nagrodę za służącego
row-ring = nagroda za pierścień
    .it = nagrodę za pierścień
prize = { $row } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
    .it = { FORM($row, form: "it") } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })

## Ścianki kości, miejsca i źródła punktów

three_foods = po 1 sztuce każdego jedzenia
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
