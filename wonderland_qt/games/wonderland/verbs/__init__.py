"""Verbs: what an effect in YAML does; each model stands beside its rule."""

from wonderland_qt.games.wonderland.verbs import battle, chips, choices, leader, rewards, units

__all__ = ["battle", "chips", "choices", "leader", "rewards", "units"]
