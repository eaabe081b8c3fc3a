"""Pictures: art, what no one has drawn, and pixmaps baked from both."""
