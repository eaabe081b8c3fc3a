"""Sources: folders and https addresses that offer packs, visited only when the user asks."""

COMMAND = "visit-source"
"""The command of the process that visits a source."""
