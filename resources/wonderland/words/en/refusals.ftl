# Why a piece cannot be put there, with the number of the rule.

refusal-chair-blocked = { FORM($player, form: "genitive") } leader sits there (TEA-2).
refusal-chair-own = Your leader already sits there (TEA-1).
refusal-chair-out-of-play = That chair is not in play with this number of players (SETUP-4).
refusal-chair-empty = There is no card there (TEA-1).
refusal-chair-behind = That chair is past the head of the table: go to the head first (TEA-3).
refusal-leader-first = Take your tea cards first; then the leader goes to a region (TEA-4).
refusal-castle = A castle already stands there (RESULT-6).
refusal-track = That track cannot take this chip now (FORGE-2).
refusal-unused = This region is not used in this game (TWO-1).
refusal-forge = Forge chips on your own board only (FORGE-2).
refusal-unit = The unit goes to { FORM($region, form: "the") } now (REWARD-2).
