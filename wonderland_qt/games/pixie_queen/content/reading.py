"""The content of all roots, read, and checked for what the rules need beyond its form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from wonderland_qt.engine.content.content import read_content
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.games.pixie_queen.content.content import PLAYERS, Content
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.content.table_content import STAGES
from wonderland_qt.games.pixie_queen.content.vocabulary import Goods
from wonderland_qt.parts.entries import said_once
from wonderland_qt.parts.table_plan import stages_named


def read_pack(roots: Sequence[Path]) -> Pack:
    """Read the content of all roots, later ones on top; raises ContentMistakes naming all mistakes."""
    checks = (said_once, tables, levels, money, supply, shackles, stages)
    return Pack(read_content(roots, "pixie_queen", Content, checks))


def tables(content: Content) -> Iterator[Complaint]:
    """Yield numbers of players without a table, and tables with more tiles or pixies than there are."""
    known = Counter(table.players for table in content.tables)
    for players in PLAYERS:
        if known[players] != 1:
            yield Complaint(("tables",), f"expected one table for {players} players; add or remove one")
    copies = {tile.id: tile.copies for tile in content.food_tiles}
    for number, table in enumerate(content.tables):
        if table.pixies > content.mine.places:
            expected = f"a mine has {content.mine.places} places; expected at most as many pixies"
            yield Complaint(("tables", number, "pixies"), expected)
        for tile, wanted in Counter(table.food_tiles).items():
            if wanted > copies[tile]:
                expected = f"there are {copies[tile]} of '{tile}', not {wanted}"
                yield Complaint(("tables", number, "food_tiles"), expected)
        if table.players + table.dummy > len(content.colours):
            yield Complaint(("tables", number, "players"), f"there are only {len(content.colours)} colours")


def levels(content: Content) -> Iterator[Complaint]:
    """Yield levels of the pyramid that are left out below its top."""
    known = {action.level for action in content.actions if action.level}
    for level in range(1, max(known, default=1) + 1):
        if level not in known:
            yield Complaint(("actions",), f"no action stands on level {level} of the pyramid; add one")


def money(content: Content) -> Iterator[Complaint]:
    """Yield that silver or gold is lacking: both have a track of that name (COMP-8)."""
    known = {good.id for good in content.goods}
    for good in ("silver", "gold"):
        if good not in known:
            yield Complaint(("goods",), f"expected a good '{good}', which has a track; add it")


def supply(content: Content) -> Iterator[Complaint]:
    """Yield goods of which more are given out at first than there are (SETUP)."""
    setup, players = content.setup, PLAYERS[-1]
    given: list[tuple[str, Goods, int]] = [
        ("start", setup.start, players),
        ("not_first", setup.not_first, players - 1),
        ("bag", setup.bag, 1),
        ("special_row", setup.special_row, 1),
    ]
    for good in content.goods:
        wanted = sum(goods.get(good.id, 0) * times for _, goods, times in given)
        if wanted > good.total:
            expected = (
                f"with {players} players {wanted} of '{good.id}' are given out, but there are {good.total}"
            )
            yield Complaint(("setup",), expected)
    if sum(setup.round_tiles.values()) < content.settings.rounds:
        yield Complaint(("setup", "round_tiles"), "expected a round tile for each round")


def shackles(content: Content) -> Iterator[Complaint]:
    """Yield shackles that do not rise (DEMOTE-1)."""
    if any(lower >= higher for lower, higher in pairwise(content.score.shackles)):
        yield Complaint(("score", "shackles"), "expected numbers that rise, each once")


def stages(content: Content) -> Iterator[Complaint]:
    """Yield stages that are lacking, and those that nothing shows."""
    return stages_named(content.table, STAGES)
