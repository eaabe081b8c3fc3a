"""The view: what one viewer may see of a game, written out field by field (GAME-11).

Secret are quests in hand, wagers until they are revealed, answers until all are given, decks, and chance.
Bags are public by deduction. The readiness of others is no part of the view but of `asked`, so that a
view is the same whoever has answered first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.texts import Text
from wonderland_qt.games.wonderland.rules import Game, Position
from wonderland_qt.games.wonderland.state import (
    Battle,
    CardId,
    ChipId,
    Participant,
    Player,
    RegionId,
    State,
    Tea,
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
    placed: dict[RegionId, int]
    figures: dict[str, str]
    castles: dict[RegionId, str]
    bag: tuple[ChipId, ...]
    active: tuple[ChipId, ...]
    exhausted: tuple[ChipId, ...]
    madness: tuple[ChipId, ...]
    tracks: dict[str, tuple[ChipId, ...]]
    artifacts: dict[str, ChipId]
    abilities: tuple[str, ...]
    quests: int
    hand: tuple[CardId, ...]
    feats: tuple[CardId, ...]
    wonderlandians: tuple[CardId, ...]
    borrowed: tuple[CardId, ...]
    tea_cards: tuple[CardId, ...]


class TeaView(msgspec.Struct, frozen=True):
    """The tea of this round."""

    taken: dict[PlayerId, int]
    seated: tuple[PlayerId, ...]
    parties: tuple[PlayerId, ...]


class ParticipantView(msgspec.Struct, frozen=True):
    """A player's part in the battle."""

    fight: str
    base: int
    strength: int
    drawn: tuple[ChipId, ...]
    played: ChipId
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
    """The table as `viewer` sees it; None sees what everybody may see. Decks are counted, never named."""

    viewer: PlayerId | None
    ally_set: dict[str, str]
    seats: tuple[PlayerId, ...]
    first: PlayerId
    round: int
    phase: str
    players: dict[PlayerId, PlayerView]
    tiles: dict[RegionId, str]
    marker: RegionId
    chairs: dict[str, CardId]
    poisoned: dict[CardId, ChipId]
    tea_decks: dict[str, int]
    tea_discards: tuple[CardId, ...]
    quest_deck: int
    quest_discards: int
    wonderland_deck: int
    market: tuple[CardId, ...]
    supply: dict[str, tuple[ChipId, ...]]
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


def view(position: Position, viewer: PlayerId | None) -> TableView:
    """Return what the viewer sees of the position."""
    state = position.state
    return TableView(
        viewer=viewer,
        ally_set=dict(state.ally_set),
        seats=state.seats,
        first=state.first,
        round=state.round,
        phase=state.phase,
        players={name: _player(state, player, viewer) for name, player in state.players.items()},
        tiles=dict(state.tiles),
        marker=state.marker,
        chairs=dict(state.chairs),
        poisoned=dict(state.poisoned),
        tea_decks={deck: len(cards) for deck, cards in state.tea_decks.items()},
        tea_discards=_in_order(state.tea_discards),
        quest_deck=len(state.quest_deck),
        quest_discards=len(state.quest_discards),
        wonderland_deck=len(state.wonderland_deck),
        market=state.market,
        supply=dict(state.supply),
        box=_in_order(state.box),
        tea=_tea(state.tea),
        battle=_battle(state.battle, viewer) if state.battle else None,
    )


@lru_cache(maxsize=1024)
def _in_order(pool: tuple[PieceT, ...]) -> tuple[PieceT, ...]:
    """Return a pool so that nothing can be told from how it came about; the same pool is asked for often."""
    return tuple(sorted(pool))


def asked(game: Game, viewer: PlayerId | None) -> tuple[Asked, ...]:
    """Return who is asked now; of private decisions only the viewer's own options are shown."""
    sealed = game.state.sealed
    return tuple(_asked(decision, decision.player in sealed, viewer) for decision in game.decisions)


def _player(state: State[Any], player: Player, viewer: PlayerId | None) -> PlayerView:
    open_hand = viewer == player.id or state.phase == "over"
    return PlayerView(
        id=player.id,
        vp=player.vp,
        shards=player.shards,
        shield=player.shield,
        leader_strength=player.leader_strength,
        castle_value=player.castle_value,
        leader=player.leader,
        supporters=player.supporters,
        placed=dict(player.placed),
        figures=dict(player.figures),
        castles={region: str(standing) for region, standing in player.castles.items()},
        bag=_in_order(player.bag),
        active=player.active,
        exhausted=player.exhausted,
        madness=player.madness,
        tracks=dict(player.tracks),
        artifacts=dict(player.artifacts),
        abilities=player.abilities,
        quests=len(player.quests),
        hand=tuple(sorted(player.quests)) if open_hand else (),
        feats=player.feats,
        wonderlandians=player.wonderlandians,
        borrowed=player.borrowed,
        tea_cards=player.tea_cards,
    )


def _tea(tea: Tea) -> TeaView:
    return TeaView(taken=dict(tea.taken), seated=tea.seated, parties=tea.parties)


def _battle(battle: Battle, viewer: PlayerId | None) -> BattleView:
    return BattleView(
        region=battle.region,
        contested=battle.contested,
        ended=battle.ended,
        draws=battle.draws,
        participants={name: _participant(part) for name, part in battle.participants.items()},
        stopped=battle.stopped,
        first=battle.first,
        second=battle.second,
        wagers={bettor: on if bettor == viewer else "" for bettor, on in battle.wagers.items()},
        feats=battle.feats,
        lasting=tuple(LastingView(x.source, x.player, x.other, x.uses) for x in battle.lasting),
    )


def _participant(part: Participant) -> ParticipantView:
    return ParticipantView(
        fight=part.fight,
        base=part.base,
        strength=part.strength,
        drawn=part.drawn,
        played=part.played,
        lost=part.lost,
    )


def _asked(decision: Decision, ready: bool, viewer: PlayerId | None) -> Asked:
    visible = not decision.private or decision.player == viewer
    choices = tuple(_choice(option) for option in decision.options) if visible else ()
    return Asked(decision.player, decision.prompt, decision.private, ready, choices)


def _choice(option: Option) -> Choice:
    return Choice(option.id, option.text, option.take, option.put)
