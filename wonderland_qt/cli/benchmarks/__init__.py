"""Benchmarks of the window and of the workshop, which no player starts."""
