"""The art of the games: cut paper and linocut, drawn by code so that all of it keeps one style."""
