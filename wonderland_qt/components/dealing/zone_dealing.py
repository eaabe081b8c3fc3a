"""Deals the hidden cards of zones randomly, consistent with what a viewer knows about some of them.

What does not depend on the seed is prepared once, as a bot deals many times for one decision: the places of
hidden cards get numbers, and each zone is cut out of the list of cards that a deal gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import repeat
from operator import itemgetter
from typing import Any, NamedTuple

from wonderland_qt.components.dealing.card_exchange import exchange_cards, exchange_in_step, strings_in_step
from wonderland_qt.components.dealing.dealt_groups import Dealt, Group, Restricted, in_a_row, lay
from wonderland_qt.components.dealing.hidden_places import Fits, HiddenPlace, KnownCards
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.players import PlayerId


class Dealing:
    """All hidden places of a position, prepared for dealing with any seed."""

    def __init__(
        self, content: Any, places: Sequence[HiddenPlace], known: KnownCards, agenda: Sequence[Step]
    ) -> None:
        """Divide the places into pools, and note the steps of the agenda that name hidden cards.

        To rename cards in such steps, it must be known where each card has gone (`needs_each_card`).
        """
        hidden = {card for place in places for card in place.cards}
        self._steps_with_hidden_cards = [
            index for index, step in enumerate(agenda) if not hidden.isdisjoint(strings_in_step(step))
        ]
        needs_each_card = bool(self._steps_with_hidden_cards)
        self._pools = [
            _Pool(name, content, places=places_of_pool, known=known, needs_each_card=needs_each_card)
            for name, places_of_pool in _places_by_pool(places).items()
        ]

    def deal(self, state: Any, chance: OwnChance) -> None:
        """Deal the hidden cards in a copy of a position's state; steps that name one name what it became."""
        for pool in self._pools:
            dealt = pool.deal(state, chance)
            for index in self._steps_with_hidden_cards:
                state.agenda[index] = exchange_in_step(state.agenda[index], pool.exchange(dealt))


FIRST, THEN, LAST = range(3)
"""When a place gets its cards: first where only some cards fit, then other places, then the last pile."""


class _Part(NamedTuple):
    """Hidden cards that are exchanged with each other, and the pile that takes what is left."""

    cards: Sequence[str]
    last: HiddenPlace

    def turn(self, place: HiddenPlace) -> int:
        """Return when a place gets its cards: FIRST if it takes only some, LAST if it takes what is left."""
        if place.fits is not None:
            return FIRST
        return LAST if place is self.last and place.is_a_pile else THEN


class _Cut(NamedTuple):
    """A zone, and what takes its content out of a deal."""

    owner: PlayerId | None
    zone: str
    content: Callable[[Dealt], Any]


