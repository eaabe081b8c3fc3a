# Вміст, який показує майстерня: заголовки і те, що кажуть карти.

exhibits-parchment = Пергаменти
exhibits-building = Будівлі
exhibits-terrain = Території
exhibits-resource = Ресурси
exhibits-colour = Кольори
exhibits-map = Мапа
exhibit-parchment = { $parchment }: { $rules }
exhibit-building = { $squares ->
    [one] { $building }; може стояти на { $squares } клітинці мапи
   *[other] { $building }; може стояти на { $squares } клітинках мапи
}
