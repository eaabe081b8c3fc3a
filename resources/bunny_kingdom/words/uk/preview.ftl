# Що дав би вибір, поряд із ним: феод, яким він був би, урожай до й після.

preview-fief = { $option }: феод із { $squares ->
    [one] { $squares } території
   *[other] { $squares } територій
}, { $strength ->
    [one] { $strength } вежа
    [few] { $strength } вежі
   *[many] { $strength } веж
} × { $wealth ->
    [one] { $wealth } ресурс
    [few] { $wealth } ресурси
   *[many] { $wealth } ресурсів
}; урожай { $before } → { $after }
preview-building = { $squares ->
    [0] { $option }: зараз немає де поставити
   *[other] { $option }: у найкращому разі врожай { $before } → { $after }
}
preview-parchment = { $option } (зараз { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
})
