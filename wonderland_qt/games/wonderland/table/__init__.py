"""The table of Wonderland's War: what lies on it, as pieces, and where."""
