"""The workshop: shows a game's content entry by entry, edits it in a pack, and tries the changes."""
