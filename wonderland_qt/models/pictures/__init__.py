"""Pictures of packs: rebuilt from what is allowed, drawn in another process, kept as pixels."""

COMMAND = "draw-pictures"
"""The command that starts the process that draws."""
