# The analysis of a finished game.

button-analysis = Analysis
analysis-title = The game looked at again
analysis-chances = Who would win, from here?
analysis-skill = Skill and luck
analysis-way = chance
analysis-own = own choices
analysis-rivals = rivals’ choices
analysis-luck-part = luck
analysis-adds-up = In points of chance. Each row adds up from an even chance to the result. Only differences beyond chance count as choices.
analysis-explained = Press S: the game is played on from every choice, many times over. That takes some minutes, and you may do something else meanwhile.
# $percent is how much of the game has been looked at.
analysis-running = Looking at every choice: { $percent } %. You may do something else meanwhile.
analysis-failed = No analysis: { $problem }
analysis-no-moments = No single moment decided this game beyond doubt.
analysis-start = Analyse
analysis-stop = Stop
analysis-words = In words
analysis-prompt = Wins of 100 such games, by what each player could know.
# $moment is a phase of the game.
analysis-when = { $moment }, answer { $answer }
analysis-took = { $answer }
analysis-luck = Luck
analysis-better = better: { $answer }
analysis-no-better = no choice was better
analysis-try = Try it
analysis-look = Look
# All figures are points of chance, $way as in "25 → 100".
analysis-account = { $name }: { $way }; own choices { $own }, rivals’ choices { $rivals }, luck { $luck }; { $mistakes } of { $choices } choices cost something.
