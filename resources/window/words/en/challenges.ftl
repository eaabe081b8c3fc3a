# The page of challenges, and the bar over a table at which one is tried.

challenges-title = Challenges
challenges-prompt = One position, one best answer.
challenges-how = Found by search in games between bots; the easiest come first. Arrow keys choose, Enter plays.
challenges-none = There are no challenges for this game.
# $stars of $most have been earned.
challenges-earned = { $stars } of { $most }
# How a card is read out.
challenge-state = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }, { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
  }
challenge-tries = { $tries ->
    [0] new
    [one] { $tries } try
   *[other] { $tries } tries
  }
challenge-goal = Find the answer that wins most often.
challenge-where = { $game }, { $players } players, { $moment }
challenge-maker = From the pack { $pack }
challenge-you = You are { $role }, with { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
challenge-way-1 = the best answer, with advice
challenge-way-2 = the best answer, alone
challenge-way-3 = alone, on the first try, and you know why
challenge-learnt = What it teaches
challenge-untold = Solve it to find out.
challenge-wins = wins { $wins } of 100
challenge-play = Play it
challenge-again = Try again
challenge-another = Next challenge
challenge-back = Challenges
challenge-solved = That is the best answer.
challenge-wrong = Another answer wins more often.
challenge-wrong-how = Try again, or play on and see what comes of it.
challenge-figures = It wins { $best } of 100 such games, the next best { $wins }.
challenge-why = That is the best answer. Why?
challenge-reason-gain = It brings you points
challenge-reason-harm = It costs an opponent points
challenge-reason-later = It pays off later
challenge-why-right = That is why.
challenge-why-wrong = There is another reason.
challenge-told-gain = It leaves you about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more than the next best answer.
challenge-told-harm = It leaves { $rival } about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } fewer than the next best answer.
challenge-told-later = It brings no more points yet, but the position it leads to wins more games.
