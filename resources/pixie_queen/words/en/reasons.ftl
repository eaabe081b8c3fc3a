# Why the teacher advises something, in at most six words: what anyone can count on the table.

reason-one-disc = A pixie there saves a disc.
reason-prize = The next prize: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-track = Higher fields cost fewer points.
reason-goods = It brings { tokens }.
reason-food = It brings { $tokens } food.
reason-promotion = A pixie leaves the mine.
reason-dig = Your miners find { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}.
reason-each-round = It brings { $tokens } food each round.
reason-rounds = It helps in all { $rounds } rounds.
reason-empty-hand = An empty hand costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-promotions = { $pixies ->
    [one] One pixie may rise.
   *[other] { $pixies } pixies may rise.
}
reason-steals = There it steals { FORM($goods, form: "many", joined: "or") }.
reason-mine = { $pixies ->
    [one] The mine will punish one pixie.
   *[other] The mine will punish { $pixies } pixies.
}
reason-lowest = It is your lowest pixie.
reason-held = You have only { $held } of it.
