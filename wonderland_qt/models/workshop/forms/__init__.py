"""Forms of entries: the kinds of values in a content, and the rows in which they are shown and changed."""
