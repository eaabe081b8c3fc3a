# The content as the workshop shows it: headings, and what cards say.

exhibits-parchment = Parchments
exhibits-building = Buildings
exhibits-terrain = Territories
exhibits-resource = Resources
exhibits-colour = Colours
exhibits-map = The map
exhibit-parchment = { $parchment }: { $rules }
exhibit-building = { $squares ->
    [one] { $building }; may stand on { $squares } square of the map
   *[other] { $building }; may stand on { $squares } squares of the map
}
