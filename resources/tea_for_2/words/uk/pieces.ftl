# Що лежить на столі, як про це кажуть перелік, підказка й читач екрана, і що стоїть на табличках.

round = Раунд
rabbits = Білі Кролики
empty = порожньо
discards = скинуті
destroyed = Знищені
piece-round = { $round ->
    [0] перед першим раундом
   *[other] раунд { $round }
}
piece-track = трек зірок
piece-cup = { $stars ->
    [one] чашка, варта { $stars } зірки
   *[many] чашка, варта { $stars } зірок
}
piece-stack = стос карт: { $stack }, { $left ->
    [0] під верхньою нічого немає
    [one] під верхньою { $left } карта
    [few] під верхньою { $left } карти
   *[many] під верхньою { $left } карт
}
piece-empty-stack = стос карт: { $stack }, порожній
piece-uncovered = стос карт: { $stack }, відкривається наступна: { $left ->
    [one] лишилася { $left } карта
    [few] лишилися { $left } карти
   *[many] лишилося { $left } карт
}
piece-card = { $card }, значення { $value }, { $stars ->
    [0] без зірок
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
}: { $effect }
piece-mission = «{ $mission }»: { $effect }. { $scored ->
    [yes] Буде зараховано
   *[no] Зараховується, коли стос унизу порожній
}; тепер { $paid }.
piece-rabbits = { $rabbits ->
    [one] лишився { $rabbits } Білий Кролик
    [few] лишилося { $rabbits } Білі Кролики
   *[many] лишилося { $rabbits } Білих Кроликів
}
piece-buy = купити { FORM($card, form: "it") } за { $price }{ $tarts ->
    [0] {""}
    [one] , додавши { $tarts } тістечко
    [few] , додавши { $tarts } тістечка
   *[many] , додавши { $tarts } тістечок
}
piece-destroy = знищити { FORM($card, form: "it") } за { $stars ->
    [one] { $stars } зірку
    [few] { $stars } зірки
   *[many] { $stars } зірок
}
piece-effect = { KEY($card) ->
    [none] { $effect }
   *[other] { $card }: { $effect }
}
piece-watch = кишеньковий годинник, стрілка на «{ $space }»
piece-space = «{ $space }»: { $effect }
piece-side = { $player }: { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
}, { $tarts ->
    [one] { $tarts } тістечко
    [few] { $tarts } тістечка
   *[many] { $tarts } тістечок
}, { $hourglasses ->
    [one] { $hourglasses } пісочний годинник
    [few] { $hourglasses } пісочні годинники
   *[many] { $hourglasses } пісочних годинників
}
piece-stars = { $player }: { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
}
piece-tokens = { $player }: { $token ->
    [tarts] { $number ->
        [one] { $number } тістечко
        [few] { $number } тістечка
       *[many] { $number } тістечок
    }
   *[other] { $number ->
        [one] { $number } пісочний годинник
        [few] { $number } пісочні годинники
       *[many] { $number } пісочних годинників
    }
}
piece-flamingo = { $player } має фламінго
piece-deck = { $player }: { $cards ->
    [0] колода порожня
    [one] у колоді { $cards } карта, за значенням: { $held }
    [few] у колоді { $cards } карти, за значенням: { $held }
   *[many] у колоді { $cards } карт, за значенням: { $held }
}
piece-discard = { $player }: { $cards ->
    [one] { $cards } скинута карта
    [few] { $cards } скинуті карти
   *[many] { $cards } скинутих карт
}
piece-destroyed = { $player }: { $cards ->
    [0] нічого не знищено
    [one] { $cards } знищена карта: { $held }
    [few] { $cards } знищені карти: { $held }
   *[many] { $cards } знищених карт: { $held }
} ({ $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
})
plate-count = { $number }
plate-buy = Купити за { $price }
plate-paid = { $short ->
    [0] { $tarts ->
        [0] { $lost ->
            [0] { $points ->
                [one] { $points } бал
                [few] { $points } бали
               *[many] { $points } балів
            }
           *[other] згорає { $lost }
        }
        [one] { $points } + { $tarts } тістечко
        [few] { $points } + { $tarts } тістечка
       *[many] { $points } + { $tarts } тістечок
    }
    [one] бракує { $short } тістечка
   *[many] бракує { $short } тістечок
}
plate-stars = { $stars ->
    [one] +{ $stars } зірка
    [few] +{ $stars } зірки
   *[many] +{ $stars } зірок
}
plate-empty = { $empty } з { $end } до кінця гри
plate-left = { $left ->
    [0] стос спорожніє
    [one] лишається { $left }
   *[many] лишається { $left }
}
plate-verdict = { $points ->
    [0] { $higher } : { $lower }, вирішує фламінго
    [one] { $higher } б’є { $lower }: { $points } бал
    [few] { $higher } б’є { $lower }: { $points } бали
   *[many] { $higher } б’є { $lower }: { $points } балів
}
piece-duel = { $player }: відкрита карта
plate-next-cards = наступна карта { FORM($player, form: "genitive") } переважить карту { FORM($other, form: "genitive") }
plate-odds = шанс: { $odds } зі 100
plate-result = { $winner } перемагає, { $higher } : { $lower }
