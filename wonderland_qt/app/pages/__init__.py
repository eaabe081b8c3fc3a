"""Pages: start, new game, curtain, final score, rules and preferences."""
