"""Evaluation: the value of options to the player who is asked, from that player's view and the content.

Everything is counted in tenths of a VP, as in `values.yaml`. An option has the value of its steps, so
doing nothing has the value 0; a step or an effect without an evaluation is neutral.
"""
