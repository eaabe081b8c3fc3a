"""The page on which content is browsed, changed and tried."""
