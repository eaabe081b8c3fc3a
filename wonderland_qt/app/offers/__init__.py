"""Offers: what a player may choose at the drawn table, as cards, sheets, lines and keys."""
