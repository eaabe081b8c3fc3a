"""The pages of saved games and of their replay."""
