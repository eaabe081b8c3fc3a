"""Players, identified by the id of the role that they play."""

from __future__ import annotations

from typing import NewType

PlayerId = NewType("PlayerId", str)
