"""What of a card is still to be handed out, in signs."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.lookahead.due import Due, asked_now, steps_due
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.vocabulary import Waiting
from wonderland_qt.games.wonderland.rules import Position
from wonderland_qt.games.wonderland.table.card_lines import signs_of
from wonderland_qt.games.wonderland.war.units import ChooseRegion, ChooseUnit, PlaceUnits


def due(position: Position, player: PlayerId) -> tuple[Due, ...]:
    """Return what the player is still to be given, with what it comes from (TEA-5)."""
    now, content = asked_now(position), position.content
    steps = enumerate(steps_due(position, player))
    return tuple(found for number, step in steps for found in _due(content, step, number >= now))


def _due(content: Content, step: Step, later: bool) -> Iterator[Due]:
    match step:
        case Bound():
            effect = content.effects[step.effect]
            rewards = effect.do if isinstance(effect, Waiting) else (effect,)
            yield Due(tuple(signs_of(content, rewards)), _piece(content, step.source), later)
        case ChooseRegion() | ChooseUnit() | PlaceUnits():
            figure = f":{step.units}" if step.units > 1 else ""
            yield Due((f"units{figure}",), _piece(content, step.source), later)
        case _:
            return


def _piece(content: Content, source: str) -> str:
    return f"{'ability' if source in content.abilities else 'card'}:{source}"
