"""Golden playthroughs and counts: games written down, so that a change of behaviour shows as a diff."""
