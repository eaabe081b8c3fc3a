"""Records: the finished games of the people at this screen, and what they come to."""
