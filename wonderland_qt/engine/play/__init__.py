"""Play: a game at a table, with its seats, journal, undo, saves and what bots get of it."""
