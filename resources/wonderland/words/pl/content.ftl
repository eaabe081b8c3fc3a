# Nazwy wszystkiego, co w zawartości gry ma identyfikator. Teksty efektów są w effects.ftl.

## Regiony

red_keep = Czerwona twierdza
    .in = w Czerwonej twierdzy
    .to = do Czerwonej twierdzy
    .from = z Czerwonej twierdzy
garden_of_live_flowers = Ogród o Żywych Kwiatach
    .in = w Ogrodzie o Żywych Kwiatach
    .to = do Ogrodu o Żywych Kwiatach
    .from = z Ogrodu o Żywych Kwiatach
tumtum_trees = Drzewa Tumtum
    .in = wśród Drzew Tumtum
    .to = do Drzew Tumtum
    .from = z Drzew Tumtum
pool_of_tears = Kałuża Łez
    .in = w Kałuży Łez
    .to = do Kałuży Łez
    .from = z Kałuży Łez
wits_end = Na-Muniu

## Żetony punktacji, według tego, kiedy płacą

tile_rising = Przypływ
tile_late = Konfitura jutro
tile_even = Równe porcje
tile_steady = Powolna wspinaczka
tile_middle = Konfitura dzisiaj
tile_patient = Cierpliwość

## Frakcje i ich własne żetony

alice = Alicja
    .genitive = Alicji
    .dative = Alicji
alice_1 = mały żeton Alicji
alice_2 = duży żeton Alicji
alice_sword = Miecz Nadziei
queen_of_hearts = Królowa Kier
    .genitive = Królowej Kier
    .dative = Królowej Kier
queen_of_hearts_1 = mały żeton Królowej
queen_of_hearts_2 = duży żeton Królowej
queen_axe = Topór Wojenny
jabberwock = Dżabbersmok
    .genitive = Dżabbersmoka
    .dative = Dżabbersmokowi
jabberwock_1 = mały żeton Dżabbersmoka
jabberwock_2 = duży żeton Dżabbersmoka
jabberwock_claw = Straszny Szpon
mad_hatter = Kapelusznik
    .genitive = Kapelusznika
    .dative = Kapelusznikowi
mad_hatter_1 = mały żeton Kapelusznika
mad_hatter_2 = duży żeton Kapelusznika
hatter_teapot = Wrzący Czajniczek
cheshire_cat = Kot z Cheshire
    .genitive = Kota z Cheshire
    .dative = Kotu z Cheshire
cheshire_cat_1 = mały żeton Kota
cheshire_cat_2 = duży żeton Kota
cat_grin = Trwały Uśmiech

## Żetony z zasobów

flamingo = Flaming
    .of = Flaminga
    .of-many = Flamingów
flamingo_weak = słaby { flamingo }
    .one = słabego Flaminga
flamingo_strong = silny { flamingo }
    .one = silnego Flaminga
creature = Istota
    .of = Istoty
    .of-many = Istot
creature_weak = słaba { creature }
    .one = słabą Istotę
creature_strong = silna { creature }
    .one = silną Istotę
red_rook = Czerwona Wieża
    .of = Czerwonej Wieży
    .of-many = Czerwonych Wież
red_rook_weak = słaba { red_rook }
    .one = słabą Czerwoną Wieżę
red_rook_strong = silna { red_rook }
    .one = silną Czerwoną Wieżę
rose = Róża
    .of = Róży
    .of-many = Róż
rose_weak = słaba { rose }
    .one = słabą Różę
rose_strong = silna { rose }
    .one = silną Różę
card_soldier = Karciany Żołnierz
    .of = Karcianego Żołnierza
    .of-many = Karcianych Żołnierzy
card_soldier_weak = słaby { card_soldier }
    .one = słabego Karcianego Żołnierza
card_soldier_strong = silny { card_soldier }
    .one = silnego Karcianego Żołnierza
forge = żeton kuźni
    .of = kuźni
    .of-many = kuźni
madness = żeton szaleństwa
    .of = szaleństwa
    .of-many = szaleństwa
madness_double = podwójny żeton szaleństwa
    .of = podwójnego szaleństwa
    .of-many = podwójnego szaleństwa
poison = żeton trucizny
    .of = trucizny
    .of-many = trucizny

## Grupy żetonów, jak nazywają je filtry

ally = żeton sprzymierzeńca
    .of = sprzymierzeńca
    .of-many = sprzymierzeńców
item = żeton przedmiotu
    .of = przedmiotu
    .of-many = przedmiotów
starting = żeton początkowy
    .of = z początku gry
    .of-many = z początku gry
artifact = żeton artefaktu
    .of = artefaktu
    .of-many = artefaktów
faction = żeton frakcji
    .of = frakcji
    .of-many = frakcji
weak = słaby
    .few = słabe
    .many = słabych
    .of = słabego
strong = silny
    .few = silne
    .many = silnych
    .of = silnego

