"""Qt models over a session: the only layer through which the windows reach the engine."""
