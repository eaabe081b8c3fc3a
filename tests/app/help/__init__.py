"""Help and the rules reference on screen."""
