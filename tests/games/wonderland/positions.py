"""Positions to begin a test from: a table laid out by hand, with the frozen test content."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TypeVar

import wonderland_qt.games.wonderland  # noqa: F401  # registers all rules
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.content_files import AllySet
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.mechanics.two_players import resists
from wonderland_qt.games.wonderland.newgame.setup import starting_state
from wonderland_qt.games.wonderland.reading import load_content
from wonderland_qt.games.wonderland.rules import Game, rules
from wonderland_qt.games.wonderland.state import Battle, ChipId, Fight, Participant, Player, less

ALICE = PlayerId("alice")
HATTER = PlayerId("mad_hatter")
QUEEN = PlayerId("queen_of_hearts")
JABBERWOCK = PlayerId("jabberwock")
CAT = PlayerId("cheshire_cat")

CONTENT = Path(__file__).resolve().parent / "content"

EventT = TypeVar("EventT", bound=Event)


@cache
def frozen_content() -> Content:
    """The frozen test content."""
    return load_content([CONTENT])


def new_table(
    *players: PlayerId,
    seed: int = 1,
    ally_set: AllySet = "A",
    content: Content | None = None,
    in_round: int = 1,
) -> Game:
    """A table set up but for quests and tea cards, with nothing to do; for Alice, Hatter and Queen at least.

    The tiles lie in the order of the content, the battle marker on the starting region. Events are collected.
    """
    content = content or frozen_content()
    state = starting_state(content, NewGame(players or (ALICE, HATTER, QUEEN), seed, {"set": ally_set}))
    state.agenda.clear()
    state.tiles = dict(zip(content.ring, content.tiles, strict=False))
    state.phase, state.round = "tea", in_round
    return Game(rules, state, content, events=[])


def content_with(**sections: object) -> Content:
    """The test content with some sections of its content replaced."""
    return Content(frozen_content().files.model_copy(update=sections))


def decision(game: Game, player: PlayerId) -> Decision:
    """What the player is asked now."""
    return next(d for d in game.decisions if d.player == player)


def offered(game: Game, player: PlayerId) -> list[str]:
    """The ids of the options that the player has now; none when not asked."""
    return [option.id for d in game.decisions if d.player == player for option in d.options]


def answer(game: Game, player: PlayerId, option_id: str) -> Game:
    """Give the player's answer and go on to the next decision."""
    game.choose(player, option_id)
    return game


def happened(game: Game, kind: type[EventT]) -> list[EventT]:
    """The events of one kind since the table was laid."""
    return [event for event in game.events or () if isinstance(event, kind)]


def player(game: Game, name: PlayerId) -> Player:
    """The player's pieces."""
    return game.state.players[name]


def place(game: Game, name: PlayerId, region: str, supporters: int) -> None:
    """Put supporters from the player's pool into a region."""
    owner = game.state.players[name]
    owner.supporters -= supporters
    owner.placed = {**owner.placed, region: owner.placed.get(region, 0) + supporters}


def fetch(game: Game, name: PlayerId, face: str) -> ChipId:
    """Take a chip with this face out of the player's bag, or else from outside the player's things."""
    owner, chips = game.state.players[name], game.content.chips
    own = next((c for c in owner.bag if chips[c].face == face), 0)
    if own:
        owner.bag = tuple(c for c in owner.bag if c != own)
        return own
    return fetch_new(game, face)


def fetch_new(game: Game, face: str) -> ChipId:
    """Take a chip with this face out of the supply, or one that lies by its card or in the box."""
    state = game.state
    if state.supply.get(face):
        chip, *rest = state.supply[face]
        state.supply = {**state.supply, face: tuple(rest)}
        return chip
    held = {chip for player in state.players.values() for chip in all_chips(player)}
    return next(c for c in game.content.chips_of(face) if c not in held)


def all_chips(owner: Player) -> tuple[ChipId, ...]:
    """Every chip of the player, those at the ends of forge tracks too."""
    forged = (chip for track in owner.tracks.values() for chip in track)
    return (*owner.bag, *owner.active, *owner.exhausted, *owner.madness, *forged, *owner.artifacts.values())


def activate(game: Game, name: PlayerId, *faces: str) -> tuple[ChipId, ...]:
    """Put chips with these faces on the player's active row, in this order."""
    chips = tuple(fetch(game, name, face) for face in faces)
    game.state.players[name].active += chips
    return chips


def put_in_bag(game: Game, name: PlayerId, *faces: str) -> tuple[ChipId, ...]:
    """Add new chips with these faces to the player's bag."""
    chips = tuple(fetch_new(game, face) for face in faces)
    game.state.players[name].bag += chips
    return chips


def forge_onto(game: Game, name: PlayerId, track: str, *faces: str) -> tuple[ChipId, ...]:
    """Lay chips with these faces on a forge track, without rewards; a full track loses its artifact."""
    owner = game.state.players[name]
    chips = tuple(fetch(game, name, face) for face in faces)
    owner.tracks = {**owner.tracks, track: owner.tracks[track] + chips}
    spaces = next(t.spaces for t in game.content.side(name, len(game.state.seats)).tracks if t.id == track)
    if len(owner.tracks[track]) == len(spaces):
        owner.bag += (owner.artifacts[track],)
        owner.artifacts = less(owner.artifacts, track)
    return chips


def begin_battle(
    game: Game, region: str, strengths: dict[PlayerId, int], busted: Iterable[PlayerId] = ()
) -> Battle:
    """Set up a battle in the middle of things; who has no unit in the region gets a supporter there."""
    state = game.state
    state.phase = "war"
    for name in strengths:
        if not state.players[name].units_in(region):
            place(game, name, region, 1)
    fighters = {
        name: _participant(s, "busted" if name in busted else "fighting") for name, s in strengths.items()
    }
    contested = len(strengths) > 1 or resists(game)
    state.battle = Battle(region, contested=contested, participants=fighters, draws=1)
    return state.battle


def _participant(strength: int, fight: Fight) -> Participant:
    return Participant(fight, base=0, strength=0 if fight == "busted" else strength)
