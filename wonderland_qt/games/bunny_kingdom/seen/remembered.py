"""A player's memory in Bunny Kingdom: the hands that they held and passed on (GAME-4, DRAFT-3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from wonderland_qt.components.dealing.hidden_places import KnownCards
from wonderland_qt.components.seat_order import Side, neighbour
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom import events
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.rules import Game, Position
from wonderland_qt.games.bunny_kingdom.seen.zones import ZONES
from wonderland_qt.games.bunny_kingdom.state import Player, State

Cards = frozenset[CardId]


@dataclass(frozen=True, slots=True)
class SeenHand:
    """The cards of a hand as the player last saw it, and to which side it was passed each time since.

    `travels` as long as the round goes on: later the hand is no more.
    """

    cards: Cards
    passed: tuple[Side, ...] = ()
    travels: bool = True

    def holders(self, state: State[Any], viewer: PlayerId) -> tuple[PlayerId, ...]:
        """Return the players who have held the hand since, until it came back to the viewer."""
        held, player = list[PlayerId](), viewer
        for side in self.passed:
            player = neighbour(state.seats, player, side)
            if player == viewer:
                break
            held.append(player)
        return tuple(held)

    def is_away(self, state: State[Any]) -> bool:
        """Tell whether the last of its holders has it now: the round goes on, and it is not back."""
        return self.travels and 0 < len(self.passed) < len(state.seats)


@dataclass(frozen=True, slots=True)
class HandsRemembered:
    """A player's memory: the hands that they have seen; cards missing from them went to later holders.

    No card is in two of them: a card that was seen again is left out of earlier hands.
    """

    viewer: PlayerId
    hands: tuple[SeenHand, ...] = ()

    @classmethod
    def before(cls, _content: Content, player: PlayerId) -> HandsRemembered:
        """Return the memory of a player before the game."""
        return cls(player)

    def after(self, event: Event) -> HandsRemembered:
        """Return the memory after an event that the player hears; a new deal ends the way of all hands."""
        match event:
            case events.HandSeen(player=self.viewer, cards=cards):
                return self._with_hand(frozenset(map(CardId, cards)))
            case events.HandsPassed(side=side):
                travelling = [_after_passing(hand, side) if hand.travels else hand for hand in self.hands]
                return replace(self, hands=tuple(travelling))
            case events.CardsDealt():
                return replace(self, hands=tuple([replace(hand, travels=False) for hand in self.hands]))
            case _:
                return self

    def agrees(self, position: Position) -> bool:
        """Tell whether a position agrees with this memory of hands."""
        secret = ZONES.hidden_cards(position.state, self.viewer)
        return all(_can_be(hand, position, self.viewer, secret) for hand in self.hands)

    def determinise(self, game: Game) -> Callable[[int], Game]:
        """Return a function that deals, from a seed, a game that the player cannot tell from the real one."""
        return ZONES.dealt_knowing(game, self.viewer, self._known_cards(game))

    def _with_hand(self, cards: Cards) -> HandsRemembered:
        """Remember a hand, and leave its cards out of earlier ones."""
        earlier = [replace(hand, cards=hand.cards - cards) for hand in self.hands]
        return replace(self, hands=(*[hand for hand in earlier if hand.cards], SeenHand(cards)))

    def _known_cards(self, position: Position) -> KnownCards:
        """Return the hidden cards of hands seen, in blocks of cards that may have changed places.

        With reserves, all face-down cards of another player are one block. A single card is no block, as it
        has none to change places with.
        """
        state = position.state
        secret = ZONES.hidden_cards(state, self.viewer)
        blocks = [secret & hand.cards for hand in self.hands]
        known = frozenset[str]().union(*blocks)
        if _draws_from_reserve(position):
            blocks = [_face_down(player) for player in state.players.values() if player.id != self.viewer]
        return KnownCards(known, [block & secret for block in blocks if len(block) > 1])


def _after_passing(hand: SeenHand, side: Side) -> SeenHand:
    """Return a hand that has gone one place further to a side."""
    return replace(hand, passed=(*hand.passed, side))


def _face_down(player: Player) -> set[str]:
    """Return the cards that a player took from hands and keeps face down."""
    return {*player.laid, *player.parchments, *player.discarded}


def _can_be(hand: SeenHand, position: Position, viewer: PlayerId, secret: set[str]) -> bool:
    """Tell whether all `secret` cards of a hand that was seen are where its later holders can have them.

    Each holder keeps some face down, and the last one has the rest of the hand while it is away. There is no
    other card in it, save with reserves: then each holder may have added one.
    """
    state = position.state
    holders = hand.holders(state, viewer)
    if not holders:
        return True
    places = set[str]().union(*[_face_down(state.players[holder]) for holder in holders])
    if hand.is_away(state):
        held = set(state.players[holders[-1]].hand)
        most_from_reserves = len(holders) if _draws_from_reserve(position) else 0
        if len(held - hand.cards) > most_from_reserves:
            return False
        places |= held
    return hand.cards & secret <= places


def _draws_from_reserve(position: Position) -> bool:
    """Tell whether each hand gets a card from a reserve before the choice (TWO-2)."""
    return position.content.deals[len(position.state.seats)].reserve > 0
