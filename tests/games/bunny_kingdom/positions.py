"""Positions of Bunny Kingdom to begin tests from, with frozen content, so that tuning content breaks none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

import wonderland_qt.games.bunny_kingdom  # noqa: F401  # registers all rules
from tests.games.asking import offered
from wonderland_qt.components.deck import without
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.content.reading import load_content
from wonderland_qt.games.bunny_kingdom.rules import Game, rules
from wonderland_qt.games.bunny_kingdom.setup import starting_state
from wonderland_qt.games.bunny_kingdom.state import Player

FIRST_PRINTING = Path(__file__).parent / "first_printing"
YELLOW, RED, PINK, BLACK = SEATS = tuple(map(PlayerId, ("yellow", "red", "pink", "black")))

EventT = TypeVar("EventT", bound=Event)


@cache
def frozen_content() -> Content:
    """Return the content of the first printing."""
    return load_content([FIRST_PRINTING])


def content_with(**settings: object) -> Content:
    """Return the frozen content with other settings."""
    files = frozen_content().files
    changed = files.settings.model_copy(update=settings)
    return Content(files.model_copy(update={"settings": changed}))


def on_squares(*squares: str, built: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return squares without a building, and with those built on some of them, by square."""
    return {**dict.fromkeys(squares, ""), **(built or {})}


def player(
    *squares: str, built: Mapping[str, str] | None = None, trade: Mapping[str, str] | None = None
) -> Player:
    """Return a player who controls these squares."""
    return Player(YELLOW, on_squares(*squares, built=built), trade or {})


def new_table(players: int = 2, in_round: int = 1, content: Content | None = None) -> Game:
    """Return a table with all cards in the deck and nothing to do; it collects events."""
    content = content or frozen_content()
    state = starting_state(content, NewGame(SEATS[:players], seed=1))
    state.agenda.clear()
    state.round = in_round
    return Game(rules, state, content, events=[])


def hold(game: Game, who: PlayerId, *squares: str, built: Mapping[str, str] | None = None) -> None:
    """Let a player control these squares, some with buildings; the cards come to the used pile."""
    owner = game.state.players[who]
    owner.squares = {**owner.squares, **on_squares(*squares, built=built)}
    territories = [f"territory_{square}" for square in squares]
    owner.used += _out_of_the_deck(game, [*territories, *dict.fromkeys((built or {}).values())])


def give(game: Game, who: PlayerId, pile: str, *cards: str) -> None:
    """Lay cards of the deck on a pile of a player's."""
    owner = game.state.players[who]
    setattr(owner, pile, getattr(owner, pile) + _out_of_the_deck(game, cards))


def _out_of_the_deck(game: Game, cards: Sequence[str]) -> tuple[str, ...]:
    for card in cards:
        game.state.deck = without(game.state.deck, card)
    return tuple(cards)


def squares_offered(game: Game, who: PlayerId, card: str) -> set[str]:
    """Return the squares on which the player may build a building now."""
    start = f"build:{card}:"
    return {option.removeprefix(start) for option in offered(game, who) if option.startswith(start)}
