"""Table: the pieces of a game, where they lie, and what is seen and heard of them."""
