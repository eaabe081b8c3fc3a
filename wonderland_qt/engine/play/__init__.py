"""Play: a game at a table, with its seats, its undo and what each bot knows of it."""
