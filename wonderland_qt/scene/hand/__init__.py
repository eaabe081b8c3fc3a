"""Hand: drags, clicks and keys, as an offer allows."""
