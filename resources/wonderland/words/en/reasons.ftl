# Why the teacher advises something, in at most six words: what anyone can count on the table.

reason-units = { $units ->
    [one] One of yours stands there.
   *[other] { $units } of yours stand there.
}
reason-prize = First place pays { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
reason-few-rivals = { $units ->
    [0] No opponent stands there.
    [one] Just one opposing unit there.
   *[other] Only { $units } opposing units there.
}
reason-brings = Reward: { FORM($reward, form: "short") }.
reason-weak-chip = The bag can spare weak chips.
reason-wager = { $units ->
    [one] One unit fights there.
   *[other] { $units } units fight there.
}
reason-to-lose = { $units ->
    [one] You have { $units } unit to lose.
   *[other] You have { $units } units to lose.
}
reason-last-unit = One unit left: madness means bust.
reason-harmful = { $chips ->
    [one] { $harmful ->
        [0] The only chip is harmless.
       *[other] The only chip is harmful.
    }
   *[other] { $harmful ->
        [0] None of { $chips } chips is harmful.
        [one] One of { $chips } chips is harmful.
       *[other] { $harmful } of { $chips } chips are harmful.
    }
}
reason-lead = You lead by { $lead }.
reason-second = Second place pays { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
