"""The pages of packs and their sources."""
