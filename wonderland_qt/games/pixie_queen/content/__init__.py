"""The content of Pixie Queen: its models, its reading, and the pack that the rules ask."""
