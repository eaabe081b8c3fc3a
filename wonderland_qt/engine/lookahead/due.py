"""Due: what a player is still to be given of a card or of another piece, and what that will change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from wonderland_qt.engine.decisions import PlayerStep, Step
from wonderland_qt.engine.effects import Bound, Choose, ChooseNext, InAnyOrder
from wonderland_qt.engine.flow import Position
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece


class Due(msgspec.Struct, frozen=True):
    """What is still to come: its signs (engine/table/signs.py), and the piece from which it comes.

    It comes `later` when something else is asked about now.
    """

    signs: tuple[str, ...]
    source: str = ""
    later: bool = False


class Promise(msgspec.Struct, frozen=True):
    """By how much the number on a piece will change at least and at most: choices and dice decide."""

    piece: str
    least: int
    most: int


class Promised(msgspec.Struct, frozen=True):
    """What is due will change: numbers, and pieces that wait to be handed out."""

    numbers: tuple[Promise, ...] = ()
    pieces: tuple[Piece, ...] = ()


NOTHING_PROMISED = Promised()


def steps_due(position: Position[Any, Any], player: PlayerId) -> Iterator[Step]:
    """Yield the steps that wait for the player, the next one first, up to those of somebody else.

    Effects come one by one, however they wait.
    """
    for step in reversed(position.state.agenda):
        bounds = _effects(step)
        whose = bounds[0].player if bounds else getattr(step, "player", player)
        if whose != player:
            return
        yield from bounds or ((step,) if isinstance(step, PlayerStep) else ())


def asked_now(position: Position[Any, Any]) -> int:
    """Return how many of the steps that are due are asked about now: one, or all whose order is free."""
    agenda = position.state.agenda
    return max(len(_effects(agenda[-1])), 1) if agenda else 0


def _effects(step: Step) -> tuple[Bound, ...]:
    match step:
        case Bound():
            return (step,)
        case Choose():
            return (step.bound,)
        case ChooseNext() | InAnyOrder():
            return step.bounds
        case _:
            return ()
