"""Zones: the places of cards, and who may see them.

From a declaration of its zones a game gets the views of piles, the list of secrets, the redealing of hidden
cards and the check that no card is lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Literal

import msgspec

from wonderland_qt.components.dealing.hidden_places import NOTHING_KNOWN, HiddenPlace, KnownCards
from wonderland_qt.components.dealing.zone_dealing import Dealing
from wonderland_qt.components.redeal import redealt
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.flow import ContentT, Game, StateT
from wonderland_qt.engine.players import PlayerId

Sight = Literal["all", "owner", "nobody"]
"""Who may see the cards of a zone; everybody may count them."""


def _stays_closed(_state: Any) -> bool:
    """Tell that a zone is never opened to all, whatever happens in the game."""
    return False


@dataclass(frozen=True, slots=True)
class Zone:
    """A field of the state, or of each player, that holds cards: a tuple, or a map of cards or tuples.

    Hidden cards of zones with the same `pool` can be exchanged; the cards of a zone without a pool follow
    from the others. `opened` tells whether the zone has become public, `fits` which cards of the pool can be
    in it, if not all.
    """

    name: str
    sight: Sight = "all"
    pool: str = ""
    opened: Callable[[Any], bool] = _stays_closed
    fits: Callable[[Any, str], bool] | None = None

    def is_seen(self, state: Any, owner: PlayerId | None, viewer: PlayerId | None) -> bool:
        """Tell whether the viewer (None: the public) may see this zone of an owner."""
        if self.sight == "all" or (viewer is not None and viewer == owner and self.sight == "owner"):
            return True
        return self.opened(state)


@dataclass(frozen=True, slots=True)
class Secret:
    """A choice of each player that is hidden from the others.

    `choices` returns the choices by player, `among` what can be chosen.
    """

    name: str
    choices: Callable[[Any], dict[PlayerId, Any]]
    among: Callable[[Any], Sequence[str]]

    def known(self, state: Any, viewer: PlayerId | None) -> dict[PlayerId, str]:
        """Return the choices by player, with "" for those of anyone but the viewer."""
        return {player: choice if player == viewer else "" for player, choice in self.choices(state).items()}


class Pile(msgspec.Struct, frozen=True):
    """What a viewer knows of a zone: the number of its cards, and the cards if they may be seen."""

    count: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OwnedZone:
    """One zone of one owner (None: the table), with the record that holds it."""

    zone: Zone
    owner: PlayerId | None
    holder: Any

    @property
    def content(self) -> Any:
        """The value of the zone's field."""
        return getattr(self.holder, self.zone.name)

    @property
    def cards(self) -> list[str]:
        """Return all cards in the zone, in a row also if they lie in groups."""
        content = self.content
        return list(content if isinstance(content, tuple) else _cards_in(content))


