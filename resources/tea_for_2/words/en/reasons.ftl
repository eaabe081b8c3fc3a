# Why the teacher advises something, in at most six words: what anyone can count on the table.

reason-value = Value { $value } wins more duels.
reason-mission = It helps a mission.
reason-stars = It gives { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} at once.
reason-flamingo = The flamingo wins ties.
reason-tokens = It gives { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} for free.
reason-steals = What you gain, your opponent loses.
reason-weak = Value { $value } loses most duels.
reason-space = You get what it shows.
