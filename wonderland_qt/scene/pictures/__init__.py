"""Pictures: art, what nobody has drawn, and pixmaps baked from both."""
