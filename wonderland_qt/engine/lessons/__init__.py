"""Lessons: what a teacher says, when, and which pieces are to be touched; as data of a game's content."""
