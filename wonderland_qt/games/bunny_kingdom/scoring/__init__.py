"""Final scoring: parchments open, copies are chosen, every parchment scores (SCORE, COPY)."""
