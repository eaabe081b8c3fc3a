"""What a hand may do at the pieces on a table, and what it would bring about."""
