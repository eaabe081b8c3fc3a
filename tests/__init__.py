"""Shows that the program keeps the rules and its own promises."""
