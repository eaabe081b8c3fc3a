# Що в кожній грі каже сам рушій: як поєднують тексти ефектів і який із кількох наступний.

ask-next = Що спершу?
option-go-on = далі
button-peek = Мої карти…
number = { $number }
all-of = «{ $parts }»
repeated = { $times ->
    [2] двічі
    [3] тричі
    [4] чотири рази
    [one] { $times } раз
    [few] { $times } рази
   *[other] { $times } разів
} { $do }
    .opponent = { $times ->
        [2] двічі
        [3] тричі
        [4] чотири рази
        [one] { $times } раз
        [few] { $times } рази
       *[other] { $times } разів
    } { FORM($do, form: "opponent") }
    .again = { $times ->
        [2] двічі
        [3] тричі
        [4] чотири рази
        [one] { $times } раз
        [few] { $times } рази
       *[other] { $times } разів
    } { FORM($do, form: "again") }
    .do = { $times ->
        [2] двічі
        [3] тричі
        [4] чотири рази
        [one] { $times } раз
        [few] { $times } рази
       *[other] { $times } разів
    } { FORM($do, form: "do") }
    .short = { $times } × { FORM($do, form: "short") }
same-verb = { $first }, а також { FORM($more, form: "again") }
    .do = { FORM($first, form: "do") }, а також { FORM($more, form: "again") }
    .opponent = { FORM($first, form: "opponent") }, а також { FORM($more, form: "again") }
    .if = { FORM($first, form: "if") } та { FORM($more, form: "if") }
    .short = { FORM($first, form: "short") }, { FORM($more, form: "short", joined: "short") }

# Дієслово, яке назвав сам вміст: його назва, а в дужках те, що воно робить.
composed-verb = { $name } ({ $do }{ $conditions ->
    [none] {""}
   *[other] , якщо { FORM($conditions, form: "if") }
})
    .opponent = { $name } ({ FORM($do, form: "opponent") }{ $conditions ->
        [none] {""}
       *[other] , якщо { FORM($conditions, form: "if") }
    })
