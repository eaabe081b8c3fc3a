"""The challenges on screen."""
