"""The table of Bunny Kingdom: what lies on it, as pieces, and where."""
