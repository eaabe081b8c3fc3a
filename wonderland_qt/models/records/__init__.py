"""Records: the finished games on this computer and their statistics."""
