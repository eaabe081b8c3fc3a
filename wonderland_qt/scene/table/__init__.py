"""Table: items for the pieces, where they lie, how they move, and the view."""
