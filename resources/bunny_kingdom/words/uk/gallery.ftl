# Вміст, який показує майстерня: заголовки і те, що кажуть карти.

gallery-parchment = Сувої
gallery-building = Будівлі
gallery-terrain = Території
gallery-resource = Ресурси
gallery-colour = Кольори
gallery-map = Мапа
gallery-entry-parchment = { $parchment }: { $rules }
gallery-entry-building = { $squares ->
    [one] { $building }; може стояти на { $squares } території
   *[other] { $building }; може стояти на { $squares } територіях
}
