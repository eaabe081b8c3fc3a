"""Offers: what may be chosen at the drawn table, as cards, sheets, lines and keys."""
