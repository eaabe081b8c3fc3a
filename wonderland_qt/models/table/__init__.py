"""A table as the window knows it: who sees what, what stands on it, what is told of it."""
