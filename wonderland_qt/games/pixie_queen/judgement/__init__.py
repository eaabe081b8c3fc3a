"""What options are worth in Pixie Queen, in points until the end."""
