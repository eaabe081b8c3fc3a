"""The page of records: who won what, game by game, and memorable moments."""
