"""The workshop, the page on which content is browsed, changed and tried."""
