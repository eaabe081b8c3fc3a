"""The content of Bunny Kingdom: its models, its reading, and all that the rules ask of it."""
