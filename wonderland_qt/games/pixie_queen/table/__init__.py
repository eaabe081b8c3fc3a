"""What lies on the table of Pixie Queen, and where."""
