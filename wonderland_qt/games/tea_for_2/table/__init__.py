"""The table of Tea for 2: what lies on it, as pieces."""
