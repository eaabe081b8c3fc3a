# The content as the workshop shows it: headings, and what cards say.

gallery-parchment = Parchments
gallery-building = Buildings
gallery-terrain = Territories
gallery-resource = Resources
gallery-colour = Colours
gallery-map = The map
gallery-entry-parchment = { $parchment }: { $rules }
gallery-entry-building = { $squares ->
    [one] { $building }; may stand on { $squares } square of the map
   *[other] { $building }; may stand on { $squares } squares of the map
}
