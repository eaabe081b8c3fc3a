"""Dealing: redraws the hidden cards of zones where a viewer cannot tell where they are."""
