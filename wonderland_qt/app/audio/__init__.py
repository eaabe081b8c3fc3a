"""Sounds, the ambience of rooms, and the device that plays them."""
