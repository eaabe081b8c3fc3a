# What stands on the box of the game; box-minutes is a number alone.

box-title = Bunny Kingdom
box-line = Pick cards, join lands, bring in the harvest.
box-minutes = 60
