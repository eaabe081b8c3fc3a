"""The page of challenges, and the bar over a table at which one is tried."""
