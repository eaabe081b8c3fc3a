"""Players: who takes part in a game, by the id of the part that they play."""

from __future__ import annotations

from typing import NewType

PlayerId = NewType("PlayerId", str)
