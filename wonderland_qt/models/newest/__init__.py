"""The check for a newer version, once a day and only if the user has turned it on."""

COMMAND = "ask-newest"
"""The command of the process that asks."""
