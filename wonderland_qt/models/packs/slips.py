"""Slips: what the page of packs shows of each pack, in words and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.packs import Pack
from wonderland_qt.models.packs.pile import Pile

State = Literal["off", "wrong", "overlaid", "fine"]
Notice = tuple[str, str]
"""Where something stands (file, line and column), and what is said of it."""


@dataclass(frozen=True)
class Slip:
    """One pack of the pile: `number` counts from the bottom, `changes` what it changes of each section."""

    id: str
    name: str
    version: str
    author: str
    games: tuple[str, ...]
    path: Path
    number: int
    on: bool
    mistakes: tuple[Notice, ...]
    overlaid: tuple[Notice, ...]
    oddities: tuple[Notice, ...]
    changes: Mapping[str, int]

    @property
    def state(self) -> State:
        """Return how the pack stands in the pile."""
        if self.mistakes:
            return "wrong"
        if not self.on:
            return "off"
        return "overlaid" if self.overlaid else "fine"


def slips(pile: Pile) -> tuple[Slip, ...]:
    """Return the slips of a pile from the top down."""
    return tuple(_slip(pile, pack, number) for number, pack in reversed(list(enumerate(pile.packs, start=1))))


def _slip(pile: Pile, pack: Pack, number: int) -> Slip:
    names = {other.folder: other.name for other in pile.packs}
    conflicts = pile.conflicts(pack) if pile.is_on(pack) else ()
    overlaid = tuple(
        (
            conflict.where,
            names[conflict.upper_root if conflict.lower_root == pack.folder else conflict.lower_root],
        )
        for conflict in conflicts
    )
    changes: dict[str, int] = {}
    for sections in pile.holds(pack).values():
        for section, count in sections.items():
            changes[section] = changes.get(section, 0) + count
    return Slip(
        id=pack.id,
        name=pack.name,
        version=pack.version,
        author=pack.author,
        games=pile.games_of(pack),
        path=pack.path,
        number=number,
        on=pile.is_on(pack),
        mistakes=tuple(_notice(mistake, pack) for mistake in pile.mistakes(pack)),
        overlaid=overlaid,
        oddities=tuple(_notice(odd, pack) for odd in pile.oddities(pack)),
        changes=changes,
    )


def _notice(mistake: Mistake, pack: Pack) -> Notice:
    """Return where a mistake is, as seen from the pack, and what was expected there."""
    inside = mistake.path.is_relative_to(pack.path)
    file = mistake.path.relative_to(pack.path) if inside else mistake.path
    name = file.as_posix() if str(file) != "." else pack.path.name
    place = f"{name}:{mistake.line}:{mistake.column}" if mistake.path != pack.path else name
    return place, f"{mistake.where}: {mistake.expected}" if mistake.where else mistake.expected
