"""Content: the models of its files, and all that the rules ask of it."""
