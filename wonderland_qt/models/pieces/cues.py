"""What of the facts can be seen moving, as plain data: what the drawn table may know of the engine."""

from wonderland_qt.engine.cues import Arrival, Cue, Fall, Handful, Journey, Roll, Strike

__all__ = ["Arrival", "Cue", "Fall", "Handful", "Journey", "Roll", "Strike"]
