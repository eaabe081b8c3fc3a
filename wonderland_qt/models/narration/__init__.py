"""Narration: what has happened, as lines of the log, as beats to be seen, and as scores."""
