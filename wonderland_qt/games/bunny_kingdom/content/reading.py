"""The content of all roots, read, and checked for what the rules need beyond its form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from wonderland_qt.engine.content.content import read_content
from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.games.bunny_kingdom import facts
from wonderland_qt.games.bunny_kingdom.content.content import PLAYERS, Content, Deal
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.grid import Grid
from wonderland_qt.parts.appearances import appearances_fit
from wonderland_qt.parts.entries import said_for_each, said_once


def read_pack(roots: Sequence[Path]) -> Pack:
    """Read the content of all roots, later ones on top; raises ContentMistakes naming all mistakes."""
    checks = (letters, rows, lava, said_once, sides, deals, numbers, tables, appearances_fit(facts))
    return Pack(read_content(roots, "bunny_kingdom", Content, checks))


def letters(content: Content) -> Iterator[Complaint]:
    """Yield the terrains that share a letter, and the letters of the map that no terrain has."""
    known: dict[str, str] = {}
    for number, terrain in enumerate(content.terrains):
        if known.setdefault(terrain.letter, terrain.id) != terrain.id:
            expected = f"'{known[terrain.letter]}' has this letter already; choose another"
            yield Complaint(("terrains", number, "letter"), expected)
    for row, line in content.board.rows.items():
        for letter in sorted(set(line) - known.keys()):
            yield Complaint(
                ("map", "rows", row), f"no terrain has the letter '{letter}'{suggestion(letter, known)}"
            )


def rows(content: Content) -> Iterator[Complaint]:
    """Yield the rows that are not as long as the others (COMP-1)."""
    lengths = Counter(map(len, content.board.rows.values()))
    ((usual, _),) = lengths.most_common(1)
    for row, line in content.board.rows.items():
        if len(line) != usual:
            expected = f"this row has {len(line)} squares and the others {usual}; make them equal"
            yield Complaint(("map", "rows", row), expected)


def lava(content: Content) -> Iterator[Complaint]:
    """Yield lava that lies between squares which share no side."""
    grid = Grid(content.board.rows)
    for number, (square, other) in enumerate(content.board.lava):
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


def sides(content: Content) -> Iterator[Complaint]:
    """Yield sides to pass to that are not one for each round (DRAFT-4)."""
    settings = content.settings
    if len(settings.pass_direction) != settings.rounds:
        expected = f"expected one side for each of the {settings.rounds} rounds"
        yield Complaint(("settings", "pass_direction"), expected)


def deals(content: Content) -> Iterator[Complaint]:
    """Yield deals that do not come out even, that too few colours or too small a deck allow."""
    yield from said_for_each("deals", [deal.players for deal in content.deals], PLAYERS, "deal")
    for number, deal in enumerate(content.deals):
        if deal.players > len(content.colours):
            expected = f"there are only {len(content.colours)} colours; add one or remove this deal"
            yield Complaint(("deals", number, "players"), expected)
        yield from (Complaint(("deals", number, key), expected) for key, expected in _deal(content, deal))


def _deal(content: Content, deal: Deal) -> Iterator[tuple[str, str]]:
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
    provisions = content.provisions
    drawn = provisions.copies * provisions.draw_and_play
    dealt = content.settings.rounds * deal.players * (deal.hand + deal.reserve)
    cards = sum(map(len, content.board.rows.values())) + len(content.parchments) + provisions.copies
    cards += sum(building.copies for building in content.buildings)
    if dealt + drawn > cards:
        yield "hand", f"{dealt} cards are dealt and {drawn} drawn in a game, and there are only {cards}"


def numbers(content: Content) -> Iterator[Complaint]:
    """Yield camps that share a number: the lowest is asked first (CAMP-4)."""
    known: dict[int, str] = {}
    for place, building in enumerate(content.buildings):
        if building.kind == "camp" and (
            building.copies > 1 or known.setdefault(building.number, building.id) != building.id
        ):
            yield Complaint(("buildings", place, "number"), "another camp has this number; give each its own")


def tables(content: Content) -> Iterator[Complaint]:
    """Yield the numbers of players for which nothing says where things lie."""
    layouts = content.table.layouts if content.table is not None else PLAYERS
    for players in PLAYERS:
        if players not in layouts:
            yield Complaint(("table", "layouts"), f"no table for {players} players; add '{players}: ...'")
