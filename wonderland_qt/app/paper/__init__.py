"""Paper: the look of the windows, and words that are not cut off."""
