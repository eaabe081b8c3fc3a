"""Checks any game: run `python -m wonderland_qt.testing GAME`, or call `problems` in a test.

>>> from wonderland_qt.testing import problems
>>> problems("tea_for_2", seeds=range(1))
[]
"""

from wonderland_qt.testing.whole_games import problems

__all__ = ["problems"]
