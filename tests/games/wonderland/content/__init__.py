"""Shows that every entry of the content does what it says."""
