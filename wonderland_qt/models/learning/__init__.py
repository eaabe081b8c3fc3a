"""Learning: lessons at a table, illustrated pages and the handbook."""
