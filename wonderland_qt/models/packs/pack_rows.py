"""The rows of the page of packs, in words and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, NamedTuple

from wonderland_qt.engine.content.folders.older_copies import older_copies
from wonderland_qt.engine.content.folders.packs import Pack, raised_by
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.remedies import Remedy, remedy_of
from wonderland_qt.engine.words.foreign_text import on_one_line
from wonderland_qt.engine.words.worded_errors import ENGLISH
from wonderland_qt.models.packs.pack_art import WrongArt, wrong_art
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.packs.shared_entries import SharedEntry, shared_entry

State = Literal["off", "wrong", "overlaid", "fine", "checking"]


class Place(NamedTuple):
    """A file, and a line and column in it, counted from 1."""

    file: Path
    line: int
    column: int


class Notice(NamedTuple):
    """A message about a place in a file, where an editor can open it, and a fix if there is one."""

    place: str
    message: str
    opened_at: Place | None = None
    remedy: Remedy | None = None


class Overlaid(NamedTuple):
    """A field that another pack changes too, and the other pack's id and name.

    `counts` means that this pack takes precedence; `entry` is set if both packs' entries can be kept.
    """

    where: str
    other: str
    name: str
    counts: bool
    entry: SharedEntry | None = None


@dataclass(frozen=True)
class PackRow:
    """One pack of the pile: `number` counts from the bottom, `changes` has its entries by section.

    `pictures` cannot be drawn, and `older` are kept copies of replaced versions. While a pack is
    `being_checked`, nothing more is known of it.
    """

    id: str
    name: str
    version: str
    author: str
    games: tuple[str, ...]
    path: Path
    number: int
    on: bool
    mistakes: tuple[Notice, ...]
    overlaid: tuple[Overlaid, ...]
    warnings: tuple[Notice, ...]
    changes: Mapping[str, int]
    pictures: tuple[WrongArt, ...] = ()
    older: tuple[Path, ...] = ()
    being_checked: bool = False

    @property
    def state(self) -> State:
        """Return the state of the pack in the pile: the first that applies, in the order of importance."""
        if self.being_checked:
            return "checking"
        if self.mistakes:
            return "wrong"
        if not self.on:
            return "off"
        return "overlaid" if self.overlaid else "fine"


def pack_rows(pile: PackPile, language: str = ENGLISH) -> tuple[PackRow, ...]:
    """Return the rows of a pile from the top down, with mistakes in a language."""
    from_below = list(enumerate(pile.packs, start=1))
    return tuple(
        _row_even_if_reading_fails(pile, pack, number, language) for number, pack in reversed(from_below)
    )


def rows_to_check(pile: PackPile) -> tuple[PackRow, ...]:
    """Return the rows, from the top down, of a pile that is still being checked: what the manifests say."""
    from_below = list(enumerate(pile.packs, start=1))
    return tuple(_row_to_check(pile, pack, number) for number, pack in reversed(from_below))


def _row_to_check(pile: PackPile, pack: Pack, number: int) -> PackRow:
    """Return the row of a pack that is still being checked, with the game that its manifest names."""
    games = (pack.game,) if pack.game else ()
    return replace(_bare_row(pile, pack, number), games=games, being_checked=True)


def _row_even_if_reading_fails(pile: PackPile, pack: Pack, number: int, language: str) -> PackRow:
    """Return the row of a pack; an exception becomes a mistake of the pack and spares the other rows."""
    try:
        return _whole_row(pile, pack, number, language)
    except Exception as error:  # no other pack suffers from it
        mistake = _notice_of(raised_by(pack.path, error), pack, language)
        return replace(_bare_row(pile, pack, number), mistakes=(mistake,))


def _bare_row(pile: PackPile, pack: Pack, number: int) -> PackRow:
    """Return a row with what the manifest says of a pack, and nothing of its content."""
    return PackRow(
        id=pack.id,
        name=pack.name,
        version=pack.version,
        author=pack.author,
        games=(),
        path=pack.path,
        number=number,
        on=pile.is_on(pack),
        mistakes=(),
        overlaid=(),
        warnings=(),
        changes={},
    )


def _whole_row(pile: PackPile, pack: Pack, number: int, language: str) -> PackRow:
    """Return the row of a pack that is checked; `number` is its place in the pile, counted from the bottom.

    Its mistakes are read last, because an error that is raised while other parts are read is one of them.
    """
    changes = _entries_by_section(pile, pack)
    overlaid = tuple(_overlaid_fields(pile, pack)) if pile.is_on(pack) else ()
    warnings, mistakes = pile.warnings(pack), pile.mistakes(pack)
    return replace(
        _bare_row(pile, pack, number),
        games=pile.games_of(pack),
        mistakes=tuple(_notice_of(mistake, pack, language) for mistake in mistakes),
        overlaid=overlaid,
        warnings=tuple(_notice_of(warning, pack, language) for warning in warnings),
        changes=changes,
        pictures=tuple(wrong_art(pile.art(pack), pack.folder)),
        older=older_copies(pack.path),
    )


def _entries_by_section(pile: PackPile, pack: Pack) -> Mapping[str, int]:
    """Return how many entries or fields a pack has in each section, of all its games together."""
    counts = Counter[str]()
    for counts_of_game in pile.holds(pack).values():
        counts.update(counts_of_game)
    return dict(counts)


def with_pictures(pile: PackPile, pack_row: PackRow) -> PackRow:
    """Return a row with the pictures that are known by now to be impossible to draw."""
    pack = pile.pack(pack_row.id)
    return replace(pack_row, pictures=tuple(wrong_art(pile.art(pack), pack.folder)))


def _overlaid_fields(pile: PackPile, pack: Pack) -> Iterator[Overlaid]:
    """Yield the fields that a pack and another one in play set differently."""
    packs = {other.folder: other for other in pile.packs}
    for game in pile.games_of(pack):
        for conflict in pile.conflicts(pack, game):
            is_upper = conflict.upper_folder == pack.folder
            other = packs[conflict.lower_folder if is_upper else conflict.upper_folder]
            entry = shared_entry(pile, pack, game, conflict)
            yield Overlaid(conflict.where, other=other.id, name=other.name, counts=is_upper, entry=entry)


def _notice_of(mistake: Mistake, pack: Pack, language: str) -> Notice:
    """Return the notice of a mistake, with its place relative to the pack.

    A mistake of the whole pack, or without a line, names only the file; one in an archive cannot be opened.
    """
    expected = mistake.expected_in(language)
    message = f"{mistake.where}: {expected}" if mistake.where else expected
    file = on_one_line(_path_in_pack(mistake.path, pack))
    has_line = mistake.path != pack.path and bool(mistake.line)
    if not has_line:
        return Notice(file, message, remedy=remedy_of(mistake))
    place, can_be_opened = Place(mistake.path, mistake.line, mistake.column), mistake.path.is_file()
    return Notice(
        f"{file}:{place.line}:{place.column}",
        message,
        opened_at=place if can_be_opened else None,
        remedy=remedy_of(mistake),
    )


def _path_in_pack(file: Path, pack: Pack) -> str:
    """Return the path of a file within a pack, the pack's own name for the pack as a whole."""
    if file == pack.path:
        return pack.path.name
    return (file.relative_to(pack.path) if file.is_relative_to(pack.path) else file).as_posix()
