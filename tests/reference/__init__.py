"""The pages of reference: made from docstrings, models and content, and checked to be what would be made."""
