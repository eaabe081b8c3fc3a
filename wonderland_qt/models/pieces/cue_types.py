"""What of the events can be seen moving, as plain data: what the drawn table may know of the engine."""

from wonderland_qt.engine.table.cues import Appear, Cue, Fall, Handful, Roll, Strike, Travel

__all__ = ["Appear", "Cue", "Fall", "Handful", "Roll", "Strike", "Travel"]
