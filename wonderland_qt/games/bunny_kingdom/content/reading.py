"""The content of all folders, read, and checked for what the rules need beyond its form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from wonderland_qt.components.appearances import appearances_fit
from wonderland_qt.components.entries import one_for_each_size, unique_ids
from wonderland_qt.engine.content.content_reader import read_content
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.games.bunny_kingdom import events
from wonderland_qt.games.bunny_kingdom.content.content_files import PLAYERS, ContentFiles, Deal
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.grid import Grid


def load_content(content_folders: Sequence[Path]) -> Content:
    """Read the content of all folders, later ones on top; raises ContentMistakes naming all mistakes."""
    checks = (letters, rows, lava, unique_ids, sides, deals, numbers, tables, appearances_fit(events))
    return Content(read_content(content_folders, "bunny_kingdom", ContentFiles, checks))


def letters(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the terrains that share a letter, and the letters of the map that no terrain has."""
    known: dict[str, str] = {}
    for number, terrain in enumerate(files.terrains):
        if known.setdefault(terrain.letter, terrain.id) != terrain.id:
            expected = f"'{known[terrain.letter]}' has this letter already; choose another"
            yield Complaint(("terrains", number, "letter"), expected)
    for row, line in files.board.rows.items():
        for letter in sorted(set(line) - known.keys()):
            yield Complaint(
                ("map", "rows", row), f"no terrain has the letter '{letter}'{suggestion(letter, known)}"
            )


def rows(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the rows that are not as long as the others (COMP-1)."""
    lengths = Counter(map(len, files.board.rows.values()))
    ((usual, _),) = lengths.most_common(1)
    for row, line in files.board.rows.items():
        if len(line) != usual:
            expected = f"this row has {len(line)} squares and the others {usual}; make them equal"
            yield Complaint(("map", "rows", row), expected)


def lava(files: ContentFiles) -> Iterator[Complaint]:
    """Yield lava that lies between squares which share no side."""
    grid = Grid(files.board.rows)
    for number, (square, other) in enumerate(files.board.lava):
        for place, name in enumerate((square, other)):
            if name not in grid.letters:
                expected = (
                    f"the map has no square '{name}'; use one of {grid.squares[0]} to {grid.squares[-1]}"
                )
                yield Complaint(("map", "lava", number, place), expected)
        if {square, other} <= grid.letters.keys() and other not in grid.beside[square]:
            yield Complaint(
                ("map", "lava", number), f"'{square}' and '{other}' share no side; name two that do"
            )


def sides(files: ContentFiles) -> Iterator[Complaint]:
    """Yield sides to pass to that are not one for each round (DRAFT-4)."""
    settings = files.settings
    if len(settings.pass_direction) != settings.rounds:
        expected = f"expected one side for each of the {settings.rounds} rounds"
        yield Complaint(("settings", "pass_direction"), expected)


def deals(files: ContentFiles) -> Iterator[Complaint]:
    """Yield deals that do not come out even, that too few colours or too small a deck allow."""
    yield from one_for_each_size("deals", [deal.players for deal in files.deals], PLAYERS, "deal")
    for number, deal in enumerate(files.deals):
        if deal.players > len(files.colours):
            expected = f"there are only {len(files.colours)} colours; add one or remove this deal"
            yield Complaint(("deals", number, "players"), expected)
        yield from (Complaint(("deals", number, key), expected) for key, expected in _deal(files, deal))


def _deal(files: ContentFiles, deal: Deal) -> Iterator[tuple[str, str]]:
    if deal.play > deal.choose:
        yield "play", f"expected at most {deal.choose}, as many as are chosen"
    choices, left = divmod(deal.hand + deal.reserve, deal.choose)
    if left:
        yield (
            "hand",
            f"cards are chosen {deal.choose} at a time, and {left} would be left; deal more or fewer",
        )
    elif deal.reserve not in {0, choices}:
        yield "reserve", f"a card comes to the hand before each of {choices} choices; deal {choices}, or none"
    provisions = files.provisions
    drawn = provisions.copies * provisions.draw_and_play
    dealt = files.settings.rounds * deal.players * (deal.hand + deal.reserve)
    cards = sum(map(len, files.board.rows.values())) + len(files.parchments) + provisions.copies
    cards += sum(building.copies for building in files.buildings)
    if dealt + drawn > cards:
        yield "hand", f"{dealt} cards are dealt and {drawn} drawn in a game, and there are only {cards}"


def numbers(files: ContentFiles) -> Iterator[Complaint]:
    """Yield camps that share a number: the lowest is asked first (CAMP-4)."""
    known: dict[int, str] = {}
    for place, building in enumerate(files.buildings):
        if building.kind == "camp" and (
            building.copies > 1 or known.setdefault(building.number, building.id) != building.id
        ):
            yield Complaint(("buildings", place, "number"), "another camp has this number; give each its own")


def tables(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the numbers of players for which nothing says where things lie."""
    layouts = files.table.layouts if files.table is not None else PLAYERS
    for players in PLAYERS:
        if players not in layouts:
            yield Complaint(("table", "layouts"), f"no table for {players} players; add '{players}: ...'")
