"""The moments of a game that a picture is taken of."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wonderland_qt.games.bunny_kingdom.seen.view import TableView

ROUND_SEEN = 3


def in_draft(view: TableView) -> bool:
    """Tell whether cards are being chosen, with some rabbits on the map."""
    return view.round == ROUND_SEEN and view.phase == "exploration"


def in_construction(view: TableView) -> bool:
    """Tell whether buildings are being built."""
    return view.round == ROUND_SEEN and view.phase == "construction"


MOMENTS: Mapping[str, Callable[[TableView], bool]] = {"draft": in_draft, "construction": in_construction}
