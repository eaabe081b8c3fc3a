"""Table: items for the pieces, where they lie, the ground under them, their light, and the view."""
