"""Pictures of packs, which are untrusted: sanitized, drawn in another process, cached as pixels."""

COMMAND = "draw-pictures"
"""The command that starts the drawing process."""
