"""Deals the hidden cards of zones randomly, consistent with what a viewer knows about some of them.

What does not depend on the seed is prepared once, as a bot deals many times for one decision: the places of
hidden cards get numbers, and each zone is cut out of the list of cards that a deal gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat
from operator import itemgetter
from typing import Any, NamedTuple

from wonderland_qt.components.dealt_groups import Dealt, Group, Restricted, in_a_row, lay
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


class Dealing:
    """All hidden places of a position, prepared for dealing with any seed."""

    def __init__(
        self, content: Any, places: Sequence[HiddenPlace], known: KnownCards, agenda: Sequence[Step]
    ) -> None:
        pools: dict[str, list[HiddenPlace]] = {}
        for place in places:
            pools.setdefault(place.pool, []).append(place)
        hidden = {card for place in places for card in place.cards}
        self._naming_cards = [
            place for place, step in enumerate(agenda) if not hidden.isdisjoint(_strings_in_step(step))
        ]
        self._pools = [
            _Pool(content, pool, owned, known, bool(self._naming_cards)) for pool, owned in pools.items()
        ]

    def deal(self, state: Any, chance: OwnChance) -> None:
        """Deal the hidden cards in a copy of the position's state, and rename them in steps on the agenda."""
        for pool in self._pools:
            dealt = pool.deal(state, chance)
            for index in self._naming_cards:
                state.agenda[index] = _exchange_in_step(state.agenda[index], pool.exchange(dealt))


class _Part(NamedTuple):
    """Hidden cards that are exchanged with each other, and the pile that takes what is left."""

    cards: Sequence[str]
    last: HiddenPlace

    def rank(self, place: HiddenPlace) -> int:
        """Return when a place gets its cards: first where only some fit, then others, then the last pile."""
        return 0 if place.fits is not None else 1 + (place is self.last and place.is_a_pile)


class _Cut(NamedTuple):
    """A zone, and what takes its content out of a deal."""

    owner: PlayerId | None
    zone: str
    content: Callable[[Dealt], Any]


