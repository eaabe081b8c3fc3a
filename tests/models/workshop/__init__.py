"""The models of the workshop."""
