"""Help that is there on every page: its menu, the handbook of those who change the games, reports."""
