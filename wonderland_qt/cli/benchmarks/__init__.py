"""Benchmarks of the window and of the workshop, for developers."""
