"""The analysis page of a finished game: chances, luck and skill, and the moments that decided it."""
