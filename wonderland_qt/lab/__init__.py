"""Thousands of games at once, and what they tell."""
