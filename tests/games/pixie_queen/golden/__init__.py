"""Golden playthroughs of Pixie Queen."""
