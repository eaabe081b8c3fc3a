"""The laws of every game, held by Pebbles."""

from __future__ import annotations

from collections import Counter

import pytest

from tests import laws
from tests.engine.pebbles import ANN, BEN, CAT, PEBBLES, Chosen, PebblePack, PointsGained
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.players import PlayerId

PACK = PebblePack()


def begin(seed: int, facts: list[Fact] | None) -> laws.AnyGame:
    return PEBBLES.new(PACK, Chosen((ANN, BEN, CAT), seed), facts)


def hidden(game: laws.AnyGame, viewer: PlayerId | None) -> set[str]:
    """Nothing in Pebbles has an id of its own, save the answers not yet opened."""
    sealed = game.state.sealed
    own = {answer for player, answer in sealed.items() if player == viewer}
    return set(sealed.values()) - own


def secrets(game: laws.AnyGame, viewer: PlayerId) -> dict[str, object]:
    """Return the pebbles of others, the bag, sealed answers and chance."""
    state = game.state
    return {
        "hands": [sorted(hand.pebbles) for player, hand in state.hands.items() if player != viewer],
        "bag": sorted(state.bag),
        "answers": {player: answer for player, answer in state.sealed.items() if player != viewer},
        "streams": dict(state.streams),
    }


def conserve(game: laws.AnyGame) -> None:
    """Pebbles leave the game when they are laid, and none comes in."""
    state = game.state
    found = Counter([*state.bag, *(pebble for hand in state.hands.values() for pebble in hand.pebbles)])
    assert found <= Counter(PACK.pebbles)


def counted(game: laws.AnyGame) -> laws.Counts:
    return Counter({("points", player): hand.points for player, hand in game.state.hands.items()})


def told(fact: Fact) -> laws.Counts:
    return Counter({("points", fact.player): fact.points}) if isinstance(fact, PointsGained) else Counter()


SUBJECT = laws.Subject(PEBBLES, begin, hidden, secrets, conserve, counted, told)


def pebbles_digest() -> str:
    return laws.digest(SUBJECT, 7)


@pytest.mark.parametrize("seed", laws.figures(200))
def test_a_game_of_pebbles_keeps_every_law(seed: int) -> None:
    laws.check_all(SUBJECT, seed)


def test_the_hash_seed_changes_nothing() -> None:
    code = "from tests.engine.test_laws import pebbles_digest; print(pebbles_digest())"
    assert laws.printed_under(1, code) == laws.printed_under(2, code) == pebbles_digest()


def test_each_hidden_thing_changes_under_some_seed() -> None:
    assert laws.secrets_kept(SUBJECT, 3, tries=20) == set()
