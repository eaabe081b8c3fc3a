"""The view: what one viewer may see of a game, written out field by field (GAME-11).

Secret are quests in hand, wagers until they are revealed, answers until all are given, decks, and chance.
Bags are public by deduction. The readiness of others is no part of the view, so it is the same no matter who
has answered first.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeVar

import msgspec

from wonderland_qt.components.open_fields import view_maker
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.mechanics.two_players import resistance
from wonderland_qt.games.wonderland.rules import Position
from wonderland_qt.games.wonderland.state import (
    Battle,
    CardId,
    ChipId,
    Lasting,
    OpenBattle,
    OpenParticipant,
    OpenPlayer,
    OpenTea,
    Participant,
    Player,
    RegionId,
    State,
    Tea,
)

PieceT = TypeVar("PieceT", ChipId, CardId)


class PlayerView(OpenPlayer, kw_only=True):
    """A player as the viewer sees them: the number of quests in hand, and those that the viewer may see."""

    bag: tuple[ChipId, ...]
    quests: int
    hand: tuple[CardId, ...]


class LastingView(msgspec.Struct, frozen=True):
    """Something in force for the rest of the battle."""

    source: str
    player: PlayerId
    other: PlayerId
    uses: int


class BattleView(OpenBattle, kw_only=True):
    """The battle as the viewer sees it; a wager that the viewer may not see is ""."""

    participants: dict[PlayerId, OpenParticipant]
    wagers: dict[PlayerId, str]
    lasting: tuple[LastingView, ...]


class TableView(msgspec.Struct, frozen=True):
    """The table as `viewer` sees it; None sees what everybody may see. Decks are counted, never named.

    `resistance` is the strength of the local resistance, below 0 where there is none (TWO-9).
    """

    ally_set: Mapping[str, str]
    seats: tuple[PlayerId, ...]
    first: PlayerId
    round: int
    phase: str
    ring: tuple[RegionId, ...]
    tiles: Mapping[RegionId, str]
    marker: RegionId
    chairs: Mapping[str, CardId]
    poisoned: Mapping[CardId, ChipId]
    market: tuple[CardId, ...]
    supply: Mapping[str, tuple[ChipId, ...]]
    viewer: PlayerId | None
    players: dict[PlayerId, PlayerView]
    resistance: int
    tea_decks: dict[str, int]
    tea_discards: tuple[CardId, ...]
    quest_deck: int
    quest_discards: int
    wonderland_deck: int
    box: tuple[ChipId, ...]
    tea: OpenTea
    battle: BattleView | None

    def rank_of(self, seat: PlayerId) -> int:
        """Return a player's rank by VP, beginning with 1; equal players share a rank."""
        return 1 + sum(other.vp > self.players[seat].vp for other in self.players.values())


show_player = view_maker(Player, PlayerView, until="bag")
show_tea = view_maker(Tea, OpenTea)
show_participant = view_maker(Participant, OpenParticipant)
show_lasting = view_maker(Lasting, LastingView)
show_battle = view_maker(Battle, BattleView, until="participants")
show_table = view_maker(State, TableView, until="viewer")


def view(position: Position, viewer: PlayerId | None) -> TableView:
    """Return what the viewer sees of the position; quests in the hands of others are seen only at the end.

    Only the number of cards in decks and of rejected quests is seen. Pools are sorted to hide their order.
    """
    state = position.state
    open_hands = state.players if state.phase == "over" else (viewer,)
    return show_table(
        state,
        viewer=viewer,
        players={name: _player_seen(player, name in open_hands) for name, player in state.players.items()},
        resistance=resistance(position),
        tea_decks={deck: len(cards) for deck, cards in state.tea_decks.items()},
        tea_discards=_in_order(state.tea_discards),
        quest_deck=len(state.quest_deck),
        quest_discards=len(state.quest_discards),
        wonderland_deck=len(state.wonderland_deck),
        box=_in_order(state.box),
        tea=show_tea(state.tea),
        battle=_battle_seen(state.battle, viewer) if state.battle else None,
    )


@lru_cache(maxsize=1024)
def _in_order(pool: tuple[PieceT, ...]) -> tuple[PieceT, ...]:
    """Return a pool sorted, so that its order reveals nothing; cached, as it is often asked for."""
    return tuple(sorted(pool))


def _player_seen(player: Player, open_hand: bool) -> PlayerView:
    """Return a player with the quests in hand if the hand is open to the viewer, else with their number."""
    hand = tuple(sorted(player.quests)) if open_hand else ()
    return show_player(player, bag=_in_order(player.bag), quests=len(player.quests), hand=hand)


def _battle_seen(battle: Battle, viewer: PlayerId | None) -> BattleView:
    """Return the battle with the viewer's own wager open, and those of others face down, as "" (GAME-11)."""
    return show_battle(
        battle,
        participants={name: show_participant(part) for name, part in battle.participants.items()},
        wagers={bettor: fighter if bettor == viewer else "" for bettor, fighter in battle.wagers.items()},
        lasting=tuple(map(show_lasting, battle.lasting)),
    )
