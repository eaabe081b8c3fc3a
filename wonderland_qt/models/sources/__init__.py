"""Sources: folders and https addresses that offer packs; none is visited unless a person wants it."""

COMMAND = "visit-source"
"""What the command line calls the process that visits a source."""
