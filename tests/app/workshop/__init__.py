"""The workshop on screen."""
