"""The value of options in Pixie Queen, in points until the end."""
