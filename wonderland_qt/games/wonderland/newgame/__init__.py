"""A new game: who sits down, with which allies, and the set-up."""
