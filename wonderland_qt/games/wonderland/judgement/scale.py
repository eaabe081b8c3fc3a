"""The scale: what is weighed in many judgements, in tenths of a VP."""

HARM = -12.0
"""What a chip that costs a unit is worth in a bag, over two wars."""

STRENGTH = 5.0
"""What one strength on the marker is worth in a battle that is not decided."""

RIVAL = 0.4
"""What a gain of one rival costs the player, as there are others to beat as well."""
