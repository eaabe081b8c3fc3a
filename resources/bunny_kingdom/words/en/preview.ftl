# What an option would bring, beside it: the fief as it would be, the harvest before and after.

preview-fief = { $option }: fief of { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}, { $strength ->
    [one] { $strength } tower
   *[other] { $strength } towers
} × { $wealth ->
    [one] { $wealth } resource
   *[other] { $wealth } resources
}; harvest { $before } → { $after }
preview-building = { $squares ->
    [0] { $option }: no square for it now
   *[other] { $option }: harvest { $before } → { $after } at best
}
preview-parchment = { $points ->
    [one] { $option } (now { $points } point)
   *[other] { $option } (now { $points } points)
}
