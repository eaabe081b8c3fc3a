"""The pictures of Pixie Queen."""
