# Jak nazywa się wszystko, co jest w zawartości gry.

blue = Marcowy Zając
    .genitive = Marcowego Zająca
    .dative = Marcowemu Zającowi
pink = Kapelusznik
    .genitive = Kapelusznika
    .dative = Kapelusznikowi

cheshire_cat = Kot z Cheshire
    .it = Kota z Cheshire
    .many = Kotów z Cheshire
mouse = Myszka
    .it = Myszkę
    .many = Myszek
guard = Straż
    .it = Straż
    .many = Straży
executioner = Kat
    .it = Kata
    .many = Katów
knave_of_hearts = Walet Kier
    .it = Waleta Kier
    .many = Waletów Kier
caterpillar = Gąsienica
    .it = Gąsienicę
    .many = Gąsienic
duchess = Księżna
    .it = Księżną
    .many = Księżnych
alice = Alicja
    .it = Alicję
    .many = Alicji
queen_of_hearts = Królowa Kier
    .it = Królową Kier
    .many = Królowych Kier
white_rabbit = Biały Królik
    .it = Białego Królika
    .many = Białych Królików

executioners_caterpillars = Topór i fajka
biggest_party = Największe przyjęcie
caterpillars_alices = Kim jesteś?
off_with_their_heads = Ściąć im głowy
knaves_alices = Na rozprawie
time_to_spare = Czas to skarb
knaves_duchesses = Pieprz i ciasto
full_plate = Pełny talerz
executioners_duchesses = Pod toporem
queens_rabbits = Królowe i Króliki

two_stars = dwie gwiazdki
flamingo_space = flaming
clear_table = porządki
two_from_deck = dwie karty
after_you = jak ty
