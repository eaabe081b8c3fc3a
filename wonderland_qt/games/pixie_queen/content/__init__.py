"""The content of Pixie Queen: its models, its reading, and all that the rules ask of it."""
