"""The sounds of the games, synthesised: `make sounds` writes them below resources."""
