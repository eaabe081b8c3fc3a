# What is wrong in the content of this game, and in its scenarios.
few-stacks = there are only { $stacks } stacks; choose fewer
tile-for-each-stack = expected a tile for each of the { $stacks } stacks
stack-of-the-market = expected a stack of the market with a tile of its own
few-tokens = { $wanted } are given at the start; use at least that many
thing-side = side
thing-flamingo = flamingo
thing-winner = winner
thing-mission = mission
thing-stack = stack
