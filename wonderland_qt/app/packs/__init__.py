"""The page of packs: the pile of packs in their order, and what each one changes."""
