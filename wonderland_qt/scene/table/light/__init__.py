"""Light: around what can be chosen or is pointed at, around whose turn it is, and on what a lesson shows."""
