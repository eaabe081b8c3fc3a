"""The view: what one viewer may see of a game, written out field by field (GAME-11).

Secret are quests in hand, wagers until they are revealed, answers until all are given, decks, and chance.
Bags are public by deduction. The readiness of others is no part of the view but of `asked`, so that a
view is the same whoever has answered first.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeVar

import msgspec

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland.mechanics.resistance import resistance
from wonderland_qt.games.wonderland.rules import Game, Position
from wonderland_qt.games.wonderland.state import (
    Battle,
    CardId,
    ChipId,
    Lasting,
    Participant,
    Player,
    RegionId,
    Standing,
)

PieceT = TypeVar("PieceT", ChipId, CardId)


class PlayerView(msgspec.Struct, frozen=True):
    """A player's pieces; `quests` counts the hand, `hand` names it to whoever may look."""

    id: PlayerId
    vp: int
    shards: int
    shield: bool
    leader_strength: int
    castle_value: int
    leader: str
    supporters: int
    placed: Mapping[RegionId, int]
    figures: Mapping[str, str]
    castles: Mapping[RegionId, Standing]
    bag: tuple[ChipId, ...]
    active: tuple[ChipId, ...]
    exhausted: tuple[ChipId, ...]
    madness: tuple[ChipId, ...]
    tracks: Mapping[str, tuple[ChipId, ...]]
    artifacts: Mapping[str, ChipId]
    abilities: tuple[str, ...]
    quests: int
    hand: tuple[CardId, ...]
    feats: tuple[CardId, ...]
    wonderlandians: tuple[CardId, ...]
    borrowed: tuple[CardId, ...]
    tea_cards: tuple[CardId, ...]


class TeaView(msgspec.Struct, frozen=True):
    """The tea of this round."""

    taken: Mapping[PlayerId, int]
    seated: tuple[PlayerId, ...]
    parties: tuple[PlayerId, ...]


class ParticipantView(msgspec.Struct, frozen=True):
    """A player's part in the battle."""

    fight: str
    base: int
    strength: int
    drawn: tuple[ChipId, ...]
    played: ChipId
    extra: int
    lost: int


class LastingView(msgspec.Struct, frozen=True):
    """Something in force for the rest of the battle."""

    source: str
    player: PlayerId
    other: PlayerId
    uses: int


class BattleView(msgspec.Struct, frozen=True):
    """The battle being fought; a wager that the viewer may not see is on ""."""

    region: RegionId
    contested: bool
    ended: bool
    draws: int
    participants: dict[PlayerId, ParticipantView]
    stopped: tuple[PlayerId, ...]
    first: tuple[PlayerId, ...]
    second: tuple[PlayerId, ...]
    wagers: dict[PlayerId, str]
    feats: tuple[PlayerId, ...]
    lasting: tuple[LastingView, ...]


class TableView(msgspec.Struct, frozen=True):
    """The table as `viewer` sees it; None sees what everybody may see. Decks are counted, never named.

    `resistance` is the strength of the local resistance, below 0 where there is none (TWO-9).
    """

    viewer: PlayerId | None
    ally_set: Mapping[str, str]
    seats: tuple[PlayerId, ...]
    first: PlayerId
    round: int
    phase: str
    players: dict[PlayerId, PlayerView]
    ring: tuple[RegionId, ...]
    resistance: int
    tiles: Mapping[RegionId, str]
    marker: RegionId
    chairs: Mapping[str, CardId]
    poisoned: Mapping[CardId, ChipId]
    tea_decks: dict[str, int]
    tea_discards: tuple[CardId, ...]
    quest_deck: int
    quest_discards: int
    wonderland_deck: int
    market: tuple[CardId, ...]
    supply: Mapping[str, tuple[ChipId, ...]]
    box: tuple[ChipId, ...]
    tea: TeaView
    battle: BattleView | None


class Choice(msgspec.Struct, frozen=True):
    """An option as it is shown: without the steps that it leads to."""

    id: str
    text: Text
    take: str
    put: str


class Asked(msgspec.Struct, frozen=True):
    """Who is asked what, and whether the answer is in; `choices` is empty for whom they are secret."""

    player: PlayerId
    prompt: Text
    private: bool
    ready: bool
    choices: tuple[Choice, ...]


# Fields are given by position here: the records of a view are made thousands of times a second, and
# naming so many fields costs more than all the rest.


def view(position: Position, viewer: PlayerId | None) -> TableView:
    """Return what the viewer sees of the position."""
    state = position.state
    over = state.phase == "over"
    return TableView(
        viewer,
        state.ally_set,
        state.seats,
        state.first,
        state.round,
        state.phase,
        {name: _player(player, over or name == viewer) for name, player in state.players.items()},
        state.ring,
        resistance(position),
        state.tiles,
        state.marker,
        state.chairs,
        state.poisoned,
        {deck: len(cards) for deck, cards in state.tea_decks.items()},
        _in_order(state.tea_discards),
        len(state.quest_deck),
        len(state.quest_discards),
        len(state.wonderland_deck),
        state.market,
        state.supply,
        _in_order(state.box),
        TeaView(state.tea.taken, state.tea.seated, state.tea.parties),
        _battle(state.battle, viewer) if state.battle else None,
    )


@lru_cache(maxsize=1024)
def _in_order(pool: tuple[PieceT, ...]) -> tuple[PieceT, ...]:
    """Return a pool so that nothing can be told from how it came about; the same pool is asked for often."""
    return tuple(sorted(pool))


def asked(game: Game, viewer: PlayerId | None) -> tuple[Asked, ...]:
    """Return who is asked now; of private decisions only the viewer's own options are shown."""
    sealed = game.state.sealed
    return tuple(_asked(decision, decision.player in sealed, viewer) for decision in game.decisions)


def _player(player: Player, open_hand: bool) -> PlayerView:
    return PlayerView(
        player.id,
        player.vp,
        player.shards,
        player.shield,
        player.leader_strength,
        player.castle_value,
        player.leader,
        player.supporters,
        player.placed,
        player.figures,
        player.castles,
        _in_order(player.bag),
        player.active,
        player.exhausted,
        player.madness,
        player.tracks,
        player.artifacts,
        player.abilities,
        len(player.quests),
        tuple(sorted(player.quests)) if open_hand else (),
        player.feats,
        player.wonderlandians,
        player.borrowed,
        player.tea_cards,
    )


def _battle(battle: Battle, viewer: PlayerId | None) -> BattleView:
    return BattleView(
        battle.region,
        battle.contested,
        battle.ended,
        battle.draws,
        {name: _participant(part) for name, part in battle.participants.items()},
        battle.stopped,
        battle.first,
        battle.second,
        {bettor: on if bettor == viewer else "" for bettor, on in battle.wagers.items()},
        battle.feats,
        tuple(map(_lasting, battle.lasting)),
    )


def _participant(part: Participant) -> ParticipantView:
    return ParticipantView(
        part.fight, part.base, part.strength, part.drawn, part.played, part.extra, part.lost
    )


def _lasting(lasting: Lasting) -> LastingView:
    return LastingView(lasting.source, lasting.player, lasting.other, lasting.uses)


def _asked(decision: Decision, ready: bool, viewer: PlayerId | None) -> Asked:
    visible = not decision.private or decision.player == viewer
    choices = tuple(_choice(option) for option in decision.options) if visible else ()
    return Asked(decision.player, decision.prompt, decision.private, ready, choices)


def _choice(option: Option) -> Choice:
    return Choice(option.id, option.text, option.take, option.put)
