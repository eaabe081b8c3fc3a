"""The documents: what they say is so, and their pictures."""
