"""A realm: all of a player's squares, fiefs and cards that parchments count (SCORE-5, SCORE-9)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.fiefs import Fief, Units, fiefs, strength_on, units_by_square
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.state import Player


class Realm(msgspec.Struct, frozen=True, eq=False, dict=True):
    """What `owner` has, with the parchments that the cards held count as (COPY-1).

    `realms` are those of all players by seat, this one included.
    """

    content: Content
    owner: Player
    parchments: Mapping[CardId, CardId]
    realms: Mapping[PlayerId, Realm]

    @property
    def rivals(self) -> tuple[Realm, ...]:
        """The realms of all other players."""
        return tuple(realm for player, realm in self.realms.items() if player != self.owner.id)

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares controlled, those of camps among them (CLAR-5)."""
        return tuple(self.owner.squares)

    @cached_property
    def fiefs(self) -> tuple[Fief, ...]:
        """The fiefs, with sky towers and camps (SCORE-8)."""
        return fiefs(self.content, self.owner)

    @property
    def treasures(self) -> tuple[CardId, ...]:
        """The parchments that are treasures or copies of treasures (COPY-3)."""
        known = self.content.parchments
        return tuple(card for card, kind in self.parchments.items() if known[kind].kind == "treasure")

    @property
    def camp_cards(self) -> tuple[CardId, ...]:
        """The camp cards played: those still waiting and those built, standing or not (MISSION-21)."""
        known = self.content.buildings
        played = (*self.owner.used, *self.owner.waiting)
        return tuple(card for card in played if card in known and known[card].kind == "camp")

    def alike(self, card: CardId) -> tuple[CardId, ...]:
        """Return the cards that count as the same parchment as `card`, in the order held."""
        return tuple(held for held, kind in self.parchments.items() if kind == self.parchments[card])

    def holding(self, card: CardId, kind: CardId) -> Realm:
        """Return this realm with the parchment `card`, held already or not, counting as `kind`."""
        return Realm(self.content, self.owner, {**self.parchments, card: kind}, self.realms)

    def city(self, square: Square) -> int:
        """Return the strength of the city on a square, 0 without one."""
        return strength_on(self.content, square, self.owner.squares[square])

    @cached_property
    def units(self) -> Units:
        """All units that each square and the farm on it produce (SCORE-6)."""
        return units_by_square(self.content, self.owner)


def realms(content: Content, players: Mapping[PlayerId, Player]) -> Mapping[PlayerId, Realm]:
    """Return the realms of all players, each of which knows all of them."""
    found: dict[PlayerId, Realm] = {}
    for player, owner in players.items():
        held = {card: counts_as(owner, card) for card in owner.parchments}
        found[player] = Realm(content, owner, held, found)
    return found


def counts_as(owner: Player, card: CardId) -> CardId:
    """Return the parchment that a card held counts as: the last one of its chain, or itself (COPY-1)."""
    return owner.copies.get(card, (card,))[-1]
