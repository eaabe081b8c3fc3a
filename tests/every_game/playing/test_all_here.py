"""All here: a click with Shift hands out all that is alike to one place; undo takes it back one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.app.by_hand import Clicker
from tests.app.invitations import PERSONS, fitted
from tests.app.keyboard import Keyboard, go_on, session_at
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.offers.all_here import choose_all_here
from wonderland_qt.models.table.table_model import Table

pytestmark = pytest.mark.window

DECISIONS = 60
SEVERAL = {"wonderland": "option-first_unit", "pixie_queen": "option-drop"}
"""What is handed out one by one: the words of the options for the first of several."""


def has_two_of_it(session: Any, decision: Decision, option: Option) -> bool:
    """Tell whether the same can be done again right after it, before chance has a say."""
    game = session.game.clone()
    game.choose(decision.player, option.id)
    return any(option.id in {it.id for it in asked.options} for asked in game.decisions)


def answers_since(session: Any, line: int) -> list[tuple[str, str]]:
    """Return who answered what since a line of the journal."""
    return [(it.player, it.option) for it in session.journal.lines[line:] if hasattr(it, "option")]


@pytest.mark.parametrize(
    ("game", "seed", "asked"),
    [
        ("wonderland", 12, "ask-units"),
        ("wonderland", 15, "ask-next"),
        ("pixie_queen", 12, "ask-drop_or_take"),
    ],
)
def test_a_click_with_shift_hands_out_all_of_a_kind(
    open_keyboard: Callable[..., Keyboard], game: str, seed: int, asked: str
) -> None:
    keyboard = open_keyboard(game, curtain="off", end_turn_by_itself=False)
    keyboard.window.resize(1280, 720)
    keyboard.begin_at(
        replace(PERSONS, seed=seed), lambda session: asked_for_several(game, session) is not None
    )
    table, clicker = keyboard.window.table, Clicker(keyboard.application, keyboard.window)
    decision, line = table.decision, len(table.session.journal.lines)
    option = asked_for_several(game, table.session)
    assert option is not None
    assert decision.prompt.key == asked
    click_with_shift(clicker, option)
    given = answers_since(table.session, line)
    assert len(given) == most(decision)
    assert kinds_of(given) == {(decision.player, option.id)}
    for _ in given:
        table.undo()
    assert table.decision == decision


def most(decision: Decision) -> int:
    """Return how many things are handed out, of all effects: as words of options say, or of the question."""
    by_effect = {option.id.partition("@")[2]: option.text for option in decision.options}
    said: list[Any] = [dict(text.arguments).get("units", 0) for text in by_effect.values()]
    asked: list[Any] = [dict(decision.prompt.arguments).get("drop", 0)]
    return sum(said) or sum(asked)


def kinds_of(given: list[tuple[str, str]]) -> set[tuple[str, str]]:
    """Return who answered what, whatever effect it was for."""
    return {(player, option.partition("@")[0]) for player, option in given}


def asked_for_several(game: str, session: Any) -> Option | None:
    """Return what the only player who is asked can do twice and more."""
    if len(session.decisions) != 1:
        return None
    decision = session.decisions[0]
    option = next((it for it in decision.options if it.text.key == SEVERAL[game]), None)
    return option if option is not None and has_two_of_it(session, decision, option) else None


def click_with_shift(clicker: Clicker, option: Option) -> None:
    """Click what an option takes, where it is seen, and with Shift where it goes."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    drawn, shift = clicker.drawn, Qt.KeyboardModifier.ShiftModifier
    seen = [end for end in (option.take, option.put) if drawn.table_scene.seen(end)]
    for end in seen[:-1]:
        clicker.click(end)
    where = clicker.spot(seen[-1])
    QTest.mouseMove(drawn.viewport(), where)
    QTest.mouseClick(drawn.viewport(), Qt.MouseButton.LeftButton, shift, where)
    clicker.settle()


def test_it_is_not_asked_which_of_two_effects_brings_the_same_units(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    """A card and an ability bring units: one click on a region places the first, and shows so before."""
    keyboard = open_keyboard("wonderland", curtain="off", end_turn_by_itself=False)
    keyboard.window.resize(1280, 720)
    keyboard.begin_at(
        replace(PERSONS, seed=15), lambda session: bool(asked_for_several("wonderland", session))
    )
    offer, decision = keyboard.drawn.hand.offer, keyboard.window.table.decision
    regions = {option.put for option in decision.options if option.text.key == SEVERAL["wonderland"]}
    assert len(decision.options) > len(regions)
    assert all(len(offer.touch(region)) == 1 for region in regions)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_else_is_ever_done_with_shift(open_keyboard: Callable[..., Keyboard], game: str) -> None:
    """Whatever is chosen with Shift is one answer of one player again and again, and can be taken back."""
    lobby = open_keyboard(game, curtain="off").window.lobby
    session = session_at(lobby, fitted(PERSONS, game), lambda session: len(session.journal.lines) > 5)
    table, chance = Table(session, lobby.words, "off"), OwnChance(3)
    for decision in asked_in_turn(table, chance):
        line = len(session.journal.lines)
        option = chance.pick("option", decision.options)
        choose_all_here(table, option.id)
        table.skip_beats()
        given = answers_since(session, line)
        assert kinds_of(given) == {(decision.player, option.id.partition("@")[0])}
        assert len(given) == 1 or option.take or option.put
        take_back(table, len(given) - 1)
    table.close()


def asked_in_turn(table: Table, chance: OwnChance) -> Iterator[Decision]:
    """Yield what is asked of one player alone, for an answer of one option; go on randomly between."""
    for _ in range(DECISIONS):
        if table.session.over:
            return
        decision = table.decision
        if decision is not None and decision.pick_count == 1 and len(table.session.decisions) == 1:
            yield decision
        if not table.session.over:
            go_on(table.session, chance)
            table.skip_beats()


def take_back(table: Table, answers: int) -> None:
    """Take back all answers but the first, as far as chance has not had a say."""
    for _ in range(answers):
        if table.why_no_undo() is None:
            table.undo()
            table.skip_beats()
