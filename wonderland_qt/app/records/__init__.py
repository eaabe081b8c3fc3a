"""The page of records: who won what, evening by evening, and moments to tell of."""
