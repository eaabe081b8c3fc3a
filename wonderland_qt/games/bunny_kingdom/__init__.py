"""Bunny Kingdom: draft territories, build cities and farms on them, and harvest fiefs."""
