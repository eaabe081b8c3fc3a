"""Table: the scene, its items for pieces, their positions, ground and light, and the view."""
