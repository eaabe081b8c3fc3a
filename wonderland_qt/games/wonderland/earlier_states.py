"""States that earlier programs wrote, brought up to the fields of now."""

from __future__ import annotations

from typing import Any

from wonderland_qt.games.wonderland.content.game_content import Content


def name_the_ring(content: Content, state: dict[str, Any]) -> None:
    """Name the regions in use: all of them, before two players could play and left one out (TWO-1)."""
    state.setdefault("ring", content.ring)
