"""The page of challenges, and the bar above the table while one is tried."""
