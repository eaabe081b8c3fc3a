"""Scenarios of Tea for 2: positions written down, and the stage to play them on (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.facts import facts_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.positions import must_be_known, must_be_within
from wonderland_qt.engine.scenarios.stage import Misplaced, Stage
from wonderland_qt.games.tea_for_2 import facts
from wonderland_qt.games.tea_for_2.game import TEA_FOR_2
from wonderland_qt.games.tea_for_2.pack import RABBITS, CardId, Pack
from wonderland_qt.games.tea_for_2.rounds import (
    CloseRound,
    EndGame,
    Reveal,
    UseHourglasses,
)
from wonderland_qt.games.tea_for_2.rules import rules
from wonderland_qt.games.tea_for_2.setup import FIRST_GAME, NewGame, starting_state
from wonderland_qt.games.tea_for_2.state import State
from wonderland_qt.parts.deck import without
from wonderland_qt.parts.entries import entries
from wonderland_qt.parts.staging import Agenda, Next, of_player

PILES = ("deck", "discard", "destroyed")


class GivenPlayer(ContentModel):
    """A player's cards, the top one of the discard pile last, and tokens."""

    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    destroyed: tuple[str, ...] = ()
    tarts: int = 0
    hourglasses: int = 0
    stars: int = 0
    cups: int = 0


class Given(ContentModel):
    """A position; what it leaves out is as in a first game, but players have only what they are given.

    `market` holds stacks, the top card last; `rabbits` says how many are left. Cards may be called by their
    character. `state` is laid over the state as it would be saved.
    """

    players: dict[str, GivenPlayer | None]
    next: tuple[Next, ...] | Next
    flamingo: str = ""
    winner: str = ""
    space: str = ""
    round: int = 1
    seed: int = 1
    market: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    missions: dict[str, str] = Field(default_factory=dict)
    rabbits: int | None = None
    state: dict[str, Any] = Field(default_factory=dict)


AGENDA: Agenda[Pack, Given] = Agenda(
    rules,
    bare={"reveal": (Reveal(),), "close": (CloseRound(),), "end": (EndGame(),)},
    about={"hourglasses": of_player(UseHourglasses, lambda _player: CloseRound())},
    example="reveal",
)


def begin(pack: Pack, given: Given) -> State[Any]:
    """Return the state that a scenario gives, with what is next on its agenda; raises Misplaced."""
    sides = [side.id for side in pack.content.sides]
    must_be_known(given.players, sides, ("players",), "side")
    if len(given.players) != len(sides):
        raise Misplaced(("players",), f"expected both sides, {' and '.join(sides)}")
    seats = tuple(map(PlayerId, given.players))
    flamingo = PlayerId(given.flamingo or seats[0])
    state = starting_state(pack, NewGame(seats, given.seed, FIRST_GAME, flamingo))
    state.seed, state.round, state.flamingo = given.seed, given.round, flamingo
    state.winner = PlayerId(given.winner or seats[0])
    must_be_known([state.flamingo, state.winner], seats, ("flamingo",), "player")
    state.space = given.space or pack.ring[0]
    must_be_known([state.space], pack.ring, ("space",), "space of the watch")
    must_be_known(given.missions.values(), pack.missions, ("missions",), "mission")
    state.missions = {**state.missions, **given.missions}
    _lay_cards(pack, given, state)
    return AGENDA.begun(TEA_FOR_2.codec, pack, given, state)


def _lay_cards(pack: Pack, given: Given, state: State[Any]) -> None:
    """Lay the cards that are given, each once; the stacks that are not keep their lowest card on top."""
    box = tuple(pack.cards)
    for name, player in state.players.items():
        mine = given.players[name] or GivenPlayer()
        for pile in PILES:
            cards, box = _taken(pack, box, getattr(mine, pile), ("players", name, pile), name)
            setattr(player, pile, cards)
        for number in ("tarts", "hourglasses", "stars", "cups"):
            must_be_within(getattr(mine, number), 0, 99, ("players", name, number))
            setattr(player, number, getattr(mine, number))
    must_be_known(given.market, pack.price, ("market",), "stack")
    for stack, cards in given.market.items():
        laid, box = _taken(pack, box, cards, ("market", stack), "")
        state.market = {**state.market, stack: laid}
    for stack in [stack for stack in pack.price if stack not in given.market]:
        lying = tuple([card.id for card in reversed(pack.groups[stack]) if card.id in box])
        state.market = {**state.market, stack: lying}
    rabbits = tuple([card.id for card in pack.groups[RABBITS] if card.id in box])
    state.rabbits = rabbits[: given.rabbits]
    for token, most in pack.tokens.items():
        held = sum(getattr(player, token) for player in state.players.values())
        must_be_within(held, 0, most, ("players",))


def _taken(
    pack: Pack, box: tuple[CardId, ...], words: Iterable[str], path: DocumentPath, owner: str
) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """Return the cards that words name, the owner's first, and those left; raises Misplaced."""
    taken: list[CardId] = []
    for word in words:
        must_be_known([word], {*pack.cards, *pack.characters}, path, "card")
        able = [card for card in box if word in (card, pack.cards[card].character)]
        if not able:
            raise Misplaced(path, f"the card '{word}' lies elsewhere already")
        card = min(able, key=lambda card: (f".{owner}_" not in card, box.index(card)))
        taken.append(card)
        box = without(box, card)
    return tuple(taken), box


def tea_for_2_stage(pack: Pack, cited: Collection[str]) -> Stage[State[Any], Pack, NewGame, Given]:
    """Return the stage for scenarios played with this content, which may cite these rules."""
    return Stage(
        TEA_FOR_2,
        pack,
        Given,
        begin,
        lambda players, key: stream_of(pack, players, key),
        rules=cited,
        facts=facts_of(facts),
        names=frozenset({*pack.cards, *(entry.id for entry in entries(pack.content)), *pack.tokens}),
    )


def stream_of(pack: Pack, players: Sequence[PlayerId], key: str) -> str | None:
    """Return the stream of chance for a key: a player's deck, a stack, or what set-up draws."""
    if key in players:
        return f"deck:{key}"
    return f"stack:{key}" if key in pack.price else None
