"""Positions of Wonderland's War written down by hand, to play scenarios from."""
