"""Zones: where cards lie and who may see them.

What a viewer knows of each pile, what is secret, how all that is hidden is dealt again and which cards must
still be there follow from the declaration.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Literal, TypeVar

import msgspec

from wonderland_qt.components.redeal import redealt
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.flow import GameState, Position, Rules
from wonderland_qt.engine.players import PlayerId

StateT = TypeVar("StateT", bound=GameState[Any])
ContentT = TypeVar("ContentT")

Sight = Literal["all", "owner", "nobody"]
"""Who may look at the cards of a zone; everybody may count them."""


def _never(_state: Any) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Zone:
    """A field of the state, or of each player, that holds cards: a tuple, or a map of cards or tuples.

    Hidden cards of zones of one `pool` could be one another's; without a pool what lies there is known by
    what lies elsewhere. `opened` tells whether the zone lies open to all by now, `fits` which cards can be
    in it, where not all of the pool can.
    """

    name: str
    sight: Sight = "all"
    pool: str = ""
    opened: Callable[[Any], bool] = _never
    fits: Callable[[Any, str], bool] | None = None

    def is_seen(self, state: Any, owner: PlayerId | None, viewer: PlayerId | None) -> bool:
        """Tell whether the viewer (None: the public table) may look at this zone of this owner."""
        if self.sight == "all" or (viewer is not None and viewer == owner and self.sight == "owner"):
            return True
        return self.opened(state)


@dataclass(frozen=True, slots=True)
class Secret:
    """Something each player has chosen, of which others know only that it is chosen.

    `choices` returns the dict of what is chosen by player, `among` what each could have chosen.
    """

    name: str
    choices: Callable[[Any], dict[PlayerId, Any]]
    among: Callable[[Any], Sequence[str]]

    def known(self, state: Any, viewer: PlayerId | None) -> dict[PlayerId, str]:
        """Return what is chosen, with "" for what the viewer may not know."""
        return {player: choice if player == viewer else "" for player, choice in self.choices(state).items()}


class Pile(msgspec.Struct, frozen=True):
    """What a viewer knows of a zone: how many cards lie there, and which, if they may be seen."""

    count: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class KnownCards:
    """Hidden cards of which a viewer knows more than where cards lie: none of them is among those left over.

    Each block is a set of hidden cards that could be one another's, and no card else.
    """

    cards: Set[str] = frozenset()
    blocks: Sequence[Set[str]] = ()


UNKNOWN = KnownCards()


@dataclass(frozen=True, slots=True)
class OwnedZone:
    """One zone of one owner (None: the table), with the record that holds it."""

    zone: Zone
    owner: PlayerId | None
    holder: Any

    @property
    def content(self) -> Any:
        """What the holder has in the zone."""
        return getattr(self.holder, self.zone.name)

    @property
    def cards(self) -> list[str]:
        """Every card that lies here."""
        content = self.content
        return list(content if isinstance(content, tuple) else _cards(content))


class Zones(Generic[StateT, ContentT]):
    """All zones of a game: those of the table, those that each player has, and what is said in secret."""

    def __init__(
        self,
        rules: Rules[StateT, ContentT],
        table: Sequence[Zone] = (),
        players: Sequence[Zone] = (),
        secrets: Sequence[Secret] = (),
    ) -> None:
        self._rules = rules
        self._table, self._players, self._secrets = tuple(table), tuple(players), tuple(secrets)

    def places(self, state: Any) -> Iterator[OwnedZone]:
        """Yield every zone with its owner and holder, those of the table first."""
        for zone in self._table:
            yield OwnedZone(zone, None, state)
        for owner, player in state.players.items():
            for zone in self._players:
                yield OwnedZone(zone, owner, player)

    def hidden(self, state: Any, viewer: PlayerId | None) -> list[OwnedZone]:
        """Return the zones that the viewer may not look at."""
        owners = ((None, state, self._table), *((o, p, self._players) for o, p in state.players.items()))
        return [
            OwnedZone(zone, owner, holder)
            for owner, holder, zones in owners
            for zone in zones
            if not zone.is_seen(state, owner, viewer)
        ]

    def hidden_cards(self, state: Any, viewer: PlayerId | None) -> set[str]:
        """Return every card that the viewer may not look at."""
        return {card for place in self.hidden(state, viewer) for card in place.cards}

    def piles(self, state: Any, viewer: PlayerId | None, owner: PlayerId | None = None) -> dict[str, Pile]:
        """Return what the viewer knows of the zones of a player, or of the table, by their names."""
        zones, holder = (self._table, state) if owner is None else (self._players, state.players[owner])
        return {
            zone.name: _pile(getattr(holder, zone.name), zone.is_seen(state, owner, viewer)) for zone in zones
        }

    def everything(self, state: Any) -> Counter[str]:
        """Count every card wherever it lies: none is ever lost or doubled."""
        return Counter(self.cards(state))

    def cards(self, state: Any) -> Iterator[str]:
        """Yield every card wherever it lies."""
        for place in self.places(state):
            yield from place.cards

    def secrets(self, state: Any, viewer: PlayerId | None) -> dict[str, object]:
        """Return by name all that is hidden from a viewer, in a form without order; chance among it."""
        exchanged = [place for place in self.hidden(state, viewer) if place.zone.pool]
        piles = {f"{place.owner or 'table'} {place.zone.name}": sorted(place.cards) for place in exchanged}
        choices = {secret.name: _of_others(secret.choices(state), viewer) for secret in self._secrets}
        answers = _of_others(state.sealed, viewer)
        chance = {"seed": state.seed, "streams": dict(state.streams)}
        return {**piles, **choices, "answers": answers, **chance}

    def dealt_anew(self, position: Position[StateT, ContentT], viewer: PlayerId | None, seed: int) -> StateT:
        """Return a state that the viewer cannot tell from this one, with all that is hidden dealt again.

        Chance begins afresh from `seed`, no one else's answers are in, and the player being asked would still
        be asked.
        """
        return self.dealt_knowing(position, viewer, seed, UNKNOWN)

    def dealt_knowing(
        self, position: Position[StateT, ContentT], viewer: PlayerId | None, seed: int, known: KnownCards
    ) -> StateT:
        """Return such a state for a viewer who knows more of some cards."""

        def deal(dealt: Position[StateT, ContentT], whose: PlayerId | None, chance: OwnChance) -> None:
            self._deal(dealt, whose, chance, known)

        return redealt(self._rules, position, viewer, seed, deal)

    def _deal(
        self,
        position: Position[StateT, ContentT],
        viewer: PlayerId | None,
        chance: OwnChance,
        known: KnownCards,
    ) -> None:
        state = position.state
        hidden = [place for place in self.hidden(state, viewer) if place.zone.pool]
        exchange = _exchange(position.content, hidden, chance, known)
        for place in hidden:
            setattr(place.holder, place.zone.name, _exchanged_cards(place.content, exchange))
        state.agenda = [_in_step(step, exchange) for step in state.agenda]
        for secret in self._secrets:
            choices = secret.choices(state)
            choices.update({p: chance.pick(secret.name, secret.among(state)) for p in choices if p != viewer})


Fits = Callable[[Any, str], bool]
"""Tells which cards can lie in a place."""


def _exchange(
    content: Any, places: Sequence[OwnedZone], chance: OwnChance, known: KnownCards
) -> dict[str, str]:
    """Return for every hidden card the one that takes its place, which is of the same pool."""
    pools: dict[str, list[OwnedZone]] = {}
    for place in places:
        pools.setdefault(place.zone.pool, []).append(place)
    exchange: dict[str, str] = {}
    for pool, owned in pools.items():
        exchange.update(_exchange_in(content, pool, sorted(owned, key=_how_large), chance, known))
    return exchange


def _exchange_in(
    content: Any, pool: str, places: Sequence[OwnedZone], chance: OwnChance, known: KnownCards
) -> dict[str, str]:
    """Return the exchange of one pool: first of cards not known, then of each block among itself."""
    slots = {card: place.zone.fits for place in places for card in place.cards}
    unknown = [card for card in slots if card not in known.cards]
    rest = _how_large(places[-1]) if known.cards.isdisjoint(places[-1].cards) else 0
    exchange = dict(_shuffled(content, pool, slots, unknown, sorted(unknown), chance, rest))
    for block in known.blocks:
        cards = [card for card in slots if card in block]
        takers = sorted([exchange.get(card, card) for card in cards])
        exchange.update(list(_shuffled(content, pool, slots, cards, takers, chance)))
    return exchange


def _how_large(place: OwnedZone) -> int:
    """Return how many cards lie in a place where any can lie, in no order; 0 of all other places."""
    return len(place.content) if place.zone.fits is None and isinstance(place.content, tuple) else 0


def _shuffled(
    content: Any,
    pool: str,
    slots: Mapping[str, Fits | None],
    cards: Sequence[str],
    left: list[str],
    chance: OwnChance,
    rest: int = 0,
) -> Iterator[tuple[str, str]]:
    """Yield cards with those that take their places; places that only some cards fit go first.

    The last ones, so many as `rest`, lie in one place, where no order means anything.
    """
    anywhere, fitting = list[str](), dict[Fits, list[str]]()
    for card in cards:
        fits = slots[card]
        if fits is None:
            anywhere.append(card)
            continue
        if fits not in fitting:
            fitting[fits] = [card for card in left if fits(content, card)]
        other = chance.pick(pool, fitting[fits])
        for cards_left in (left, *[those for those in fitting.values() if other in those]):
            cards_left.remove(other)
        yield card, other
    _shuffle(left, pool, chance, len(left) - rest)
    yield from zip(anywhere, left, strict=True)


def _shuffle(cards: list[str], pool: str, chance: OwnChance, first: int) -> None:
    """Bring cards into an order at random as far as the `first` ones go (Fisher and Yates)."""
    for place in range(min(first, len(cards) - 1)):
        other = place + chance.below(pool, len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]


def _cards(content: Any) -> Iterator[str]:
    for value in content.values() if isinstance(content, Mapping) else content:
        if isinstance(value, tuple):
            yield from value
        else:
            yield value


def _pile(content: Any, seen: bool) -> Pile:
    cards = content if isinstance(content, tuple) else tuple(_cards(content))
    return Pile(len(cards), cards if seen else ())


def _of_others(choices: Mapping[PlayerId, str], viewer: PlayerId | None) -> dict[PlayerId, str]:
    return {player: what for player, what in choices.items() if player != viewer}


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
