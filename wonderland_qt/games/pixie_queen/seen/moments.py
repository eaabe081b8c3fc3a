"""The moments of a game that a picture is taken of."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wonderland_qt.games.pixie_queen.seen.view import TableView

ROUND_SEEN = 3


def in_action(view: TableView) -> bool:
    """Tell whether discs lie on the pyramid, and pixies stand there."""
    return view.round == ROUND_SEEN and view.phase == "action" and len(view.discs) > len(view.seats)


def in_judgement(view: TableView) -> bool:
    """Tell whether the Queen rewards or punishes."""
    return view.round >= ROUND_SEEN and view.phase in {"reward", "punish"}


MOMENTS: Mapping[str, Callable[[TableView], bool]] = {"action": in_action, "judgement": in_judgement}
