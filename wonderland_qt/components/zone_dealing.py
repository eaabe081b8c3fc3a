"""Deals the hidden cards of zones randomly, consistent with what a viewer knows about some of them.

What does not depend on the seed is prepared once, as a bot deals many times for one decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.players import PlayerId

Fits = Callable[[Any, str], bool]
"""Tells, from content and card, whether a card can be in a zone."""


class HiddenPlace(NamedTuple):
    """A zone of one owner (None: the table) that is hidden from the viewer, with its cards."""

    owner: PlayerId | None
    zone: str
    pool: str
    fits: Fits | None
    content: Any
    cards: tuple[str, ...]

    @property
    def is_a_pile(self) -> bool:
        """Tell whether this is a plain tuple of cards in which any card of the pool can be."""
        return self.fits is None and isinstance(self.content, tuple)


@dataclass(frozen=True, slots=True)
class KnownCards:
    """What a viewer knows about hidden cards beyond the zones' own rules; `cards` are all cards concerned.

    Each block is a set of hidden cards that are known to be exchanged only among themselves. Cards in
    `within` are known to be in the place of one of the cards listed with them; those with fewest come first.
    """

    cards: Set[str] = frozenset()
    blocks: Sequence[Set[str]] = ()
    within: Mapping[str, Sequence[str]] | None = None


UNKNOWN = KnownCards()


class Exchange(dict[str, str]):
    """For each card's place in a pool, the card that is dealt there instead."""

    def __init__(self, chance: OwnChance, pool: str) -> None:
        self._chance, self._pool = chance, pool

    def lay(self, slots: Sequence[str], cards: list[str]) -> list[str]:
        """Deal random cards to these places; return the cards that are left."""
        count = len(slots)
        self._chance.shuffle(self._pool, cards, count)
        self.update(zip(slots, cards[:count], strict=True))
        return cards[count:]

    def lay_within(self, within: Mapping[str, Sequence[str]]) -> dict[str, str]:
        """Deal each card to a random free place among those known for it; return all dealt so far."""
        for card, possible in within.items():
            free = [slot for slot in possible if slot not in self] if self else possible
            if free:
                self[self._chance.pick(self._pool, free)] = card
        return self.copy() if self else NOTHING_LAID


NOTHING_LAID: dict[str, str] = {}


class Dealing:
    """All hidden places of a position, prepared for dealing with any seed.

    A place of a single card, a slot, is called by the card that is there before the deal.
    """

    def __init__(
        self, content: Any, places: Sequence[HiddenPlace], known: KnownCards, agenda: Sequence[Step]
    ) -> None:
        pools: dict[str, list[HiddenPlace]] = {}
        for place in places:
            pools.setdefault(place.pool, []).append(place)
        hidden = {card for place in places for card in place.cards}
        steps = enumerate(agenda)
        self._naming_cards = [index for index, step in steps if not hidden.isdisjoint(_strings_in_step(step))]
        named = bool(self._naming_cards)
        self._pools = [_Pool(content, pool, owned, known, named) for pool, owned in pools.items()]

    def deal(self, state: Any, chance: OwnChance) -> None:
        """Deal the hidden cards in a copy of the position's state, and rename them in steps on the agenda."""
        exchanges = [pool.deal(state, chance) for pool in self._pools]
        for index in self._naming_cards:
            for exchange in exchanges:
                state.agenda[index] = _exchange_in_step(state.agenda[index], exchange)


class _Pool:
    """The hidden places of one pool, among which cards can be exchanged.

    If no one refers to single cards of the largest pile, the left-over cards become that pile as they are,
    which is faster (`_apart`).
    """

    def __init__(
        self, content: Any, name: str, places: Sequence[HiddenPlace], known: KnownCards, named: bool
    ) -> None:
        self._name, largest = name, max(places, key=_pile_size)
        place_of = {card: place for place in places for card in place.cards}
        sets_known = (known.cards, *known.blocks)
        is_known_of = named or any(not cards.isdisjoint(largest.cards) for cards in sets_known)
        self._dealt_apart = None if is_known_of or not largest.is_a_pile else largest
        self._within = _known_in_pool(known, place_of)
        unknown = [card for card in place_of if card not in known.cards]
        self._unknown = _Group(content, place_of, unknown, largest)
        blocks = [[card for card in place_of if card in block] for block in known.blocks]
        self._blocks = [
            _Group(content, place_of, block, _pile_with_most(block, place_of)) for block in blocks if block
        ]
        self._blocks_have_unknown = any(block - known.cards for block in known.blocks)
        self._exchanged = [place for place in places if place is not self._dealt_apart]

    def deal(self, state: Any, chance: OwnChance) -> Exchange:
        """Deal the pool into a state; return the exchange, without a largest pile that is dealt apart."""
        exchange = Exchange(chance, self._name)
        placed = exchange.lay_within(self._within)
        left = self._unknown.deal_beside(exchange, placed) if placed else self._unknown.deal(exchange)
        if self._dealt_apart is None:
            exchange.update(zip(_free_slots(self._unknown.last, placed), left, strict=True))
        else:
            pile = self._dealt_apart
            cards_placed = [placed[slot] for slot in pile.cards if slot in placed] if placed else ()
            setattr(_holder(state, pile), pile.zone, (*cards_placed, *left))
        for block in self._blocks:
            left = block.deal_again(exchange) if self._blocks_have_unknown else block.deal(exchange)
            exchange.update(zip(block.last, left, strict=True))
        for place in self._exchanged:
            setattr(_holder(state, place), place.zone, _exchanged_cards(place.content, exchange))
        return exchange


Restricted = tuple[Sequence[str], Set[str]]
"""Places with the same `fits` rule, and the cards that can be there."""


