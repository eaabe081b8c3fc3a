"""Table: the page at which a game is played, with its panels."""
