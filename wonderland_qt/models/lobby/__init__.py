"""Before a game: the shelf of games, who is invited, where they sit, the games kept; how one begins."""
