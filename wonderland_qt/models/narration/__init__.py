"""Narration: events as lines of the log, as beats on the table, and as scores."""
