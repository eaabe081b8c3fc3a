"""The plain view."""
