"""Challenges as pages show them: what there are, what came of them here, and a table at which one is tried."""
