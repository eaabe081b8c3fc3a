# Co dałby wybór, obok niego: księstwo, jakie by było, zbiory przed i po.

preview-fief = { $option }: księstwo z { $squares ->
    [one] { $squares } terytorium
   *[other] { $squares } terytoriów
}, { $strength ->
    [one] { $strength } wieża
    [few] { $strength } wieże
   *[many] { $strength } wież
} × { $wealth ->
    [one] { $wealth } surowiec
    [few] { $wealth } surowce
   *[many] { $wealth } surowców
}; zbiory { $before } → { $after }
preview-building = { $squares ->
    [0] { $option }: teraz nie ma na to miejsca
   *[other] { $option }: w najlepszym miejscu zbiory { $before } → { $after }
}
preview-parchment = { $option } (teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
