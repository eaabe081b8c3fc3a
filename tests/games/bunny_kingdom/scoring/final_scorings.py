"""Final scorings to begin tests from: players with parchments after the fourth harvest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from tests.games.bunny_kingdom.positions import frozen_content, on_squares
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Game as AnyGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.rules import Game, rules
from wonderland_qt.games.bunny_kingdom.scoring.opening import OpenParchments
from wonderland_qt.games.bunny_kingdom.scoring.standings import EndGame
from wonderland_qt.games.bunny_kingdom.state import Player, State

Setting = Literal["matriarch_tie", "opportunist_tie", "treasure_hunter_stack"]


def holder(
    colour: PlayerId,
    *parchments: str,
    squares: tuple[str, ...] = (),
    built: Mapping[str, str] | None = None,
    points: int = 0,
) -> Player:
    """Return a player with these parchments and squares, and so many points from the harvests."""
    controlled = on_squares(*squares, built=built)
    return Player(colour, controlled, parchments=parchments, harvests=(0, 0, 0, points))


def with_setting(setting: Setting, value: str) -> Content:
    """Return the frozen content with another setting."""
    files = frozen_content().files
    settings = files.settings.model_copy(update={setting: value})
    return Content(files.model_copy(update={"settings": settings}))


def final_scoring(
    *players: Player, content: Content | None = None, events: list[Event] | None = None
) -> Game:
    """Return a game in which all parchments have just been opened, at its first decision or its end.

    The players sit clockwise: the left neighbour of each is the next one.
    """
    state: State[Any] = State(
        seed=0,
        agenda=[EndGame(), OpenParchments()],
        streams={},
        sealed={},
        answered=0,
        seats=tuple(player.id for player in players),
        players={player.id: player for player in players},
        deck=(),
        round=4,
        phase="harvest",
        kept=(),
    )
    return AnyGame(rules, state, content or frozen_content(), events).advance()


def scored(game: Game, player: PlayerId) -> dict[str, int]:
    """Return what each parchment of a player has scored."""
    return dict(game.state.players[player].scored)


def scored_alone(holding: Player, *others: Player, content: Content | None = None) -> dict[str, int]:
    """Return what each parchment of a player scores in a final scoring without copies."""
    bystander = holder(PlayerId("black"))
    return scored(final_scoring(holding, *(others or (bystander,)), content=content), holding.id)
