"""The content of Bunny Kingdom: its models, its reading, and the pack that the rules ask."""
