"""The pictures of Bunny Kingdom."""
