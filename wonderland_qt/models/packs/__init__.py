"""Packs as the window knows them: their pile, what each holds and breaks, and what editors get to know."""
