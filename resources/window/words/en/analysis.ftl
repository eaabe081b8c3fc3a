# The analysis of a finished game.

button-analysis = Analysis
analysis-title = A second look at the game
analysis-chances = Who would win from here?
analysis-skill = Skill and luck
analysis-way = chance
analysis-own = own choices
analysis-rivals = opponents’ choices
analysis-luck-part = luck
analysis-adds-up = In percentage points. Each row adds up from an even chance to the result. Only differences beyond the margin of error count as choices.
analysis-explained = Press S to play the game on from every choice, many times over. This takes a few minutes; meanwhile you can do something else.
# $percent is how much of the game has been looked at.
analysis-running = Looking at every choice: { $percent }%. Meanwhile you can do something else.
analysis-failed = No analysis: { $problem }
analysis-no-moments = No single moment decided this game beyond doubt.
analysis-start = Analyse
analysis-stop = Stop
analysis-words = In words
analysis-prompt = Wins in 100 such games, judged by what each player could know.
# $moment is a phase of the game.
analysis-when = { $moment }, answer { $answer }
analysis-took = { $answer }
analysis-luck = Luck
analysis-better = better: { $answer }
analysis-no-better = no choice was better
analysis-try = Try it
analysis-look = Look
# All figures are points of chance, $way as in "25 → 100".
analysis-account = { $name }: { $way }; own choices { $own }, opponents’ choices { $rivals }, luck { $luck }; { $mistakes } of { $choices } choices cost something.