class _Pool:
    """The hidden places of one pool, among which cards can be exchanged.

    A place is named by the card that truly lies there; `_number_of_place` numbers all places. If no one
    `needs_each_card` of the largest pile, what is left becomes that pile at once (`_dealt_apart`). A block
    may share cards with the group of unknown ones; then it exchanges what that group has dealt to it.
    """

    def __init__(
        self,
        name: str,
        content: Any,
        places: Sequence[HiddenPlace],
        known: KnownCards,
        needs_each_card: bool,
    ) -> None:
        """Group the places by what is known of them, and deal at once what can lie in one way only.

        `_first_deal` is the deal with which each sample begins, `_within` the places in which certain cards
        must be, `_draws` is how many random numbers a sample takes, and `_cuts` take the zones out of it. The
        largest pile, unless one `needs_each_card` of it, may be `_dealt_apart`: what is left, without places.
        Blocks share the unknown cards if a block has cards that are not all known.
        """
        self._name = name
        self._content = content
        self._place_of = {card: place for place in places for card in place.cards}
        parts = _parts_of_pool(places, known)
        self._number_of_place = _numbers_of_places(parts, self._place_of)
        self._first_deal = list(self._number_of_place)
        self._within = self._known_places(known)
        self._unknown, *self._blocks = [self._group_of_part(part) for part in parts]
        self._blocks_share_unknown = any(block - known.cards for block in known.blocks)
        if not self._blocks_share_unknown:
            self._deal_settled_blocks()
        self._draws = sum(group.draws for group in (self._unknown, *self._blocks))
        part_of_unknown, *_parts_of_blocks = parts
        can_be_apart = not needs_each_card and self._is_dealt_blindly(part_of_unknown.last, known)
        self._dealt_apart = part_of_unknown.last if can_be_apart else None
        self._cuts = list(self._cuts_of([place for place in places if place is not self._dealt_apart]))

    def _is_dealt_blindly(self, place: HiddenPlace, known: KnownCards) -> bool:
        """Tell whether a place is a pile that takes what is left, as nothing is known or required of it."""
        is_known_of = bool(self._within) or _is_known_of(place, known)
        return place.is_a_pile and not is_known_of

    def deal(self, state: Any, chance: OwnChance) -> Dealt:
        """Deal the pool into a state; return the card at each place, but not in a pile dealt at once.

        Cards `_within` known places come first, blocks last. Drawing all random `words` at once is quicker.
        """
        dealt, words = self._first_deal.copy(), chance.words(self._name, self._draws)
        unknown = self._unknown_beside(dealt, chance) if self._within else self._unknown
        left = unknown.deal(dealt, words)
        if self._dealt_apart is None:
            lay(dealt, unknown.last_places, left)
        else:
            setattr(_holder(state, self._dealt_apart.owner), self._dealt_apart.zone, tuple(left))
        for block in self._blocks:
            exchanged = block.holding(dealt) if self._blocks_share_unknown else block
            exchanged.deal_all(dealt, words)
        for owner, zone, content in self._cuts:
            setattr(_holder(state, owner), zone, content(dealt))
        return dealt

    def exchange(self, dealt: Dealt) -> Mapping[str, str]:
        """Return for each card the one that is dealt to its place."""
        return dict(zip(self._number_of_place, dealt, strict=True))

    def _known_places(self, known: KnownCards) -> dict[str, list[int]]:
        """Return, for cards of which the viewer knows where they may be, the numbers of those places.

        What is known names a place by the card that truly lies there. Cards of other pools are left out.
        """
        return {
            card: [self._number_of_place[card_there] for card_there in cards_there]
            for card, cards_there in (known.within or {}).items()
            if card in self._number_of_place
        }

    def _group_of_part(self, part: _Part) -> Group:
        """Return the places of a part as a group: those that take only some cards get theirs first."""
        by_turn: dict[int, list[str]] = {FIRST: [], THEN: [], LAST: []}
        for card in part.cards:
            by_turn[part.turn(self._place_of[card])].append(card)
        return Group(
            part.cards,
            restricted=list(self._restricted_places(by_turn[FIRST])),
            others=self._row(by_turn[THEN]),
            last=self._row(by_turn[LAST]),
        )

    def _restricted_places(self, cards: Sequence[str]) -> Iterator[Restricted]:
        """Yield the places in which not every card fits, those with the same rule together.

        Each place is given by the card that lies there now. Places with one rule share the set of cards that
        fit, which is found by asking about every card.
        """
        by_rule: dict[Fits, list[str]] = {}
        for card in cards:
            fits = self._place_of[card].fits
            if fits is not None:
                by_rule.setdefault(fits, []).append(card)
        for fits, cards_there in by_rule.items():
            fitting = {card for card in self._place_of if fits(self._content, card)}
            yield Restricted(self._row(cards_there), fitting)

    def _row(self, cards: Sequence[str]) -> Sequence[int]:
        """Return the numbers of places."""
        return in_a_row([self._number_of_place[card] for card in cards])

    def _deal_settled_blocks(self) -> None:
        """Deal once those blocks that every deal leaves alike."""
        zones = [self._place_of[card] for card in self._number_of_place]
        settled = [block for block in self._blocks if block.is_settled(zones)]
        for block in settled:
            block.deal_all(self._first_deal, repeat(0))  # any numbers deal it alike
        self._blocks = [block for block in self._blocks if block not in settled]

    def _unknown_beside(self, dealt: Dealt, chance: OwnChance) -> Group:
        """Deal each card of which the viewer knows where it may be to a free place; return what is left.

        A card whose places others have taken is dealt with the rest.
        """
        placed: dict[int, str] = {}
        for card, possible in self._within.items():
            if free := [number for number in possible if number not in placed]:
                placed[chance.pick(self._name, free)] = card
        for number, card in placed.items():
            dealt[number] = card
        return self._unknown.beside(placed)

    def _cuts_of(self, places: Sequence[HiddenPlace]) -> Iterator[_Cut]:
        """Yield what takes out of a deal each zone that samples, or the deal before them all, change."""
        moving = {number for group in (self._unknown, *self._blocks) for number in group.numbers}
        for place in places:
            row = self._row(place.cards)
            cut = (
                _function_taking(row) if isinstance(place.content, tuple) else self._exchanged(place.content)
            )
            if not moving.isdisjoint(row) or cut(self._first_deal) != place.content:
                yield _Cut(place.owner, place.zone, cut)

    def _exchanged(self, content: Any) -> Callable[[Dealt], Any]:
        """Return a function that makes a zone which is no plain tuple out of a deal."""
        return lambda dealt: exchange_cards(content, self.exchange(dealt))


