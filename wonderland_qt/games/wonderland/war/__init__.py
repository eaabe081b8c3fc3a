"""War: units in the regions, battles, draws, madness, wagers and the result."""
