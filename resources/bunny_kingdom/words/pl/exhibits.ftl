# Zawartość, jaką pokazuje warsztat: nagłówki i to, co mówią karty.

exhibits-parchment = Pergaminy
exhibits-building = Budynki
exhibits-terrain = Terytoria
exhibits-resource = Zasoby
exhibits-colour = Kolory
exhibits-map = Mapa
exhibit-parchment = { $parchment }: { $rules }
exhibit-building = { $squares ->
    [one] { $building }; może stanąć na { $squares } polu mapy
   *[other] { $building }; może stanąć na { $squares } polach mapy
}
