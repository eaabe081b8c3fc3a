"""Folders of content: the game's own, the packs over it, where each entry comes from, how packs get there."""
