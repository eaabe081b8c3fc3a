# Advice for the person who is asked: the best answers, with their chances.

button-advice = Advice
advice-thinking = Thinking about advice…
# $answer is the words of an option, $chance how many of 100 games it wins.
advice-best = { $answer }: wins { $chance } of 100 ({ $sure })
advice-is-sure = sure
advice-is-rather = fairly sure
advice-level = All equally good: { $answers }
advice-quoted = “{ $answer }”
advice-rule = By rule of thumb: { $answer }
advice-by-rule = too few games were played to tell more
# $error is the margin of the lead, $games how many games were played on.
advice-sure = ± { $error } · { $games } games
advice-rather = ± { $error } · { $games } games
advice-either = too close to call, ± { $error } · { $games } games
advice-first-look = first look
advice-other = { $answer }: { $chance }.
advice-points-more = { $points ->
    [one] 1 point more
   *[other] { $points } points more
}
advice-points-less = { $points ->
    [one] 1 point fewer
   *[other] { $points } points fewer
}
# $name is a rival who wins so many of 100 games more or less.
advice-rival-more = { $name } wins { $wins } more
advice-rival-less = { $name } wins { $wins } fewer
advice-secret = Advice would reveal what only you know. Look at your own cards first.
advice-failed = No advice could be worked out. The game goes on without it.

option-advice = House rule: advice (key ?)
advice-allowed = allowed
advice-none = not allowed
