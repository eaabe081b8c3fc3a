"""What a player remembers of Bunny Kingdom: every hand that was held and passed on (GAME-4, DRAFT-3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from wonderland_qt.components.seat_order import Side, neighbour
from wonderland_qt.components.zone_dealing import KnownCards
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
        """Return who has held the hand since, until it came back to the viewer."""
        held, player = list[PlayerId](), viewer
        for side in self.passed:
            player = neighbour(state.seats, player, side)
            if player == viewer:
                break
            held.append(player)
        return tuple(held)

    def is_away(self, state: State[Any]) -> bool:
        """Tell whether the last of its holders has the hand now."""
        return self.travels and 0 < len(self.passed) < len(state.seats)


@dataclass(frozen=True, slots=True)
class HandsRemembered:
    """The hands that one player has seen: what left them and does not lie open, their later holders took.

    No card is in two of them: what was seen again is left out of what was seen before.
    """

    viewer: PlayerId
    hands: tuple[SeenHand, ...] = ()

    @classmethod
    def before(cls, _content: Content, player: PlayerId) -> HandsRemembered:
        """Return what a player remembers before the game."""
        return cls(player)

    def after(self, event: Event) -> HandsRemembered:
        """Return what is remembered once an event is heard too."""
        match event:
            case events.HandSeen(player=self.viewer, cards=cards):
                return self._seen(frozenset(map(CardId, cards)))
            case events.HandsPassed(side=side):
                travelling = [_passed(hand, side) if hand.travels else hand for hand in self.hands]
                return replace(self, hands=tuple(travelling))
            case events.CardsDealt():
                return replace(self, hands=tuple([replace(hand, travels=False) for hand in self.hands]))
            case _:
                return self

    def agrees(self, position: Position) -> bool:
        """Tell whether each hand seen can have gone where a position has its cards."""
        secret = ZONES.hidden_cards(position.state, self.viewer)
        return all(_can_be(hand, position, self.viewer, secret) for hand in self.hands)

    def determinise(self, game: Game) -> Callable[[int], Game]:
        """Return what deals, from a seed, a game that the player cannot tell from the true one."""
        return ZONES.dealt_knowing(game, self.viewer, self._known(game))

    def _seen(self, cards: Cards) -> HandsRemembered:
        """Remember a hand, and leave its cards out of earlier ones."""
        earlier = [replace(hand, cards=hand.cards - cards) for hand in self.hands]
        return replace(self, hands=(*[hand for hand in earlier if hand.cards], SeenHand(cards)))

    def _known(self, position: Position) -> KnownCards:
        """Return the hidden cards of hands seen, and between which of them no one can tell.

        Where cards come from reserves, all that another player laid face down is one block.
        """
        state = position.state
        secret = ZONES.hidden_cards(state, self.viewer)
        blocks = [secret & hand.cards for hand in self.hands]
        known = frozenset[str]().union(*blocks)
        if _draws(position):
            blocks = [_face_down(player) for player in state.players.values() if player.id != self.viewer]
        return KnownCards(known, [block & secret for block in blocks if len(block) > 1])


def _passed(hand: SeenHand, side: Side) -> SeenHand:
    return replace(hand, passed=(*hand.passed, side))


def _face_down(player: Player) -> set[str]:
    """Return what a player took from hands and no one else may look at."""
    return {*player.laid, *player.parchments, *player.discarded}


def _can_be(hand: SeenHand, position: Position, viewer: PlayerId, secret: set[str]) -> bool:
    """Tell whether all that a hand lost is with its later holders, and what is left of it with the last."""
    state = position.state
    holders = hand.holders(state, viewer)
    if not holders:
        return True
    places = set[str]().union(*[_face_down(state.players[holder]) for holder in holders])
    if hand.is_away(state):
        held = set(state.players[holders[-1]].hand)
        if len(held - hand.cards) > len(holders) * _draws(position):
            return False
        places |= held
    return hand.cards & secret <= places


def _draws(position: Position) -> bool:
    """Tell whether a card from a reserve comes to each hand before the choice (TWO-2)."""
    return position.content.deals[len(position.state.seats)].reserve > 0
