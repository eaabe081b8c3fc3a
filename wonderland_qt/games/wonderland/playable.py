"""What a content needs beyond its form so that it can be played by every number of players, and be seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.content_files import ContentFiles
from wonderland_qt.games.wonderland.newgame.setup import STARTING_QUESTS
from wonderland_qt.games.wonderland.state import PLAYERS, POISON

MOST = PLAYERS[-1]
DOUBLE = "madness_double"
"""The face of the double madness chip, which every faction has (COMP-2)."""


def enough(files: ContentFiles) -> Iterator[Complaint]:
    """Yield what there is too little of for a table of some size (SETUP-1, SETUP-2, SETUP-7, SETUP-13)."""
    wanted = {
        "tiles": (len(files.regions), Text("one-for-each-region")),
        "factions": (MOST, Text("one-for-each-player")),
        "quests": (STARTING_QUESTS * MOST, text("so-many-for-each-player", count=STARTING_QUESTS)),
        "ally_abilities": (1, Text("at-least-a-set")),
    }
    for section, (least, why) in wanted.items():
        count = len(getattr(files, section))
        if count < least:
            yield Complaint((section,), text("too-few", count=count, least=least, why=why))


def shards(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the numbers of players for which nothing says how many shards they start with (SETUP-17)."""
    for players in PLAYERS:
        if players not in files.board.starting_shards:
            yield Complaint(("board", "starting_shards"), text("shards-missing", players=players))


def tea(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the rounds that have no card for every chair (LAY-1)."""
    for number in range(1, files.board.rounds + 1):
        count = sum(card.round == number for card in files.tea_cards)
        if count < len(files.chairs):
            message = text("too-few-cards", round=number, cards=count, chairs=len(files.chairs))
            yield Complaint(("tea_cards",), message)


def chip_names(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the chips that go by one name, and poison by another than its own (COMP-3, SETUP-18)."""
    for number, face in enumerate(files.faces):
        if (face.kind == POISON) != (face.id == POISON):
            path: DocumentPath = ("faces", number, "id")
            yield Complaint(path, text("poison-face", poison=POISON))
    known = {DOUBLE}
    for path, name in _chip_names(files):
        if name in known:
            yield Complaint(path, text("chip-name-twice", name=name))
        known.add(name)


def _chip_names(files: ContentFiles) -> Iterator[tuple[DocumentPath, str]]:
    yield from ((("faces", number, "id"), face.id) for number, face in enumerate(files.faces))
    for number, faction in enumerate(files.factions):
        yield ("factions", number, "artifact", "id"), faction.artifact.id
        for strength in sorted(set(faction.starting)):
            yield ("factions", number, "id"), f"{faction.id}_{strength}"
    for number, card in enumerate(files.wonderlandians):
        if card.chips is not None:
            yield ("wonderlandians", number, "id"), card.id


def guests(files: ContentFiles) -> Iterator[Complaint]:
    """Yield the cards that bring both figures and chips, and figures that two cards bring (COMP-4)."""
    known: dict[str, str] = {}
    for number, card in enumerate(files.wonderlandians):
        path: DocumentPath = ("wonderlandians", number)
        if card.figures and card.chips is not None:
            yield Complaint((*path, "chips"), Text("figures-or-chips"), True)
        for place, figure in enumerate(card.figures):
            if known.setdefault(figure.id, card.id) != card.id:
                message = text("figure-twice", card=known[figure.id])
                yield Complaint((*path, "figures", place, "id"), message)


def table(files: ContentFiles) -> Iterator[Complaint]:
    """Yield what the table has no place for; a content without a table lies nowhere, and need not."""
    plan = files.table
    if plan is None:
        return
    for section, spots in (("regions", plan.regions), ("chairs", plan.chairs)):
        for entry in getattr(files, section):
            if entry.id not in spots:
                yield Complaint(("table", section), text("no-place-on-table", id=entry.id))
    for players in PLAYERS:
        if players not in plan.layouts:
            yield Complaint(("table", "layouts"), text("table-layout-missing", players=players))
    yield from _layouts(files)
    yield from _boards(files)


def _layouts(files: ContentFiles) -> Iterator[Complaint]:
    assert files.table is not None
    boards = files.table.boards
    for players, seating in files.table.layouts.items():
        path: DocumentPath = ("table", "layouts", players)
        if len(seating.seats) != players:
            message = text("table-seats", seats=len(seating.seats), players=players)
            yield Complaint((*path, "seats"), message)
        yield from _unknown_board(seating.board, boards, (*path, "board"))


def _boards(files: ContentFiles) -> Iterator[Complaint]:
    assert files.table is not None
    for name, stage in files.table.stages.items():
        if stage.board is not None:
            path: DocumentPath = ("table", "stages", name, "board", "board")
            yield from _unknown_board(stage.board.board, files.table.boards, path)


def _unknown_board(name: str, boards: Iterable[str], path: DocumentPath) -> Iterator[Complaint]:
    if name not in boards:
        yield Complaint(path, text("table-board-unknown", name=name, known=", ".join(boards)))


CHECKS = (enough, shards, tea, chip_names, guests, table)
"""All of them, for the reader of the content."""
