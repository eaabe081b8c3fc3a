"""Scenarios: positions typed into YAML, played and compared with what should come of them."""