def _places_by_pool(places: Sequence[HiddenPlace]) -> dict[str, list[HiddenPlace]]:
    """Return the places of each pool, pools and places in their order."""
    by_pool: dict[str, list[HiddenPlace]] = {}
    for place in places:
        by_pool.setdefault(place.pool, []).append(place)
    return by_pool


def _parts_of_pool(places: Sequence[HiddenPlace], known: KnownCards) -> list[_Part]:
    """Return the cards of which nothing is known, then the blocks, each with the pile that takes its rest."""
    place_of = {card: place for place in places for card in place.cards}
    unknown = _Part([card for card in place_of if card not in known.cards], max(places, key=_pile_size))
    parts = [unknown]
    for known_block in known.blocks:
        block = [card for card in place_of if card in known_block]
        if block:
            parts.append(_Part(block, _pile_with_most(block, place_of)))
    return parts


def _numbers_of_places(parts: Iterable[_Part], place_of: Mapping[str, HiddenPlace]) -> dict[str, int]:
    """Number places so that those dealt one after another, as most zones are, have numbers in a row.

    Places in no part, whose cards are known, have the last numbers.
    """
    cards: dict[str, None] = {}
    for part in parts:
        in_turn = sorted(part.cards, key=lambda card: part.turn(place_of[card]))
        cards.update(dict.fromkeys(in_turn))
    cards.update(dict.fromkeys(place_of))
    return {card: number for number, card in enumerate(cards)}


def _is_known_of(pile: HiddenPlace, known: KnownCards) -> bool:
    """Tell whether a viewer knows something about single cards of a pile."""
    return any(not cards.isdisjoint(pile.cards) for cards in (known.cards, *known.blocks))


def _function_taking(numbers: Sequence[int]) -> Callable[[Dealt], tuple[str, ...]]:
    """Return a function that takes the cards at these places out of a deal."""
    if len(numbers) > 1:  # only then does itemgetter, which is faster, give a tuple
        return itemgetter(*numbers)
    return lambda dealt: tuple([dealt[number] for number in numbers])


def _pile_with_most(block: Sequence[str], place_of: Mapping[str, HiddenPlace]) -> HiddenPlace:
    """Return the pile with the most cards of a block, or any place if none is a pile."""

    def cards_in(place: HiddenPlace) -> int:
        return sum(place_of[card] is place for card in block) if place.is_a_pile else 0

    return max([place_of[card] for card in block], key=cards_in)


def _pile_size(place: HiddenPlace) -> int:
    """Return how many cards a pile has; 0 for other places."""
    return len(place.cards) if place.is_a_pile else 0


def _holder(state: Any, owner: PlayerId | None) -> Any:
    """Return what has the zones of an owner: the player, or the state for those of the table."""
    return state if owner is None else state.players[owner]
