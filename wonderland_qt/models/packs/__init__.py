"""Packs: their pile, the check of each, and schemas for editors."""

COMMAND = "check-pile"
"""What the command line calls the process that checks a pile."""
