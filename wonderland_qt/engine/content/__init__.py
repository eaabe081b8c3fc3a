"""Content: YAML of all folders, later ones on top, read as one checked model with every mistake by line."""
