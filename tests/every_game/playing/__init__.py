"""Every game played in the window."""
