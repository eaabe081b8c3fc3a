"""Verbs: what an effect in YAML does; each model stands beside its rule."""
