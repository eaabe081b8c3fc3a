"""Adapters for research: PettingZoo and OpenSpiel, with numbered actions and named tensors."""
