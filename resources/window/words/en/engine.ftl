# What the engine itself says in every game: how texts of effects are put together, and which of several comes next.

ask-next = What happens next?
option-go-on = continue
button-peek = My cards…
number = { $number }
all-of = “{ $parts }”
repeated = { $do } { $times ->
    [2] twice
    [3] three times
   *[other] { $times } times
}
    .opponent = { FORM($do, form: "opponent") } { $times ->
        [2] twice
        [3] three times
       *[other] { $times } times
    }
    .again = { FORM($do, form: "again") } { $times ->
        [2] twice
        [3] three times
       *[other] { $times } times
    }
    .short = { $times } × { FORM($do, form: "short") }
same-verb = { $first } plus { FORM($more, form: "again") }
    .opponent = { FORM($first, form: "opponent") } plus { FORM($more, form: "again") }
    .if = { FORM($first, form: "if") } and { FORM($more, form: "if") }
    .short = { FORM($first, form: "short") }, { FORM($more, form: "short", joined: "short") }

# A verb that the content itself has named: its name, and in brackets what it does.
composed-verb = { $name } ({ $do }{ $conditions ->
    [none] {""}
   *[other] , if { FORM($conditions, form: "if") }
})
    .opponent = { $name } ({ FORM($do, form: "opponent") }{ $conditions ->
        [none] {""}
       *[other] , if { FORM($conditions, form: "if") }
    })
