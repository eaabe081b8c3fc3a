"""Judgement: what options are worth to the player who is asked, told from that player's view and the pack.

Everything is counted in tenths of a VP, as in `worth.yaml`. An option is worth what its steps are worth, so
doing nothing is worth 0; a step or an effect that nobody here knows is neutral.
"""