class Zones(Generic[StateT, ContentT]):
    """All zones of a game: those of the table, those of each player, and secret choices."""

    def __init__(
        self,
        table: Sequence[Zone] = (),
        players: Sequence[Zone] = (),
        secrets: Sequence[Secret] = (),
    ) -> None:
        """List the zones of the table, those that each player has, and choices made in secret."""
        self._table, self._players, self._secrets = tuple(table), tuple(players), tuple(secrets)

    def places(self, state: Any) -> Iterator[OwnedZone]:
        """Yield every zone with its owner and holder, those of the table first."""
        for zone in self._table:
            yield OwnedZone(zone, None, state)
        for owner, player in state.players.items():
            for zone in self._players:
                yield OwnedZone(zone, owner, player)

    def hidden(self, state: Any, viewer: PlayerId | None) -> list[OwnedZone]:
        """Return the zones that are hidden from the viewer."""
        found = [
            OwnedZone(zone, None, state) for zone in self._table if not zone.is_seen(state, None, viewer)
        ]
        for owner, player in state.players.items():
            zones = [zone for zone in self._players if not zone.is_seen(state, owner, viewer)]
            found += [OwnedZone(zone, owner, player) for zone in zones]
        return found

    def hidden_cards(self, state: Any, viewer: PlayerId | None) -> set[str]:
        """Return all cards that are hidden from the viewer."""
        return {card for place in self.hidden(state, viewer) for card in place.cards}

    def piles(self, state: Any, viewer: PlayerId | None, owner: PlayerId | None = None) -> dict[str, Pile]:
        """Return what the viewer knows of the zones of a player, or of the table, by name."""
        zones, holder = (self._table, state) if owner is None else (self._players, state.players[owner])
        found = {}
        for zone in zones:
            content = getattr(holder, zone.name)
            cards = content if content.__class__ is tuple else tuple(_cards_in(content))
            seen = cards and (zone.sight == "all" or zone.is_seen(state, owner, viewer))
            found[zone.name] = Pile(len(cards), cards) if seen else _pile_face_down(len(cards))
        return found

    def everything(self, state: Any) -> Counter[str]:
        """Return the count of each card in all zones, which never changes in a game."""
        return Counter(self.cards(state))

    def cards(self, state: Any) -> Iterator[str]:
        """Yield the cards of all zones."""
        for place in self.places(state):
            yield from place.cards

    def secrets(self, state: Any, viewer: PlayerId | None) -> dict[str, object]:
        """Return all that is hidden from a viewer by name, sorted: cards, choices, answers, and chance."""
        # zones without a pool are left out, as their cards follow from those of the others
        zones = [place for place in self.hidden(state, viewer) if place.zone.pool]
        piles = {f"{place.owner or 'table'} {place.zone.name}": sorted(place.cards) for place in zones}
        choices = {secret.name: _choices_of_others(secret.choices(state), viewer) for secret in self._secrets}
        answers = _choices_of_others(state.sealed, viewer)
        chance = {"seed": state.seed, "streams": dict(state.streams)}
        return {**piles, **choices, "answers": answers, **chance}

    def dealt_anew(
        self, game: Game[StateT, ContentT], viewer: PlayerId | None
    ) -> Callable[[int], Game[StateT, ContentT]]:
        """Return a function from a seed to a game that the viewer cannot tell from this one.

        Hidden cards and secret choices are drawn again; see `redealt` for the rest.
        """
        return self.dealt_knowing(game, viewer, NOTHING_KNOWN)

    def dealt_knowing(
        self, game: Game[StateT, ContentT], viewer: PlayerId | None, known: KnownCards
    ) -> Callable[[int], Game[StateT, ContentT]]:
        """Return the same as `dealt_anew`, for a viewer who knows more about some cards: games from seeds.

        Secret choices (`_secrets`), if the game has any, are drawn again after the cards. If only cards that
        no one may see are hidden, no deal can change what is asked.
        """
        hidden = [place for place in self.hidden(game.state, viewer) if place.zone.pool and place.cards]
        dealing = Dealing(game.content, list(map(_as_hidden_place, hidden)), known, game.state.agenda)
        asks_the_same = not self._secrets and all(place.zone.sight == "nobody" for place in hidden)

        def deal(state: StateT, chance: OwnChance) -> None:
            dealing.deal(state, chance)
            self._redraw_choices(state, viewer, chance)

        return redealt(game, viewer, deal if self._secrets else dealing.deal, asks_the_same)

    def _redraw_choices(self, state: StateT, viewer: PlayerId | None, chance: OwnChance) -> None:
        """Redraw the secret choices of all players but the viewer.

        So a bot that plays on from this state cannot use choices that its player does not know.
        """
        for secret in self._secrets:
            choices = secret.choices(state)
            for player in choices:
                if player != viewer:
                    choices[player] = chance.pick(secret.name, secret.among(state))


def _as_hidden_place(place: OwnedZone) -> HiddenPlace:
    """Return a zone with its owner in the form in which hidden cards are dealt."""
    zone = place.zone
    return HiddenPlace(place.owner, zone.name, zone.pool, zone.fits, place.content, cards=tuple(place.cards))


def _cards_in(content: Any) -> Iterator[str]:
    """Yield the cards in a map or tuple of cards or of tuples of cards."""
    for value in content.values() if isinstance(content, Mapping) else content:
        if isinstance(value, tuple):
            yield from value
        else:
            yield value


@lru_cache(1024)
def _pile_face_down(count: int) -> Pile:
    """Return a pile of cards that may not be seen (cached)."""
    return Pile(count)


def _choices_of_others(choices: Mapping[PlayerId, str], viewer: PlayerId | None) -> dict[PlayerId, str]:
    """Return the secret choices that must be hidden from a viewer; None is the public, who sees none."""
    return {player: choice for player, choice in choices.items() if player != viewer}
