"""Print sheets: every card of a pack in its real size, on as many pages as they need."""

from __future__ import annotations

import contextlib
import re
import zlib
from pathlib import Path

import pytest

from tests.cli.test_cli_packs import CARD, pack
from wonderland_qt import paths
from wonderland_qt.cli import PROBLEMS, WELL, main

pytestmark = pytest.mark.window

POINT = 25.4 / 72
"""Millimetres in a point of a PDF."""


def pages_in(file: Path) -> list[tuple[float, ...]]:
    """The boxes of the pages of a PDF, in points."""
    boxes = re.findall(rb"/MediaBox\s*\[([^\]]+)\]", file.read_bytes())
    return [tuple(map(float, box.split())) for box in boxes]


def drawn_in(file: Path) -> str:
    """What the pages of a PDF draw, without its pictures."""
    found = []
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", file.read_bytes(), re.DOTALL):
        with contextlib.suppress(zlib.error):
            found.append(zlib.decompress(stream))
    return "".join(one.decode("latin-1") for one in found if b" cm\n" in one)


def millimetres_marked(drawn: str) -> set[tuple[float, float]]:
    """How wide and high the rooms are at whose corners there are marks."""
    outer, inner = (
        re.search(r"^([\d.]+) 0 0 -", drawn, re.MULTILINE),
        re.search(r"^(11\.8\d+) 0 0 ", drawn, re.MULTILINE),
    )
    assert outer is not None
    assert inner is not None
    unit = float(outer[1]) * float(inner[1]) * POINT
    lines = [tuple(map(float, line)) for line in re.findall(r"(\S+) (\S+) m\n(\S+) (\S+) l", drawn)]
    down, across = {y for _, y, _, end in lines if y == end}, {x for x, _, end, _ in lines if x == end}
    return {(round((max(across) - min(across)) * unit, 1), round((max(down) - min(down)) * unit, 1))}


def test_cards_are_laid_in_rows_that_keep_their_size_and_never_overlap() -> None:
    from PySide6.QtCore import QRectF, QSizeF

    from wonderland_qt.app.workshop.print_sheet import APART, EDGE, PAGE, pages_of

    sizes = [QSizeF(56, 84)] * 13 + [QSizeF(30, 30)] * 5
    pages = pages_of(sizes)
    assert [len(page) for page in pages] == [9, 9]
    laid = {placed.card: placed.room for page in pages for placed in page}
    assert [laid[card].size() for card in range(len(sizes))] == sizes
    within = QRectF(EDGE, EDGE, PAGE.width() - 2 * EDGE, PAGE.height() - 2 * EDGE)
    for page in pages:
        rooms = [placed.room for placed in page]
        assert all(within.contains(room) for room in rooms)
        apart = APART / 2 - 0.01
        grown = [room.adjusted(-apart, -apart, apart, apart) for room in rooms]
        assert not [1 for n, room in enumerate(grown) for other in grown[:n] if room.intersects(other)]


def test_a_pack_is_printed_alone_on_a4_and_replaces_nothing_unasked(
    tmp_path: Path, application: object, capsys: pytest.CaptureFixture[str]
) -> None:
    assert application
    pack(paths.packs() / "kitchen")
    pack(paths.packs() / "other", CARD.replace("01", "02"), "id: other\nname: O\ngame: wonderland\n")
    assert main(["packs", "print", "kitchen", "--to", str(tmp_path)]) == WELL
    sheet = tmp_path / "kitchen.pdf"
    assert "pages of A4: 1, pieces: 1; print at 100%" in capsys.readouterr().out
    ((_, _, wide, high),) = pages_in(sheet)
    assert (round(wide * POINT), round(high * POINT)) == (210, 297)
    assert main(["packs", "print", "kitchen", "--to", str(sheet)]) == PROBLEMS
    assert "already exists; --force replaces it" in capsys.readouterr().err
    drawn = drawn_in(sheet)
    assert drawn.count(" Do\n") == 1
    ((wide, high),) = millimetres_marked(drawn)
    assert high == 84.0
    assert wide == 67.2


def test_a_pack_without_cards_says_that_there_is_nothing_to_print(
    tmp_path: Path, application: object, capsys: pytest.CaptureFixture[str]
) -> None:
    assert application
    pack(paths.packs() / "kitchen", "board: {castle_strength: 2}\n")
    assert main(["packs", "print", "kitchen", "--to", str(tmp_path)]) == PROBLEMS
    assert "nothing to print" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.pdf"))
