"""The records on screen."""
