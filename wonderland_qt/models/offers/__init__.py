"""Offers: how options can be chosen by hand at the pieces of a table, and what they would bring."""
