"""Content: the models of the YAML and the pack, its indices."""
