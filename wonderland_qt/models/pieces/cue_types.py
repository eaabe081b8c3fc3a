"""The engine's types of visible motion, for the scene, which may not import the engine."""

from wonderland_qt.engine.table.cues import Appear, Cue, Fall, Handful, Leave, Roll, Strike, Travel

__all__ = ["Appear", "Cue", "Fall", "Handful", "Leave", "Roll", "Strike", "Travel"]
