# Що кажуть ефекти й завдання; їхні числа беруться з вмісту гри.

tarts = тістечко
    .each = кожне тістечко
hourglasses = пісочний годинник
    .each = кожен пісочний годинник
effect-take = { $tarts ->
    [0] візьми { $hourglasses ->
        [one] { $hourglasses } пісочний годинник
        [few] { $hourglasses } пісочні годинники
       *[many] { $hourglasses } пісочних годинників
    }
   *[other] візьми { $tarts } { $tarts ->
        [one] тістечко
        [few] тістечка
       *[many] тістечок
    }{ $hourglasses ->
        [0] {""}
        [one] {" "}і { $hourglasses } пісочний годинник
        [few] {" "}і { $hourglasses } пісочні годинники
       *[many] {" "}і { $hourglasses } пісочних годинників
    }
}
effect-gain_stars = { $number ->
    [one] здобудь { $number } зірку
    [few] здобудь { $number } зірки
   *[many] здобудь { $number } зірок
}
effect-take_flamingo = { KEY($if_held) ->
    [none] візьми фламінго
   *[other] візьми фламінго; якщо він уже твій: { $if_held }
}
effect-discard_opponent = { $cards ->
    [one] суперник скидає { $cards } карту
    [few] суперник скидає { $cards } карти
   *[many] суперник скидає { $cards } карт
}
effect-destroy_opponent_top = { KEY($spares) ->
    [none] знищ верхню карту суперника
   *[other] знищ верхню карту суперника, але не { FORM($spares, form: "it") }
}
effect-discard_own_for_stars = { $cards ->
    [one] скинь { $cards } верхню карту своєї колоди й здобудь її зірки
    [few] скинь { $cards } верхні карти своєї колоди й здобудь їхні зірки
   *[many] скинь { $cards } верхніх карт своєї колоди й здобудь їхні зірки
}
effect-copy_opponent_discard = застосуй ефект верхньої скинутої карти суперника
effect-steal = { $tarts ->
    [0] укради { $hourglasses ->
        [one] { $hourglasses } пісочний годинник
        [few] { $hourglasses } пісочні годинники
       *[many] { $hourglasses } пісочних годинників
    }
   *[other] укради { $tarts } { $tarts ->
        [one] тістечко
        [few] тістечка
       *[many] тістечок
    }{ $hourglasses ->
        [0] {""}
        [one] {" "}або { $hourglasses } пісочний годинник
        [few] {" "}або { $hourglasses } пісочні годинники
       *[many] {" "}або { $hourglasses } пісочних годинників
    }
}
effect-step_watch = { $spaces ->
    [one] пересунь стрілку на { $spaces } поділку далі
    [few] пересунь стрілку на { $spaces } поділки далі
   *[many] пересунь стрілку на { $spaces } поділок далі
}
effect-set_watch = постав стрілку на будь-яку поділку
effect-destroy_market = знищ верхню карту будь-якого стосу
effect-destroy_own_discard = знищ одну зі своїх скинутих карт
scoring-most_of = найбільше { FORM($characters, form: "many") } у колоді та серед скинутих карт
scoring-most_cards = найбільше карт у колоді та серед скинутих
scoring-most_destroyed = найбільше знищених карт
scoring-per_token = по { $stars ->
    [one] { $stars } зірці
    [few] { $stars } зірки
   *[many] { $stars } зірок
} за { FORM($token, form: "each") }
