"""A table as the window knows it: who sees what, what stands on it, what is asked, answered and told."""
