"""The workshop: content as it is written now, entry by entry, and what a change of it does."""
