"""The seats of a new game: portraits, chairs round the table, and the shelf of roles."""
