"""Challenges as pages show them: which there are, what came of them here, and tables to try them at."""
