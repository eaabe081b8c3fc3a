"""Games kept: what they tell of themselves, the replay, and reports of what went wrong."""
