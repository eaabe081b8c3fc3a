"""The art of Wonderland: cut paper and linocut, drawn by code so that all of it keeps one style."""
