option-copy = { $parchment } as { $copied }, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
