# Zawartość, jaką pokazuje warsztat: nagłówki i to, co mówią karty.

gallery-parchment = Pergaminy
gallery-building = Budynki
gallery-terrain = Terytoria
gallery-resource = Surowce
gallery-colour = Kolory
gallery-map = Mapa
gallery-entry-parchment = { $parchment }: { $rules }
gallery-entry-building = { $squares ->
    [one] { $building }; może stanąć na { $squares } terytorium mapy
   *[other] { $building }; może stanąć na { $squares } terytoriach mapy
}
