# Co mówi w każdej grze sam silnik: jak łączy się teksty efektów i który z kilku jest następny.

ask-next = Co najpierw?
option-go-on = dalej
button-peek = Moje karty…
number = { $number }
all-of = „{ $parts }”
repeated = { $times ->
    [2] dwukrotnie
    [3] trzykrotnie
   *[other] { $times } razy
} { $do }
    .opponent = { $times ->
        [2] dwukrotnie
        [3] trzykrotnie
       *[other] { $times } razy
    } { FORM($do, form: "opponent") }
    .again = { $times ->
        [2] dwukrotnie
        [3] trzykrotnie
       *[other] { $times } razy
    } { FORM($do, form: "again") }
    .short = { $times } × { FORM($do, form: "short") }
same-verb = { $first } oraz { FORM($more, form: "again") }
    .opponent = { FORM($first, form: "opponent") } oraz { FORM($more, form: "again") }
    .if = { FORM($first, form: "if") } i { FORM($more, form: "if") }
    .short = { FORM($first, form: "short") }, { FORM($more, form: "short", joined: "short") }

# Czasownik, który nazwała sama zawartość: jego nazwa, a w nawiasie to, co robi.
composed-verb = { $name } ({ $do }{ $conditions ->
    [none] {""}
   *[other] , jeśli { FORM($conditions, form: "if") }
})
    .opponent = { $name } ({ FORM($do, form: "opponent") }{ $conditions ->
        [none] {""}
       *[other] , jeśli { FORM($conditions, form: "if") }
    })
