"""Parchments: treasures and missions, which score after the last harvest."""

from __future__ import annotations

from typing import Literal

from wonderland_qt.parts.entries import Entry


class Parchment(Entry):
    """A parchment; there is one of each (COMP-8)."""

    kind: Literal["treasure", "mission"]
