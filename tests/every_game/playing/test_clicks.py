"""How many clicks each kind of turn takes: one for each answer, on what is lit or on an open card."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection
from typing import Any

import pytest

from tests.app.invitations import PERSONS, fitted
from tests.app.keyboard import Keyboard
from tests.invariants import SOAK
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.engine.decisions import TOGETHER, Decision
from wonderland_qt.models.offers.all_here import choose_all_here

pytestmark = pytest.mark.window

ANSWERS = 120 if SOAK else 60
READY, USUAL = 1, 3.0
MOST = {
    "wonderland": {"ask-chair": 3.5, "ask-leader-region": 1.5, "ask-draw-or-stop": 1.5, "ask-forge": 3.0},
    "bunny_kingdom": {"ask-cards": 3.0, "ask-build": 2.0, "ask-trade": 2.0},
    "tea_for_2": {"ask-reveal": 1.0, "ask-action": 2.0},
    "pixie_queen": {"ask-turn": 2.0, "ask-offering": 4.5, "ask-promote": 2.0},
}
"""How many clicks a turn takes on average at most, by what is asked first in it."""

Turns = dict[str, list[int]]


def played(keyboard: Keyboard, begins: Collection[str]) -> Turns:
    """Return how often a good player clicks in each turn, by what is asked first in it.

    Some questions begin a turn even where the last one was the same player's.
    """
    table, bots, drawn = keyboard.window.table, bot_factory(1), keyboard.window.table_page.drawn
    turns: Turns = defaultdict(list)
    whose, kind = "", ""
    for _ in range(ANSWERS):
        decision = table.decision
        if decision is None:
            break
        known = table.session.information_set(decision.player)
        answer = bots("rule", decision.player).choose(known, decision)
        if decision.player != whose or decision.prompt.key in begins:
            whose, kind = decision.player, decision.prompt.key
            turns[kind].append(0)
        turns[kind][-1] += clicks(drawn, decision, answer)
        give(table, decision, answer)
    return turns


def clicks(drawn: Any, decision: Decision, answer: str) -> int:
    """Return how many clicks an answer takes: one where a piece, a place or a card means it alone."""
    picked = answer.split(TOGETHER)
    if len(picked) > 1:
        return len(picked) + READY
    option = decision.option(answer)
    touched = {drawn.hand.offer.touch(piece) for piece in (option.take, option.put)}
    if (answer,) in touched or answer in drawn.cards.options:
        return 1
    return on_a_stepper(drawn, touched, answer) or 2


def on_a_stepper(drawn: Any, touched: Collection[tuple[str, ...]], answer: str) -> int:
    """Return how many clicks an amount takes: on its piece, on "+" so often, and on the answer; else none."""
    offering = drawn._offering
    lying_open, opened = offering.loose_amounts, map(offering.amounts, touched)
    for amounts, clicks_before in ((lying_open, 0), *((found, 1) for found in opened)):
        steps = [option for option, _ in amounts]
        if answer in steps:
            return clicks_before + steps.index(answer) + 1
    return 0


def give(table: Any, decision: Decision, answer: str) -> None:
    """Answer, for all that is asked for alike at once."""
    picked = answer.split(TOGETHER)
    if len(picked) > 1:
        for option in picked:
            table.choose(option)
        table.confirm()
    else:
        choose_all_here(table, answer)
    table.last_answer.seal()
    table.skip_beats()


@pytest.mark.parametrize("game", MOST)
def test_a_turn_takes_few_clicks(open_keyboard: Callable[..., Keyboard], game: str) -> None:
    keyboard = open_keyboard(game, curtain="off", end_turn_by_itself=True)
    keyboard.window.resize(1280, 720)
    keyboard.window.begin(fitted(PERSONS, game))
    keyboard.play_until(lambda: keyboard.window.table.session.game.state.phase != "setup")
    turns = played(keyboard, MOST[game])
    means = {kind: sum(counted) / len(counted) for kind, counted in turns.items()}
    assert len(MOST[game].keys() & means.keys()) > 1
    too_many = {kind: mean for kind, mean in means.items() if mean > MOST[game].get(kind, USUAL)}
    assert too_many == {}
