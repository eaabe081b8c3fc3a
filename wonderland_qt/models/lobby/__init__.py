"""Before a game: the shelf of games, invitations, seats, saved games, and the lobby that starts a table."""
