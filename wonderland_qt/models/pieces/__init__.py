"""The pieces on a table as an item model, and what of them the scene hears."""
