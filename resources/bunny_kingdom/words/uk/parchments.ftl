# За що сувої дають бали, складено з їхніх дієслів і мір: числа беруться з вмісту й ніколи не стоять тут.

points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}

## Дієслова

scoring-points = { points }
scoring-pair = { $alone ->
    [one] { $alone } бал
    [few] { $alone } бали
    [many] { $alone } балів
   *[other] { $alone } бала
}, а разом із { FORM($other, form: "with") } { $together }
scoring-each = { points } за { FORM($of, form: "each") }
scoring-at_least = { points } за щонайменше { $minimum } { $minimum ->
    [one] { FORM($of, form: "one") }
    [few] { FORM($of, form: "few") }
   *[many] { FORM($of, form: "many") }
}
scoring-most = { points } за найбільшу кількість { FORM($of, form: "many") }
scoring-harvest_again = { KEY($leaving_out) ->
    [best_fief] останній урожай ще раз, без найкращого феоду
   *[none] останній урожай ще раз
}
scoring-treasures_again = вартість усіх власних скарбів ще раз
scoring-copy = { KEY($neighbour) ->
    [left] стає копією одного із сувоїв сусіда ліворуч
   *[right] стає копією одного із сувоїв сусіда праворуч
}
scoring-place = { $place ->
    [1] { points } за перше місце, коли все інше вже підраховано
    [2] { points } за друге місце, коли все інше вже підраховано
    [3] { points } за третє місце, коли все інше вже підраховано
   *[other] { points } за місце { $place }, коли все інше вже підраховано
}

## Міри: `.each` після «за», `.one`, `.few` і `.many` після числа

measure-parchments = сувої
    .each = кожен сувій
    .one = сувій
    .few = сувої
    .many = сувоїв
measure-treasures = скарби
    .each = кожен скарб
    .one = скарб
    .few = скарби
    .many = скарбів
measure-camp_cards = карти таборів
    .each = кожну зіграну карту табору
    .one = зіграну карту табору
    .few = зіграні карти таборів
    .many = зіграних карт таборів
measure-squares = території
    .each = кожну контрольовану територію
    .one = контрольовану територію
    .few = контрольовані території
    .many = контрольованих територій
measure-border_squares = крайні території
    .each = кожну контрольовану крайню територію
    .one = контрольовану крайню територію
    .few = контрольовані крайні території
    .many = контрольованих крайніх територій
measure-corner_squares = кутові території
    .each = кожну контрольовану кутову територію
    .one = контрольовану кутову територію
    .few = контрольовані кутові території
    .many = контрольованих кутових територій
measure-empty_squares = порожні території
    .each = кожну контрольовану територію, на якій немає міста і яка сама нічого не виробляє
    .one = контрольовану територію, на якій немає міста і яка сама нічого не виробляє
    .few = контрольовані території, на яких немає міст і які самі нічого не виробляють
    .many = контрольованих територій, на яких немає міст і які самі нічого не виробляють
measure-terrain = { $terrain }
    .each = { FORM($terrain, form: "each") }
    .one = { FORM($terrain, form: "one") }
    .few = { FORM($terrain, form: "few") }
    .many = { FORM($terrain, form: "many") }
measure-cities = міста
    .each = кожне контрольоване місто
    .one = контрольоване місто
    .few = контрольовані міста
    .many = контрольованих міст
measure-cities_in_barren_fiefs = міста в безплідних феодах
    .each = кожне місто в безплідному феоді
    .one = місто в безплідному феоді
    .few = міста в безплідних феодах
    .many = міст у безплідних феодах
measure-fiefs = { $squares ->
    [1] феоди
   *[other] феоди з { $squares } чи більше територій
}
    .each = { $squares ->
        [1] кожен феод
       *[other] кожен феод із { $squares } чи більше територій
    }
    .one = { $squares ->
        [1] феод
       *[other] феод із { $squares } чи більше територій
    }
    .few = { $squares ->
        [1] феоди
       *[other] феоди з { $squares } чи більше територій
    }
    .many = { $squares ->
        [1] феодів
       *[other] феодів із { $squares } чи більше територій
    }
measure-produced = { $resource }
    .each = { FORM($resource, form: "each") }
    .one = { FORM($resource, form: "one") }
    .few = { FORM($resource, form: "few") }
    .many = { FORM($resource, form: "many") }
