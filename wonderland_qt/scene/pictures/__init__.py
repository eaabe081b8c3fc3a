"""Pictures: the art of games, generated pictures where art is missing, and pixmaps baked from both."""
