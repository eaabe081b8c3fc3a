"""Moving: animations of pieces on the table, their order, and previews of an answer."""
