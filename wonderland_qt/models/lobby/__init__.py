"""Before a game: the shelf of games, who is invited, where they sit, how a game begins."""
