"""Dealing again: by a game in which somebody is asked who holds the only stone."""

from __future__ import annotations

import pytest

from wonderland_qt.components.redeal import redealt
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.flow import Game, GameState, Position, Rules
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text

ANN, BEN, CLEO = map(PlayerId, ("ann", "ben", "cleo"))


class StoneState(GameState[Step], kw_only=True):
    holder: PlayerId
    bag: tuple[PlayerId, ...]


class Throw(Step):
    """The player who holds the stone may throw it, as no one else is to know; Ann is asked as well."""


rules: Rules[StoneState, None] = Rules()


@rules.ask
def throw(position: Position[StoneState, None], step: Throw) -> tuple[Decision, ...]:
    options = (Option("throw", (), Text("throw")), Option("keep", (), Text("keep")))
    holder = Decision(position.state.holder, Text("ask"), options, private=True, asks_everyone=True)
    return (Decision(ANN, Text("watch"), options), holder)


def deal(state: StoneState, chance: OwnChance) -> None:
    """Let anyone hold the stone who comes out of the bag."""
    state.holder = chance.pick("stone", state.bag)


def dealt(seed: int, *bag: PlayerId) -> StoneState:
    """Return what Ann would be dealt when Ben holds the stone."""
    sealed = {ANN: "keep", CLEO: "keep"}
    state = StoneState(seed=5, agenda=[Throw()], streams={"stone": 3}, sealed=sealed, holder=BEN, bag=bag)
    return redealt(Game(rules, state, None).advance(), ANN, deal)(seed).state


@pytest.mark.parametrize("seed", range(10))
def test_whoever_is_asked_would_still_be_asked_with_other_chance_and_no_answers_of_others(seed: int) -> None:
    state = dealt(seed, BEN, CLEO)
    assert state.holder == BEN
    assert state.sealed == {ANN: "keep"}
    assert (state.seed, state.streams) == (dealt(seed, BEN, CLEO).seed, {})
    assert state.seed != 5


def test_where_chance_finds_nothing_of_that_kind_all_stays_as_it_lies() -> None:
    state = dealt(1, CLEO)
    assert (state.holder, state.sealed) == (BEN, {ANN: "keep"})
    assert state.seed != 5
