"""Moving: what travels over the table, in which order, and what would lie there, half seen."""
