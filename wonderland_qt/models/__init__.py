"""Qt models over a session: the only way from Qt to the engine."""
