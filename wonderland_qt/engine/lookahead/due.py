"""Due: the gains of a card or another piece that a player is still to receive, and what they will change."""

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
    """Gains still to come: their signs (engine/table/signs.py), and the piece from which they come.

    They come `later` if another decision comes first.
    """

    signs: tuple[str, ...]
    source: str = ""
    later: bool = False


class Promise(msgspec.Struct, frozen=True):
    """The least and the most by which the number on a piece will change, depending on choices and dice."""

    piece: str
    least: int
    most: int


class Promised(msgspec.Struct, frozen=True):
    """The changes that due gains will bring: to numbers on pieces, and pieces to be handed out."""

    numbers: tuple[Promise, ...] = ()
    pieces: tuple[Piece, ...] = ()


NOTHING_PROMISED = Promised()


def steps_due(position: Position[Any, Any], player: PlayerId) -> Iterator[Step]:
    """Yield the player's steps on the agenda, the next first, up to the first step of another player.

    Effects are yielded one by one, even if the agenda holds several of a player together. Steps of no player,
    such as the end of a round, are passed over.
    """
    for step in reversed(position.state.agenda):
        bounds = _effects_held(step)
        owner = bounds[0].player if bounds else getattr(step, "player", player)
        if owner != player:
            return
        if bounds:
            yield from bounds
        elif isinstance(step, PlayerStep):
            yield step


def asked_now(position: Position[Any, Any]) -> int:
    """Return how many due steps the current decision is about: one, or all effects whose order is free."""
    agenda = position.state.agenda
    if not agenda:
        return 0
    return max(len(_effects_held(agenda[-1])), 1)


def _effects_held(step: Step) -> tuple[Bound, ...]:
    """Return the bound effects that a step holds, none for other steps."""
    match step:
        case Bound():
            return (step,)
        case Choose():
            return (step.bound,)
        case ChooseNext() | InAnyOrder():
            return step.bounds
        case _:
            return ()
