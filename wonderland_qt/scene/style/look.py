"""The look of a piece: everything that its picture depends on, as a key for the picture cache."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from wonderland_qt.models.pieces.layout_types import Rect, Slot


class State(Enum):
    """Whether a piece is shown plain, lifted or dimmed."""

    PLAIN = "plain"
    LIFTED = "lifted"
    DIMMED = "dimmed"


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that a piece's picture depends on.

    `lines` are the words printed on it. `doing` is what its player is doing, `busy` while others wait for
    that, and `ready` when the player has answered. `track` is its slot if that has cells, `owner` the role
    whose foot or colours it has, and `cells` the rectangles of an area, relative to its corner.
    """

    kind: str
    art: str
    face: bool = True
    badge: str = ""
    label: str = ""
    icons: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    doing: str = ""
    busy: bool = False
    ready: bool = False
    state: State = State.PLAIN
    track: Slot | None = None
    owner: str = ""
    cells: tuple[Rect, ...] = ()
