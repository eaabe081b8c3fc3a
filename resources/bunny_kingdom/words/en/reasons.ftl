# Why the teacher advises something, in at most six words: what anyone can count on the table.

reason-joins = { $squares ->
    [one] It joins one of your squares.
   *[other] It joins { $squares } of your squares.
}
reason-towers = It brings { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}.
reason-lacks = That fief lacks { $resource }.
reason-yields = It brings { $resource }.
reason-parchments = Your parchments score it.
reason-room = { $squares ->
    [one] One square beside it is free.
   *[other] { $squares } squares beside it are free.
}
reason-hope = It may pay { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-fits = It fits your square { $square }.
reason-two-fiefs = It joins two of your fiefs.
reason-fief = The fief scores { $before } → { $after }.
