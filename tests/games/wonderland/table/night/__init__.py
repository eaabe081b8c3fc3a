"""The stages of a war."""
