"""How much content may name: what is beyond it cannot be counted on a table."""

MOST = 999
"""The largest amount of anything."""

MOST_COPIES = 200
"""How many pieces there are of one kind at most."""
