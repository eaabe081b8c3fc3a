"""How a piece looks: all that its picture is made of, as a value that pictures are kept by."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from wonderland_qt.models.pieces.layout_types import Rect, Slot


class State(Enum):
    """What a piece is doing."""

    PLAIN = "plain"
    LIFTED = "lifted"
    DIMMED = "dimmed"


@dataclass(frozen=True, slots=True)
class Look:
    """A piece as it is seen.

    `lines` are written on it; `doing` is what its player is doing, `busy` while others wait for that,
    `ready` when their answer is in. `track` is its slot, if it has cells, `owner` is whose foot it stands on,
    `cells` are what an area covers, seen from its corner.
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
