"""Who sits at a new table, on screen."""
