"""Packs: their pile, the check of each, and schemas for editors."""
