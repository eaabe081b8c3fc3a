"""From an entry of the workshop to the table on which it lies, and on to a game from there."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from weakref import ref

import pytest
from msgspec.structs import replace as replaced

from tests.app.keyboard import Keyboard
from tests.waiting import until
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.models.workshop import sightings

pytestmark = pytest.mark.window


def seen_from(page: Any, application: Any) -> Any:
    """Press the key by which an entry is seen on the table, and wait until it is found."""
    from wonderland_qt.app.workshop.on_the_table import OnTheTable

    Keyboard(application, page.window()).press("B")
    shown = page.findChild(OnTheTable)
    until(application, lambda: not shown.looking)
    return shown


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_lies_in_the_light_of_its_table_and_a_game_goes_on_from_there(
    game: str, visit: Callable[..., Any], application: Any
) -> None:
    from tests.app.layout_flaws import layout_flaws

    page = visit(game, "uk")
    window, shown = page.window(), seen_from(page, application)
    first = shown.sighting
    assert layout_flaws(shown) == []
    assert shown.seen.light.lit, "nothing is seen of it"
    assert set(shown.seen.light.lit) <= set(first.pieces)
    assert all(map(shown.seen.drawn.table_scene.seen, shown.seen.light.lit))
    shown.look_on()
    until(application, lambda: not shown.looking)
    assert shown.sighting.state != first.state
    second = shown.sighting
    shown.play.click()
    session = window.table.session
    assert [seat.player for seat in session.seats if not seat.is_bot] == [second.viewer]
    assert GAMES[game].codec.encode(session.game.state) == GAMES[game].codec.encode(second.state)
    assert session.file is not None, "it is a game of its own"


def test_a_table_that_was_looked_at_is_forgotten(visit: Callable[..., Any], application: Any) -> None:
    from PySide6.QtCore import QEvent

    def after_two_looks() -> Any:
        shown = seen_from(page, application)
        shown.look_on()
        until(application, lambda: not shown.looking)
        shown.reject()
        return ref(shown.seen.table)

    page = visit("tea_for_2")
    table = after_two_looks()
    application.processEvents()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert table() is None


def test_a_chip_is_seen_where_it_lies_open(visit: Callable[..., Any], application: Any) -> None:
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("creature_weak"))
    assert seen_from(page, application).seen.light.lit


def test_a_card_of_a_hand_is_held_up(visit: Callable[..., Any], application: Any) -> None:
    page = visit("bunny_kingdom")
    page.jump(page.workshop.edited.entry("royal_ring"))
    shown = seen_from(page, application)
    card = shown.seen.drawn.table_scene.item_of(shown.sighting.pieces[0])
    hand = [one for one in shown.seen.drawn.table_scene.piece_items() if one.place == card.place]
    assert card.home.height == max(one.home.height for one in hand)
    assert card.tilt == 0


def test_what_never_lies_on_the_table_by_itself_is_told(visit: Callable[..., Any], application: Any) -> None:
    page = visit("tea_for_2")
    nowhere = replaced(page.entry.shown, pieces=(Piece("unicorn", "card", "unicorn"),))
    page.entry = replace(page.entry, shown=nowhere)
    shown = seen_from(page, application)
    assert f"Not seen in {sightings.GAMES} random games" in shown.ribbon.hint.text()
    assert not shown.play.isEnabled()
    assert shown.seen is None


def test_content_that_is_written_meanwhile_is_looked_at(visit: Callable[..., Any], application: Any) -> None:
    page = visit("tea_for_2")
    shown = seen_from(page, application)
    number = page.workshop.edited.numbers(page.entry)[0]
    page.workshop.set_number(number, number.value + 1)
    assert shown.looking
    until(application, lambda: not shown.looking)
    assert shown.seen.table.session.content.files == page.workshop.edited.checked.content.files


def test_content_that_fails_in_a_game_is_told(
    visit: Callable[..., Any], application: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_asked: object) -> str:
        raise ZeroDivisionError("a hat too many")

    page = visit("tea_for_2")
    nowhere = replaced(page.entry.shown, pieces=(Piece("unicorn", "card", "unicorn"),))
    page.entry = replace(page.entry, shown=nowhere)
    monkeypatch.setattr(sightings, "any_answer", fail)
    shown = seen_from(page, application)
    assert "could be played with this content (ZeroDivisionError: a hat too many)" in shown.ribbon.hint.text()


def test_uses_are_counted_by_kind(visit: Callable[..., Any]) -> None:
    page = visit("wonderland")
    edited = page.workshop.edited
    used = max(edited.checked.entries, key=lambda entry: len(edited.uses(entry)))
    page.jump(used)
    kinds = [user.shown.kind for user in edited.uses(used)]
    assert len(set(kinds)) > 1
    said = {label.text() for label in page.sheet.uses.children() if hasattr(label, "text")}
    for kind in set(kinds):
        assert f"{edited.heading_of_kind(kind, 'en')} · {kinds.count(kind)}" in said
