"""A card that is served says what of it is done, what comes now and what then; around it is dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.games.wonderland.positions import ALICE, HATTER, QUEEN
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

WITH_QUEEN = Invitation((Guest("Ann", "", QUEEN), Guest("Ben", "", ALICE), Guest("Cleo", "", HATTER)), 11, 0)
"""The Queen may spread the units of a card, so she is asked for each of them."""


def units_and_more(session: Any) -> bool:
    """Tell whether a card gives two units or more and something else, in an order of one's choice."""
    asked = session.decisions[0] if session.decisions else None
    if asked is None or asked.prompt.key != "ask-next":
        return False
    several = any(option.text.key == "option-first_unit" for option in asked.options)
    return several and any(not option.put.startswith("region:") for option in asked.options)


def served_table(open_keyboard: Callable[..., Keyboard]) -> tuple[Any, Any]:
    """Return the table and the drawn table where such a card is served."""
    keyboard = open_keyboard(curtain="off", motion="off")
    keyboard.begin_at(WITH_QUEEN, units_and_more)
    return keyboard.window.table, keyboard.window.table_page.drawn


def turns(drawn: Any) -> list[tuple[str, str]]:
    """Return each thing on the plate, and when it is handed out."""
    return [(cell.turn.name, cell.signs[0]) for cell in drawn.served.cells]


def test_what_is_done_of_a_card_is_ticked_and_what_comes_later_stands_behind_an_arrow(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    table, drawn = served_table(open_keyboard)
    others = {sign for turn, sign in turns(drawn) if turn == "NOW"} - {"units"}
    assert others
    before = next(cell for cell in drawn.served.cells if cell.signs[0] == "units")
    table.choose(next(option.id for option in table.decision.options if option.put.startswith("region:")))
    assert ("DONE", "units") in turns(drawn)
    done = next(cell for cell in drawn.served.cells if cell.turn.name == "DONE" and cell.signs[0] == "units")
    now = next(cell for cell in drawn.served.cells if cell.turn.name == "NOW")
    assert len(done.signs) == 1
    assert len(now.signs) == len(before.signs) - 1
    assert others <= {sign for turn, sign in turns(drawn) if turn == "THEN"}


def test_the_tea_table_is_dark_but_for_what_can_be_chosen_there(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    _, drawn = served_table(open_keyboard)
    dark, scene = drawn.served.veil, drawn.table_scene
    assert dark.isVisible()
    chairs = [item for item in scene.piece_items() if item.place.startswith("chair") and item.seen]
    assert any(dark.contains(item.body.center()) for item in chairs)
    for goal in drawn.hand.goals:
        body = scene.item_of(goal).body
        assert not dark.contains(body.center())
        assert not drawn.served.body.intersects(body), f"the served card covers {goal}"


def test_the_table_is_light_again_when_all_of_the_card_is_handed_out(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    table, drawn = served_table(open_keyboard)
    while drawn.served.plate is not None:
        table.choose(table.decision.options[0].id)
    assert not drawn.served.veil.isVisible()


def test_a_bubble_knows_own_bag_and_shards_among_what_is_to_be_seen(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    from wonderland_qt.scene.table.contents import numbers_on_boards

    table, drawn = served_table(open_keyboard)
    rects_to_spare = list(numbers_on_boards(drawn.table_scene))
    for good in ("bag", "shards", "leader_strength", "castle_value"):
        assert drawn.table_scene.item_of(f"{good}:{table.decision.player}").body in rects_to_spare, good
