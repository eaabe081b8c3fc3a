"""The drawn table on screen: what moves, and what is held up."""
