"""The page on which a finished game is looked at again: chances, luck and skill, and what decided it."""
