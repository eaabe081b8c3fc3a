"""The pictures of Tea for 2."""
