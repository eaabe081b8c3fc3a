# Dlaczego obrazek z paczki nie jest rysowany: co jest nie tak i co zrobić.

picture-too-large = ten obrazek ma ponad 4 MB; uprość go
picture-not-utf-8 = ten obrazek nie jest zapisany w UTF-8; zapisz go jako zwykły SVG
picture-no-svg = to nie jest obrazek SVG; zapisz go jako zwykły SVG
picture-not-xml = tego obrazka nie da się odczytać jako XML; zapisz go jako zwykły SVG
picture-active = ten obrazek ma aktywną zawartość ({ $what }); zapisz go jako zwykły SVG, bez skryptów i encji
picture-outside = ten obrazek odwołuje się do innego pliku; osadź w nim to, co pokazuje
picture-embedded = w tym obrazku osadzono coś innego niż obrazek PNG lub JPEG; osadź jeden z nich
picture-elements = ten obrazek ma ponad { $most } elementów; uprość go
picture-nested = elementy tego obrazka są zagnieżdżone głębiej niż { $most }; rozgrupuj niektóre
picture-long = atrybut tego obrazka ma ponad { $most } znaków; uprość ścieżkę albo podziel ją na kilka
picture-texts = w tym obrazku jest ponad { $most } liter tekstu; zamień tekst na ścieżki
picture-styles = arkusze stylów tego obrazka są za długie; zapisz go jako zwykły SVG, z atrybutami zamiast arkuszy
picture-style-unread = styl tego obrazka zawiera komentarz lub ukośnik wsteczny; zapisz go jako zwykły SVG
picture-style-names = arkusz stylów tego obrazka wskazuje deseń, maskę, znacznik lub filtr; wskaż go w atrybucie
picture-coordinates = ten obrazek ma współrzędne większe niż { $most }; narysuj go mniejszy
picture-use-in-use = w tym obrazku jest klon klonu (<use> w <use>); odłącz jeden z nich
picture-drawn = razem z klonami, deseniami, maskami i znacznikami ten obrazek ma ponad { $most } elementów; odłącz i uprość niektóre
picture-repeated = ten obrazek używa deseni, masek i znaczników ponad { $most } razy; zastąp część z nich zwykłymi kształtami
picture-repeats-in-repeats = deseń, maska lub znacznik tego obrazka używa innego z nich albo filtra; zastąp go zwykłymi kształtami
picture-chain = gradienty lub desenie tego obrazka opierają się na sobie ponad { $most } razy; odłącz je
picture-filters = ten obrazek używa ponad { $most } filtrów albo ponad { $steps } kroków filtrów; zastąp te efekty zwykłymi kształtami
picture-pixels = osadzone obrazki mają ponad { $most } milionów pikseli; osadź mniejsze
picture-undrawn = ten obrazek SVG nie ma rozmiaru albo nie da się go narysować; zapisz go jako zwykły SVG
picture-long-shape = ten obrazek jest ponad { $most } razy dłuższy niż szeroki; zmień jego kształt
picture-slow = rysowanie tego obrazka trwa zbyt długo; uprość go
picture-broke = ten obrazek potrzebuje zbyt dużo pamięci albo nie da się go narysować; uprość go

# What is told of such a picture: $why is one of the reasons above.
picture-left-out = { $why }; do tego czasu zamiast niego widać obrazek zastępczy

# Nagłówek nad obrazkami, których nie narysowano.
packs-pictures = { $count ->
    [one] Jednego obrazka nie narysowano
   *[other] Nie narysowano obrazków: { $count }
}
