"""Games kept: their list, their moments, the replay, and reports of what went wrong."""
