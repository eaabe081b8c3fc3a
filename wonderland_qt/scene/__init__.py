"""The drawn table: a Graphics View scene made from the models alone; it knows no rule and no game."""
