"""The plain table for accessibility: an outline of the pieces, and lists of options, scores and log."""
