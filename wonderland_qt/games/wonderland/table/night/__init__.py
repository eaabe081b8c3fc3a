"""The stages of a war: battle, result and forge, and the moments on the way."""
