"""The look of the windows, and widgets whose words are never cut off."""
