"""A table for the window: whose view it shows, its pieces, questions, answers and messages."""
