"""The page of packs: the pile, and what is to be said of each pack in it."""
