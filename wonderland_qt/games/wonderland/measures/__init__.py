"""Measures: numbers that content reads from the position; each model stands beside its rule."""
