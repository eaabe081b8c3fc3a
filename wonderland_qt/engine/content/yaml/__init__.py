"""YAML: one file read strictly, every place in it told by line, and edited without touching the rest."""
