"""Scenarios of Pixie Queen: positions that can be written down, and the stage to play them on."""
