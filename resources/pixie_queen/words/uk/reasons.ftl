# Чому вчитель щось радить, щонайбільше шість слів: те, що кожен може полічити на столі.

reason-one-disc = Піксі, що там стоїть, заощаджує диск.
reason-prize = Наступний приз: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.
reason-track = Що вище, то менший штраф.
reason-goods = Це дає { tokens }.
reason-food = Це дає їжу: { $tokens }.
reason-promotion = Піксі виходить із копальні.
reason-dig = Твої піксі знайдуть маркери: { $markers }.
reason-each-round = Дає їжу щораунду: { $tokens }.
reason-rounds = { $rounds ->
    [one] Допомагає в { $rounds } раунді.
   *[other] Допомагає в усіх { $rounds } раундах.
}
reason-empty-hand = Порожня долоня дає штрафні бали: { $points }.
reason-promotions = { $pixies ->
    [one] Одна піксі може піднятися.
   *[other] Піднятися можуть піксі: { $pixies }.
}
reason-steals = Краде щораунду: { FORM($goods, joined: "or") }.
reason-mine = Піксі, яких покарає копальня: { $pixies }.
reason-lowest = Це твоя найнижча піксі.
reason-held = Маєш цього лише { $held }.