class _Pool:
    """The hidden places of one pool, among which cards can be exchanged.

    A place is named by the card that truly lies there; `_numbers` has the numbers of all places. If no one
    refers to single cards of the largest pile, what is left becomes that pile at once (`_dealt_apart`).
    """

    def __init__(
        self, content: Any, name: str, places: Sequence[HiddenPlace], known: KnownCards, named: bool
    ) -> None:
        self._name, parts = name, _parts(places, known)
        place_of = {card: place for place in places for card in place.cards}
        order = [card for part in parts for card in sorted(part.cards, key=lambda c: part.rank(place_of[c]))]
        self._numbers = {card: number for number, card in enumerate(dict.fromkeys([*order, *place_of]))}
        self._before = list(self._numbers)
        possible = _known_in_pool(known, place_of)
        self._within = {card: [self._numbers[slot] for slot in slots] for card, slots in possible.items()}
        self._again = any(block - known.cards for block in known.blocks)
        self._unknown, *self._blocks = [self._group(content, part, place_of) for part in parts]
        if not self._again:
            self._settle([place_of[card] for card in self._numbers])
        self._draws = sum(group.draws for group in (self._unknown, *self._blocks))
        largest = parts[0].last
        is_known_of = named or any(
            not cards.isdisjoint(largest.cards) for cards in (known.cards, *known.blocks)
        )
        self._dealt_apart = None if is_known_of or possible or not largest.is_a_pile else largest
        self._cuts = list(self._cuts_of([place for place in places if place is not self._dealt_apart]))

    def deal(self, state: Any, chance: OwnChance) -> Dealt:
        """Deal the pool into a state; return the card at each place, but not in a pile dealt at once."""
        dealt, words = self._before.copy(), chance.words(self._name, self._draws)
        unknown = self._unknown_beside(dealt, chance) if self._within else self._unknown
        left = unknown.deal(dealt, words)
        if self._dealt_apart is None:
            lay(dealt, unknown.last, left)
        else:
            setattr(_holder(state, self._dealt_apart.owner), self._dealt_apart.zone, tuple(left))
        for block in self._blocks:
            (block.holding(dealt) if self._again else block).deal_all(dealt, words)
        for owner, zone, content in self._cuts:
            setattr(_holder(state, owner), zone, content(dealt))
        return dealt

    def exchange(self, dealt: Dealt) -> Mapping[str, str]:
        """Return for each card the one that is dealt to its place."""
        return dict(zip(self._numbers, dealt, strict=True))

    def _group(self, content: Any, part: _Part, place_of: Mapping[str, HiddenPlace]) -> Group:
        ranked: tuple[list[str], ...] = ([], [], [])
        for card in part.cards:
            ranked[part.rank(place_of[card])].append(card)
        restricted = [
            Restricted(
                self._row([card for card in ranked[0] if place_of[card].fits is fits]),
                {card for card in place_of if fits(content, card)},
            )
            for fits in dict.fromkeys([place_of[card].fits for card in ranked[0]])
            if fits is not None
        ]
        return Group(part.cards, restricted, self._row(ranked[1]), self._row(ranked[2]))

    def _row(self, cards: Sequence[str]) -> Sequence[int]:
        """Return the numbers of places."""
        return in_a_row([self._numbers[card] for card in cards])

    def _settle(self, zones: Sequence[HiddenPlace]) -> None:
        """Deal once those blocks that every deal leaves alike."""
        settled = [block for block in self._blocks if block.is_settled(zones)]
        for block in settled:
            block.deal_all(self._before, repeat(0))
        self._blocks = [block for block in self._blocks if block not in settled]

    def _unknown_beside(self, dealt: Dealt, chance: OwnChance) -> Group:
        """Deal each card of which the viewer knows where it may be to a free place; return what is left."""
        placed: dict[int, str] = {}
        for card, possible in self._within.items():
            if free := [number for number in possible if number not in placed]:
                placed[chance.pick(self._name, free)] = card
        for number, card in placed.items():
            dealt[number] = card
        return self._unknown.beside(placed)

    def _cuts_of(self, places: Sequence[HiddenPlace]) -> Iterator[_Cut]:
        """Yield what takes each zone out of a deal, except for zones that stay as they are."""
        moving = {number for group in (self._unknown, *self._blocks) for number in group.numbers}
        for place in places:
            row = self._row(place.cards)
            cut = _cut(row) if isinstance(place.content, tuple) else self._exchanged(place.content)
            if not moving.isdisjoint(row) or cut(self._before) != place.content:
                yield _Cut(place.owner, place.zone, cut)

    def _exchanged(self, content: Any) -> Callable[[Dealt], Any]:
        return lambda dealt: _exchange_cards(content, self.exchange(dealt))


def _parts(places: Sequence[HiddenPlace], known: KnownCards) -> list[_Part]:
    """Return the cards of which nothing is known, then the blocks."""
    place_of = {card: place for place in places for card in place.cards}
    unknown = _Part([card for card in place_of if card not in known.cards], max(places, key=_pile_size))
    blocks = [[card for card in place_of if card in block] for block in known.blocks]
    return [unknown, *[_Part(block, _pile_with_most(block, place_of)) for block in blocks if block]]


def _cut(numbers: Sequence[int]) -> Callable[[Dealt], tuple[str, ...]]:
    """Return a function that takes the cards at these places out of a deal."""
    if len(numbers) > 1:
        return itemgetter(*numbers)
    return lambda dealt: tuple([dealt[number] for number in numbers])


def _pile_with_most(block: Sequence[str], place_of: Mapping[str, HiddenPlace]) -> HiddenPlace:
    """Return the pile with the most cards of a block, or any place if none is a pile."""

    def cards_in(place: HiddenPlace) -> int:
        return sum(place_of[card] is place for card in block) if place.is_a_pile else 0

    return max([place_of[card] for card in block], key=cards_in)


def _known_in_pool(known: KnownCards, slots: Mapping[str, Any]) -> Mapping[str, Sequence[str]]:
    """Return `known.within` restricted to the cards of this pool."""
    return {card: possible for card, possible in (known.within or {}).items() if card in slots}


def _pile_size(place: HiddenPlace) -> int:
    """Return how many cards a pile has; 0 for other places."""
    return len(place.cards) if place.is_a_pile else 0


def _holder(state: Any, owner: PlayerId | None) -> Any:
    return state if owner is None else state.players[owner]


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
