"""Newest: whether a newer version exists, asked of no one unless a person wants it, and then once a day."""

COMMAND = "ask-newest"
"""What the command line calls the process that asks."""
