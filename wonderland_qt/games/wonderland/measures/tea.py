"""Measures of a tea turn."""

from __future__ import annotations

from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.content.vocabulary import Measure
from wonderland_qt.games.wonderland.rules import Position, measures


class Passed(Measure, word="passed"):
    """Other leaders passed in this turn."""


@measures.reads
def passed(position: Position, measure: Passed, bound: Bound) -> int:
    """Return how many other leaders the player has passed in this turn."""
    return position.state.tea.passed


class PassedHead(Measure, word="passed_head"):
    """The leader reached the head of the table in this turn (TEA-3)."""


@measures.reads
def passed_head(position: Position, measure: PassedHead, bound: Bound) -> int:
    """Return 1 when the leader has reached the head in this turn (TEA-3)."""
    return int(position.state.tea.reached)


class Neighbours(Measure, word="neighbours"):
    """Other leaders on the chairs beside one's own; the head of the table is no chair."""


@measures.reads
def neighbours(position: Position, measure: Neighbours, bound: Bound) -> int:
    """Return how many other leaders sit on the chairs beside the player's own."""
    state = position.state
    chairs = position.pack.chairs(len(state.seats))
    leader = state.players[bound.player].leader
    if leader not in chairs:
        return 0
    seat = chairs.index(leader)
    beside = {*chairs[max(seat - 1, 0) : seat], *chairs[seat + 1 : seat + 2]}
    return sum(player.leader in beside for player in state.players.values())