## Zdolności sprzymierzeńców, zestaw A

card_soldier_a = Tasuj i rozdawaj
flamingo_a = Młotek do krokieta
rose_a = W pełnym rozkwicie
red_rook_a = Niezłomność
creature_a = Powolny wzrost
## Zdolności sprzymierzeńców, zestaw B

card_soldier_b = Dwójkami marsz
flamingo_b = Swój do swego
rose_b = Bylina
red_rook_b = O wieżę za dużo
creature_b = Największe stado
## Zdolności sprzymierzeńców, zestaw C

card_soldier_c = Przełóż talię
flamingo_c = Prosto w bramkę
rose_c = Mowa kwiatów
red_rook_c = Wieża z mytem
creature_c = Małe rybki razem
## Zdolności sprzymierzeńców, zestaw D

card_soldier_d = Bez dachu nad głową
flamingo_d = Porządek dziobania
rose_d = Sadzonki
red_rook_d = Cena zwycięstwa
creature_d = Coś za coś

## Zdolności frakcji

sword_of_hope = Miecz Nadziei
everywhere_at_once = Wszędzie naraz
love_of_learning = Umiłowanie nauki
friend_of_the_people = Przyjaciółka ludu
royal_temper = Królewski temperament
off_with_their_heads = Ściąć im głowy
verdict_afterwards = Wyrok potem
paint_it_red = Pomalować na czerwono
twice_as_fast = Dwa razy szybciej
claws_that_catch = Szpony, co chwytają
manxome_foe = Wróg okrutny
slithy_toves = Śliskie stwory
eyes_of_flame = Płonące ślepia
boiling_cup = Wrząca filiżanka
riddle_without_an_answer = Zagadka bez odpowiedzi
war_tactics = Taktyka wojenna
one_place_on = O jedno miejsce dalej
clean_cup = Chcę czystej filiżanki
nightmare_grin = Koszmarny uśmiech
we_are_all_mad_here = Wszyscy tu mamy bzika
appear_at_will = Zjawić się, gdy się zechce
grin_without_a_cat = Uśmiech bez kota

## Plansze frakcji

track_gifts = tor prezentów
    .of = toru prezentów
track_leader = tor lidera
    .of = toru lidera
track_supporters = tor stronników
    .of = toru stronników
track_castles = tor zamków
    .of = toru zamków
gap_gifts = nagroda między prezentami a liderem
gap_quest = pierwsza nagroda między liderem a stronnikami
gap_madness = ostatnia nagroda między liderem a stronnikami
gap_castles = nagroda między stronnikami a zamkami

## Mieszkańcy Krainy Czarów: pionki

walrus = Mors
gryphon = Gryf
white_rabbit = Biały Królik
knave_of_hearts = Walet Kierowy
march_hare = Marcowy Zając
duchess = Księżna
tweedledum_and_tweedledee = Rzępolum i Rzępolim
tweedledum = Rzępolum
tweedledee = Rzępolim
dormouse = Suseł
white_knight = Biały Rycerz
bandersnatch = Drapichap
dodo = Dodo
mock_turtle = Niby Żółw

## Mieszkańcy Krainy Czarów: przedmioty

duchess_amulet = Amulet Księżnej
knaves_crown = Korona Waleta
    .one = Koronę Waleta
caterpillars_pipe = Fajka Gąsienicy
    .one = Fajkę Gąsienicy
humptys_glove = Rękawiczka Humpty’ego
    .one = Rękawiczkę Humpty’ego
vorpal_blade = Ciachliwy Miecz
eat_me_cake = Ciastko «Zjedz mnie»
drink_me_bottle = Buteleczka «Wypij mnie»
    .one = Buteleczkę «Wypij mnie»
looking_glass = Lustro
rabbits_watch = Zegarek Białego Królika
queens_tarts = Ciasteczka Królowej
pepper_mill = Pieprzniczka Kucharki
    .one = Pieprzniczkę Kucharki
golden_key = Złoty kluczyk

## Zadania

the_red_kings_dream = Sen Czerwonego Króla
castling = Roszada
the_red_queens_race = Wyścig Czerwonej Królowej
rook_takes_rook = Wieża bije wieżę
sentence_first = Najpierw kara
rule_forty_two = Paragraf czterdziesty drugi
paint_the_roses = Pomalować róże
tiger_lily_speaks = Przemawia Lilia Tygrysia
bread_and_butterfly = Chlebotyl z masłem
croquet_ground = Pole do krokieta
a_thorn_in_the_side = Nie ma róży bez kolców
the_garden_gate = Furtka do ogrodu
curious_oysters = Ciekawskie ostrygi
one_two_one_two = Raz, dwa! Raz, dwa!
uffish_thought = W gorzkiej zadumie
callooh_callay = Huraj! Hopsaj!
borogoves_and_raths = Miotłoptaki i prosiątka
galumphing_back = Powrót w podskokach
a_long_and_sad_tale = Długa i smutna historia
caucus_race = Gonitwa bez zwycięzcy
curiouser_and_curiouser = Dziwniej i dziwniej
drying_off = Suszenie
the_lobster_quadrille = Kadryl homarów
a_mouses_tail = Mysi ogonek
a_castle_by_any_name = Zamek, jak zwał, tak zwał
stark_raving_mad = Wariactwo zupełne
twinkle_twinkle = Migocz, migocz
six_impossible_things = Sześć rzeczy niemożliwych
the_smallest_army = Najmniejsza armia
no_room_no_room = Nie ma miejsca! Nie ma!

