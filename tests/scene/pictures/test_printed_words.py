"""What is printed on the table can be read, in every language and at three sizes, or on an enlarged piece."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.every_game.moments import NAMES
from tests.scene.drawn import Drawn

pytestmark = pytest.mark.window

ROOMS = [(1280, 676), (1920, 1018), (2560, 1358)]
"""What a window of 1280 x 720, 1920 x 1080 and 2560 x 1440 leaves to the table."""
LANGUAGES = ["en", "pl", "uk"]
LEAST_LETTERS = 11
NEEDED = {"region", "player_board"}
"""Kinds whose names are read on the whole table; those of cards are read on the stage that shows them."""
PLAYED = 250


@pytest.fixture
def busy(lay_table: Callable[..., Drawn]) -> Callable[..., Drawn]:
    """Lays tables in the middle of a game, with names on their boards."""

    def laid(players: int, language: str) -> Drawn:
        table = lay_table(players, seed=players, language=language)
        seats = list(table.game.state.seats)
        table.scene._title = lambda player: NAMES[seats.index(player)] if player in seats else ""
        table.play(PLAYED)
        table.show()
        table.scene.retitle()
        return table

    return laid


def printed(table: Drawn, zoom: float) -> Iterator[tuple[Any, Any]]:
    """Every piece with a name and, unless it is too small for it, how the name fits."""
    from PySide6.QtCore import QRectF

    from wonderland_qt.scene.pictures.letters import fit
    from wonderland_qt.scene.pictures.printed_words import name_on

    for item in table.scene.piece_items():
        form = table.scene.kinds[item.look.kind]
        if item.isVisible() and form.name is not None and item.look.label:
            room = QRectF(0, 0, item.home.width * zoom, item.home.height * zoom)
            name = name_on(item.look, room, form, zoom)
            yield item, (name.room, fit(*name)) if name is not None else None


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 5])
def test_names_lie_within_their_room_and_can_be_read(
    players: int, language: str, room: tuple[int, int], busy: Callable[..., Drawn]
) -> None:
    from PySide6.QtGui import QFontMetricsF

    table = busy(players, language)
    zoom = table.seen_at(*room).fitting
    unread = set()
    for item, written in printed(table, zoom):
        if written is None or not written[1].whole:
            unread.add((item.look.kind, item.look.label, item.place))
            continue
        (inner, fitted), metrics = written, QFontMetricsF(written[1].font)
        assert fitted.font.pixelSize() >= LEAST_LETTERS
        assert max(metrics.horizontalAdvance(line) for line in fitted.lines) <= inner.width()
        assert fitted.height <= inner.height()
        assert "".join("".join(fitted.lines).split()) == "".join(item.look.label.split())
    assert [found for found in unread if found[0] in NEEDED] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_too_small_to_be_read_is_read_on_the_enlarged_piece(
    language: str, busy: Callable[..., Drawn]
) -> None:
    table = busy(5, language)
    view = table.seen_at(*ROOMS[0])
    small = [
        item
        for item, written in printed(table, view.fitting)
        if item.look.face and (written is None or not written[1].whole)
    ]
    assert small, "the smallest window leaves something to the enlarged piece"
    for item in small:
        view.enlarge(item.piece_id)
        sheet = view.close_up
        assert item.look.label in sheet.text.text()
        assert sheet.text.heightForWidth(sheet.text.width()) <= sheet.text.height()
        assert view.rect().contains(sheet.geometry())


@pytest.mark.parametrize("players", [3, 5])
def test_counts_can_be_read_in_the_smallest_window(
    players: int, busy: Callable[..., Drawn], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.models.pieces.cast import Cast
    from wonderland_qt.scene.pictures import oven, printed_words
    from wonderland_qt.scene.pictures.emblems import emblems_of
    from wonderland_qt.scene.pictures.letters import IN_BADGE
    from wonderland_qt.scene.pictures.oven import Oven

    heights: list[float] = []

    def note(_painter: Any, _count: str, _where: Any, height: float) -> None:
        heights.append(height)

    def note_badge(painter: Any, count: str, where: Any, height: float) -> None:
        note(painter, count, where, height * IN_BADGE)

    monkeypatch.setattr(printed_words, "draw_badge", note_badge)
    monkeypatch.setattr(printed_words, "draw_outlined", note)
    monkeypatch.setattr(oven, "draw_badge", note_badge)
    table = busy(players, "en")
    cast = Cast("wonderland", tuple(table.game.state.seats))
    table.scene.oven = Oven(table.scene.oven.book, emblems_of(cast))
    view = table.seen_at(*ROOMS[0])
    view.bake_visible()
    assert len(heights) > 20
    assert round(min(heights)) >= LEAST_LETTERS