class _Group:
    """Places whose cards can be exchanged with each other, as far as they fit.

    Places with a `fits` rule are dealt first. The largest pile comes `last` and takes what is left.
    """

    def __init__(
        self, content: Any, place_of: Mapping[str, HiddenPlace], slots: Sequence[str], last: HiddenPlace
    ) -> None:
        self._slots, self._cards = slots, sorted(slots)
        self._restricted: list[Restricted] = []
        for fits in dict.fromkeys([place_of[slot].fits for slot in slots]):
            if fits is not None:
                slots_so_restricted = [slot for slot in slots if place_of[slot].fits is fits]
                fitting = {card for card in place_of if fits(content, card)}
                self._restricted.append((slots_so_restricted, fitting))
        free = [slot for slot in slots if place_of[slot].fits is None]
        self.last = [slot for slot in free if place_of[slot] is last and last.is_a_pile]
        self._others = [slot for slot in free if place_of[slot] is not last or not last.is_a_pile]
        self._first_split = [_split_by_fit(self._cards, fitting) for _, fitting in self._restricted[:1]]

    def deal(self, exchange: Exchange) -> list[str]:
        """Deal the group's cards; return those left for the last place."""
        left = self._cards.copy()
        # the first split is the same in each deal, so it was made beforehand
        for (slots, _), (able, others) in zip(self._restricted, self._first_split, strict=False):
            left = exchange.lay(slots, able.copy()) + others
        return _deal_restricted_first(exchange, self._restricted[1:], left, self._others)

    def deal_beside(self, exchange: Exchange, placed: Mapping[str, str]) -> list[str]:
        """Deal the group's cards that are not placed yet to its free places; return those left."""
        laid = set(placed.values())
        left = [card for card in self._cards if card not in laid]
        narrow = [(_free_slots(slots, placed), fitting) for slots, fitting in self._restricted]
        return _deal_restricted_first(exchange, narrow, left, _free_slots(self._others, placed))

    def deal_again(self, exchange: Exchange) -> list[str]:
        """Deal the cards that earlier deals have put in these places among themselves."""
        cards_there = sorted([exchange.get(slot, slot) for slot in self._slots])
        return _deal_restricted_first(exchange, self._restricted, cards_there, self._others)


def _deal_restricted_first(
    exchange: Exchange, narrow: Sequence[Restricted], left: list[str], others: Sequence[str]
) -> list[str]:
    """Deal cards to places with a `fits` rule and then to others; return the cards left."""
    for slots, fitting in narrow:
        able, unable = _split_by_fit(left, fitting)
        left = exchange.lay(slots, able) + unable
    return exchange.lay(others, left)


def _split_by_fit(cards: Sequence[str], fitting: Set[str]) -> tuple[list[str], list[str]]:
    """Return the cards that fit, and those that do not."""
    return [card for card in cards if card in fitting], [card for card in cards if card not in fitting]


def _free_slots(slots: Sequence[str], placed: Mapping[str, str]) -> Sequence[str]:
    """Return the places that are still free."""
    return [slot for slot in slots if slot not in placed] if placed else slots


def _pile_with_most(block: Sequence[str], place_of: Mapping[str, HiddenPlace]) -> HiddenPlace:
    """Return the pile with the most cards of a block, or any place if none is a pile."""

    def cards_in(place: HiddenPlace) -> int:
        return sum(place_of[card] is place for card in block) if place.is_a_pile else 0

    return max([place_of[card] for card in block], key=cards_in)


def _known_in_pool(known: KnownCards, slots: Mapping[str, Any]) -> Mapping[str, Sequence[str]]:
    """Return `known.within` restricted to the cards of this pool."""
    within = known.within or {}
    return {card: possible for card, possible in within.items() if card in slots}


def _pile_size(place: HiddenPlace) -> int:
    """Return how many cards a pile has; 0 for other places."""
    return len(place.cards) if place.is_a_pile else 0


def _holder(state: Any, place: HiddenPlace) -> Any:
    return state if place.owner is None else state.players[place.owner]


def _exchanged_cards(content: Any, exchange: Mapping[str, str]) -> Any:
    """Return the content of a zone with its hidden cards exchanged."""
    if isinstance(content, tuple):
        return tuple(map(exchange.get, content, content))
    return _exchange_cards(content, exchange)


def _exchange_cards(value: Any, exchange: Mapping[str, str]) -> Any:
    """Return a value with all hidden cards in it exchanged."""
    if isinstance(value, str):
        return exchange.get(value, value)
    if isinstance(value, tuple):
        return tuple([_exchange_cards(inner, exchange) for inner in value])
    if isinstance(value, Mapping):
        return {key: _exchange_cards(inner, exchange) for key, inner in value.items()}
    return _exchange_in_step(value, exchange) if isinstance(value, Step) else value


@lru_cache(1024)
def _strings_in_step(step: Step) -> frozenset[str]:
    """Return all strings in a step, such as card ids (cached, as steps are immutable)."""
    return frozenset(_strings_in([getattr(step, name) for name in step.__struct_fields__]))


def _strings_in(values: Iterable[Any]) -> Iterator[str]:
    """Yield all strings in values, at any depth of steps, tuples and mappings."""
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, Step):
            yield from _strings_in_step(value)
        elif isinstance(value, tuple | Mapping):
            yield from _strings_in(value.values() if isinstance(value, Mapping) else value)


def _exchange_in_step(step: Any, exchange: Mapping[str, str]) -> Any:
    """Return a step with all hidden cards in it exchanged; the same step if it has none."""
    if exchange.keys().isdisjoint(_strings_in_step(step)):
        return step
    fields = {name: getattr(step, name) for name in step.__struct_fields__}
    exchanged = {name: _exchange_cards(value, exchange) for name, value in fields.items()}
    return step if exchanged == fields else type(step)(**exchanged)
