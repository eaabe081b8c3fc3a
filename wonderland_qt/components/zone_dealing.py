"""Dealing the hidden cards of zones again, for a viewer who knows of some more than where cards lie.

What does not depend on the seed is made ready once, as a bot deals many times for one decision.
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
"""Tells which cards can lie in a place."""

Fitting = Mapping[Fits, list[str]]
"""For each kind of narrow places which of the cards left can lie there."""


class HiddenPlace(NamedTuple):
    """A zone of one owner (None: the table) that the viewer may not look at, with what lies there."""

    owner: PlayerId | None
    zone: str
    pool: str
    fits: Fits | None
    content: Any
    cards: tuple[str, ...]

    @property
    def is_a_pile(self) -> bool:
        """Tell whether any card of the pool can lie here, and all of them lie side by side."""
        return self.fits is None and isinstance(self.content, tuple)


@dataclass(frozen=True, slots=True)
class KnownCards:
    """Hidden cards of which a viewer knows more than where cards lie: none of them is among those left over.

    Each block is a set of hidden cards that could be one another's, and no card else. Cards in `within` lie
    where one of those lies that are named beside them, the most narrowly known ones first.
    """

    cards: Set[str] = frozenset()
    blocks: Sequence[Set[str]] = ()
    within: Mapping[str, Sequence[str]] | None = None


UNKNOWN = KnownCards()


class Dealing:
    """All hidden places of a position, ready to be dealt again from any seed."""

    def __init__(
        self, content: Any, places: Sequence[HiddenPlace], known: KnownCards, agenda: Sequence[Step]
    ) -> None:
        pools: dict[str, list[HiddenPlace]] = {}
        for place in places:
            pools.setdefault(place.pool, []).append(place)
        hidden = {card for place in places for card in place.cards}
        self._naming = [place for place, step in enumerate(agenda) if not hidden.isdisjoint(_named(step))]
        self._pools = [
            _Pool(content, pool, owned, known, bool(self._naming)) for pool, owned in pools.items()
        ]

    def deal(self, state: Any, chance: OwnChance) -> None:
        """Exchange the hidden cards of a copy of the position among themselves."""
        exchange: dict[str, str] = {}
        for pool in self._pools:
            pool.deal(state, chance, exchange)
        for place in self._naming:
            state.agenda[place] = _in_step(state.agenda[place], exchange)


class _Pool:
    """The hidden places whose cards could be one another's: piles last, of these the largest.

    The cards of the largest pile are dealt no order, as it has none.
    """

    def __init__(
        self, content: Any, name: str, places: Sequence[HiddenPlace], known: KnownCards, named: bool
    ) -> None:
        self._content, self._name = content, name
        *others, largest = sorted(places, key=_how_large)
        self._slots = {card: place.fits for place in (*others, largest) for card in place.cards}
        self._within = _reached(known, self._slots)
        unknown = [card for card in self._slots if card not in known.cards]
        self._unknown, self._left, self._fitting = unknown, sorted(unknown), self._fits_of(unknown)
        self._blocks = [[card for card in self._slots if card in block] for block in known.blocks]
        self._largest = largest.cards
        self._rest = _how_large(largest) if known.cards.isdisjoint(largest.cards) else 0
        told = named or any(not block.isdisjoint(largest.cards) for block in known.blocks)
        self._apart = largest if self._rest and not told else None
        self._exchanged = others if self._apart else [*others, largest]

    def _fits_of(self, cards: Sequence[str]) -> dict[Fits, list[str]]:
        """Return for each kind of narrow places which of these cards can lie there."""
        kinds = dict.fromkeys([fits for fits in map(self._slots.get, cards) if fits is not None])
        return {fits: [card for card in sorted(cards) if fits(self._content, card)] for fits in kinds}

    def deal(self, state: Any, chance: OwnChance, exchange: dict[str, str]) -> None:
        """Deal the pool, and tell which card takes the place of which; the largest pile only where asked."""
        left, fitting = self._left.copy(), {fits: cards.copy() for fits, cards in self._fitting.items()}
        unknown = self._place_within(left, fitting, chance, exchange) if self._within else self._unknown
        there = [exchange[slot] for slot in self._largest if slot in exchange] if self._within else []
        rest = self._shuffle(unknown, left, fitting, max(self._rest - len(there), 0), chance, exchange)
        if self._apart:
            setattr(_holder(state, self._apart), self._apart.zone, (*there, *rest))
        for cards in self._blocks:
            takers = sorted([exchange.get(card, card) for card in cards])
            self._shuffle_block(cards, takers, chance, exchange)
        for place in self._exchanged:
            setattr(_holder(state, place), place.zone, _exchanged_cards(place.content, exchange))

    def _place_within(
        self, left: list[str], fitting: Fitting, chance: OwnChance, exchange: dict[str, str]
    ) -> list[str]:
        """Lay cards where they are known to be able to lie; return the places of those that are left."""
        unknown = self._unknown.copy()
        for card, reached in self._within.items():
            free = [slot for slot in reached if slot not in exchange] if exchange else reached
            if free:
                slot = chance.pick(self._name, free)
                exchange[slot] = card
                unknown.remove(slot)
                _take(card, left, fitting)
        return unknown

    def _shuffle(
        self,
        slots: Sequence[str],
        left: list[str],
        fitting: Fitting,
        rest: int,
        chance: OwnChance,
        exchange: dict[str, str],
    ) -> Sequence[str]:
        """Deal what is left to places, the narrow ones first; return what comes to the largest pile."""
        anywhere = slots if not fitting else self._after_the_narrow(slots, left, fitting, chance, exchange)
        first = len(left) - rest
        chance.shuffle(self._name, left, first)
        exchange.update(zip(anywhere[:first] if self._apart else anywhere, left, strict=False))
        return left[first:]

    def _after_the_narrow(
        self,
        slots: Sequence[str],
        left: list[str],
        fitting: Fitting,
        chance: OwnChance,
        exchange: dict[str, str],
    ) -> list[str]:
        """Deal to places that only some cards fit, and return the others."""
        anywhere = list[str]()
        for slot in slots:
            fits = self._slots[slot]
            if fits is None:
                anywhere.append(slot)
            else:
                exchange[slot] = chance.pick(self._name, fitting[fits])
                _take(exchange[slot], left, fitting)
        return anywhere

    def _shuffle_block(
        self, slots: Sequence[str], takers: list[str], chance: OwnChance, exchange: dict[str, str]
    ) -> None:
        kinds = dict.fromkeys([fits for fits in map(self._slots.get, slots) if fits is not None])
        fitting = {fits: [card for card in takers if fits(self._content, card)] for fits in kinds}
        anywhere = self._after_the_narrow(slots, takers, fitting, chance, exchange)
        chance.shuffle(self._name, takers, len(takers))
        exchange.update(zip(anywhere, takers, strict=True))


def _take(card: str, left: list[str], fitting: Fitting) -> None:
    """Take a card out of all that are left."""
    left.remove(card)
    for cards in fitting.values():
        if card in cards:
            cards.remove(card)


def _reached(known: KnownCards, slots: Mapping[str, Any]) -> Mapping[str, Sequence[str]]:
    """Return of this pool alone which cards lie where others do."""
    return {card: reached for card, reached in (known.within or {}).items() if card in slots}


def _how_large(place: HiddenPlace) -> int:
    """Return how many cards lie in a pile; 0 of all other places."""
    return len(place.cards) if place.is_a_pile else 0


def _holder(state: Any, place: HiddenPlace) -> Any:
    return state if place.owner is None else state.players[place.owner]


def _exchanged_cards(content: Any, exchange: Mapping[str, str]) -> Any:
    """Return what lies in a zone with every hidden card exchanged."""
    if isinstance(content, tuple):
        return tuple(map(exchange.get, content, content))
    return _exchanged(content, exchange)


def _exchanged(value: Any, exchange: Mapping[str, str]) -> Any:
    """Return a value with every hidden card in it exchanged; what names none stays the same object."""
    if isinstance(value, str):
        return exchange.get(value, value)
    if isinstance(value, tuple):
        return tuple([_exchanged(inner, exchange) for inner in value])
    if isinstance(value, Mapping):
        return {key: _exchanged(inner, exchange) for key, inner in value.items()}
    return _in_step(value, exchange) if isinstance(value, Step) else value


@lru_cache(1024)
def _named(step: Step) -> frozenset[str]:
    """Return all that a step names, cards among it; steps never change, so it is kept by the step."""
    return frozenset(_strings_in([getattr(step, name) for name in step.__struct_fields__]))


def _strings_in(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, Step):
            yield from _named(value)
        elif isinstance(value, tuple | Mapping):
            yield from _strings_in(value.values() if isinstance(value, Mapping) else value)


def _in_step(step: Any, exchange: Mapping[str, str]) -> Any:
    """Return a step with every hidden card that it names exchanged."""
    if exchange.keys().isdisjoint(_named(step)):
        return step
    fields = {name: getattr(step, name) for name in step.__struct_fields__}
    exchanged = {name: _exchanged(value, exchange) for name, value in fields.items()}
    return step if exchanged == fields else type(step)(**exchanged)
