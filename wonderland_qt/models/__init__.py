"""Qt models over a session: the only door from Qt to the engine."""
