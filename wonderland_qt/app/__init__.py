"""The windows that a player sees."""
