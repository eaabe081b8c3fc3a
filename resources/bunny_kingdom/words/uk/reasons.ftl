# Чому вчитель щось радить, щонайбільше шість слів: те, що кожен може полічити на столі.

reason-joins = { $squares ->
    [one] Приєднується до однієї твоєї території.
   *[other] Приєднується до твоїх територій ({ $squares }).
}
reason-towers = Дає { $towers ->
    [one] { $towers } вежу
    [few] { $towers } вежі
   *[other] { $towers } веж
}.
reason-lacks = Новий ресурс феоду: { $resource }.
reason-yields = Дає ресурс: { $resource }.
reason-parchments = Твої сувої дають за це бали.
reason-room = Вільних територій поруч: { $squares }.
reason-hope = Може дати { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.
reason-fits = Пасує до твоєї території { $square }.
reason-two-fiefs = Сполучає два твої феоди.
reason-fief = Бали феоду: { $before } → { $after }.
