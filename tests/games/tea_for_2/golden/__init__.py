"""Golden playthroughs: games written down, so that a change of behaviour shows as a diff."""
