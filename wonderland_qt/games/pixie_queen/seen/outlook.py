"""Outlook: the odds of what chance or others decide, told beside an option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.actions.gaining import Penalise
from wonderland_qt.games.pixie_queen.actions.taking import Casino
from wonderland_qt.games.pixie_queen.goods import tokens_text
from wonderland_qt.games.pixie_queen.mine import Dig, DrawMarkers
from wonderland_qt.games.pixie_queen.offering import LayOffering
from wonderland_qt.games.pixie_queen.rules import Position
from wonderland_qt.games.pixie_queen.seen.naming import face_text
from wonderland_qt.games.pixie_queen.state import TRACKS
from wonderland_qt.games.pixie_queen.turns import CarryOut


def outlook(position: Position, decision: Decision, option: Option) -> Text | None:
    """Return the odds of an option for the player who is asked, None where its words and facts say it all."""
    acts = position.pack.acts
    steps = (acts[step.act] if isinstance(step, CarryOut) else step for step in option.then)
    told = (_odds(position, option.text, step) for step in steps)
    return next((odds for odds in told if odds is not None), None)


def _odds(position: Position, said: Text, step: Any) -> Text | None:
    """Return the odds of a step, or of the action that it carries out."""
    match step:
        case Casino():
            return _of_die(position, said, position.pack.casino)
        case Penalise():
            return _of_die(position, said, [str(points) for points in position.pack.penalty_die])
        case Dig() | DrawMarkers(chosen=()):
            return _of_bag(position, said)
        case LayOffering(player=player, good=good) if good in TRACKS:
            at = position.state.players[player].tracks[good] - 1
            costs = [field.penalty - field.reward for field in position.pack.fields[at : at + 3]]
            return text("outlook-track", option=said, now=costs[0], one=costs[:2][-1], two=costs[-1])
        case _:
            return None


def _of_die(position: Position, said: Text, faces: Sequence[str]) -> Text:
    """Return how many faces of a die show what."""
    odds = Counter(faces).items()
    told = tuple(text("odds", face=face_text(position.pack, f), faces=n, of=len(faces)) for f, n in odds)
    return text("outlook-odds", option=said, odds=told)


def _of_bag(position: Position, said: Text) -> Text:
    """Return what is left in the bag (SECRET-4)."""
    left = sorted(Counter(position.state.bag).items())
    return text("outlook-bag", option=said, markers=tuple(tokens_text(*marker) for marker in left))
