# The page of records.

records-title = Records
records-family = Everyone
records-prompt = Who won what, and how.
records-none = No finished games yet. Play one to the end, and it appears here.
records-notch = The black notch marks a fair share. Records never leave this computer.
records-count = { $games ->
    [one] { $games } game, on this computer only
   *[other] { $games } games, on this computer only
  }
records-wins = Wins
records-all = All games
records-evenings = Who won the last games
records-moments = Moments to remember
# $wins may have a decimal, as shared wins count in parts.
records-of = { $wins } of { $games }
records-share = wins { $share } of 100; a fair share is { $fair }
records-most-wins = most wins
records-likes = { $role } × { $games }
records-streak-now = { $count } wins in a row
records-streak-best = best: { $count } in a row
records-narrowest = Narrowest win
records-widest = Biggest win
records-leap = Biggest leap
records-fall = Biggest fall
records-moment = { $name }, { $game }: { $figure } ({ $day })
records-evening = { $game }, { $day }: { $names }
records-look = Look
records-no-save = The saved game of this moment no longer exists.
records-without-bots = Without bots
records-this-year = This year
records-export = Export
records-exported = Saved as { $file }.
records-forget = Forget…
records-forget-asks = Forget { $name } for good? The games stay, with a nameless seat.
records-forget-what = What should be forgotten for good? Saved games stay as they are.
records-forget-person = Forget
records-forget-last = The last game
records-forget-all = Everything