## Karty herbatki rundy I

tea_1_01 = Konfitura z płatków róży
tea_1_02 = Biszkopty krokietowe
tea_1_03 = Gorące bułeczki z masłem
tea_1_04 = Pasztet z wieży
tea_1_05 = Talerz kart
tea_1_06 = Chleb z masłem
tea_1_07 = Płatki i pióra
tea_1_08 = Paszteciki z ostryg
tea_1_09 = Żelazne racje
tea_1_10 = Gołębie jajo
tea_1_11 = Dwójkami
tea_1_12 = Cały długi orszak
tea_1_13 = Ty i twoja siostra
tea_1_14 = Zaproszenie
tea_1_15 = List z pieczęcią
tea_1_16 = Gwoździe i toffi
tea_1_17 = Woda jęczmienna
tea_1_18 = Szczypce i cukrowe róże
tea_1_19 = Pieczony flaming
tea_1_20 = Obcy u drzwi
tea_1_21 = Lekcje w morzu
tea_1_22 = Drugie śniadanie płatnerza
tea_1_23 = Dżem czy marmolada
tea_1_24 = Więcej herbaty albo wcale
tea_1_25 = Z kostką czy bez
tea_1_26 = Pióro czy młot
tea_1_27 = Pół filiżanki
tea_1_28 = Masło z okruszkami
tea_1_29 = Filiżanka bez dna
tea_1_30 = Korona lokaja

## Karty herbatki rundy II

tea_2_01 = Wskazówka od lokaja
tea_2_02 = Zegarek w czajniczku
tea_2_03 = Recytacja
tea_2_04 = Cegły w prezencie
tea_2_05 = Domek z kart
tea_2_06 = Rachunek zapłacony
tea_2_07 = Wizyta sąsiada
tea_2_08 = Spóźnieni goście
tea_2_09 = Coś ze studni
tea_2_10 = Malowane róże
tea_2_11 = Długa szyja
tea_2_12 = Stwory przy stole
tea_2_13 = Przesunąć zamek
tea_2_14 = Pułkownik trefl
tea_2_15 = Co kto woli
tea_2_16 = Dwie drogi
tea_2_17 = Konie królewskie
tea_2_18 = Wszyscy ludzie króla
tea_2_19 = Iskry w grzance
tea_2_20 = Rozżarzone węgle
tea_2_21 = Korona z okruchów
tea_2_22 = Syrop dla chorych
tea_2_23 = Haust powietrza
tea_2_24 = Urosnąć czy zbudować
tea_2_25 = Ryba czy pilnik
tea_2_26 = Gość czy gospodarz
tea_2_27 = Młot czy mapa
tea_2_28 = Pieprz w zupie
tea_2_29 = Stłuczone jajka
tea_2_30 = Nie ta buteleczka

## Karty herbatki rundy III

tea_3_01 = Ciernie i dzioby
tea_3_02 = Zęby i wieże
tea_3_03 = Cała talia
tea_3_04 = Cierń w cukrze
tea_3_05 = Ostatni flaming
tea_3_06 = Gryząca łyżeczka
tea_3_07 = Mat dla jednego
tea_3_08 = Karty na stół
tea_3_09 = Zimna herbata
tea_3_10 = Ostatnia kolejka
tea_3_11 = Toast za szaleństwo
tea_3_12 = Ruchomy zamek
tea_3_13 = Mury z budyniu
tea_3_14 = Akt i tytuł
tea_3_15 = Krzesło Królowej
tea_3_16 = O głowę za dużo
tea_3_17 = Kowal siada do stołu
tea_3_18 = Kuj żelazo, póki gorące
tea_3_19 = Bez zaproszenia
tea_3_20 = Ostatnia lekcja
tea_3_21 = Kromka spokoju
tea_3_22 = Zamiatanie podłogi
tea_3_23 = Spać czy szorować
tea_3_24 = Twierdza czy pazur
tea_3_25 = Korona czy cierń
tea_3_26 = Kowadło czy skrzydło
tea_3_27 = Zamek w herbacie
tea_3_28 = Dwie zepsute ostrygi
tea_3_29 = Zatruty tytuł
tea_3_30 = Róża z zębami
