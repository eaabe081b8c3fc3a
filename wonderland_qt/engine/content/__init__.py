"""Content: YAML of all roots, later ones on top, read as one checked model with every mistake by line."""
