"""The invariants of every game, held by Pebbles."""

from __future__ import annotations

from collections import Counter

import pytest

from tests import invariants
from tests.engine.pebbles import ANN, BEN, CAT, PEBBLES, PebbleContent, PointsGained
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId

CONTENT = PebbleContent()


def begin(seed: int, events: list[Event] | None) -> invariants.AnyGame:
    return PEBBLES.new(CONTENT, NewGame((ANN, BEN, CAT), seed), events)


def hidden(game: invariants.AnyGame, viewer: PlayerId | None) -> set[str]:
    """Nothing in Pebbles has an id of its own, save the answers not yet opened."""
    sealed = game.state.sealed
    own = {answer for player, answer in sealed.items() if player == viewer}
    return set(sealed.values()) - own


def secrets(game: invariants.AnyGame, viewer: PlayerId) -> dict[str, object]:
    """Return the pebbles of others, the bag, sealed answers and chance."""
    state = game.state
    return {
        "hands": [sorted(hand.pebbles) for player, hand in state.hands.items() if player != viewer],
        "bag": sorted(state.bag),
        "answers": {player: answer for player, answer in state.sealed.items() if player != viewer},
        "streams": dict(state.streams),
    }


def conserve(game: invariants.AnyGame) -> None:
    """Pebbles leave the game when they are laid, and none comes in."""
    state = game.state
    found = Counter([*state.bag, *(pebble for hand in state.hands.values() for pebble in hand.pebbles)])
    assert found <= Counter(CONTENT.pebbles)


def counted(game: invariants.AnyGame) -> invariants.Counts:
    return Counter({("points", player): hand.points for player, hand in game.state.hands.items()})


def told(event: Event) -> invariants.Counts:
    return Counter({("points", event.player): event.points}) if isinstance(event, PointsGained) else Counter()


SUBJECT = invariants.Subject(PEBBLES, begin, hidden, secrets, conserve, counted, told)


def pebbles_digest() -> str:
    return invariants.digest(SUBJECT, 7)


@pytest.mark.parametrize("seed", invariants.figures(200))
def test_a_game_of_pebbles_keeps_every_invariant(seed: int) -> None:
    invariants.check_all(SUBJECT, seed)


def test_the_hash_seed_changes_nothing() -> None:
    code = "from tests.engine.test_invariants import pebbles_digest; print(pebbles_digest())"
    assert invariants.printed_under(1, code) == invariants.printed_under(2, code) == pebbles_digest()


def test_each_hidden_thing_changes_under_some_seed() -> None:
    assert invariants.secrets_kept(SUBJECT, 3, tries=20) == set()
