"""The laws of every game, held by Pebbles."""

from __future__ import annotations

import pytest

from tests import laws
from tests.engine.pebbles import ANN, BEN, CAT, PEBBLES, Chosen, PebblePack, new
from wonderland_qt.engine.facts import Fact, PlayerId

PACK = PebblePack()


def begin(seed: int, facts: list[Fact] | None) -> laws.AnyGame:
    return new(PACK, Chosen((ANN, BEN, CAT), seed), facts)


def hidden(game: laws.AnyGame, viewer: PlayerId | None) -> set[str]:
    """Nothing in Pebbles has an id of its own, save the answers not yet opened."""
    sealed = game.state.sealed
    own = {answer for player, answer in sealed.items() if player == viewer}
    return set(sealed.values()) - own


SUBJECT = laws.Subject(PEBBLES, begin, hidden)


def pebbles_digest() -> str:
    return laws.digest(SUBJECT, 7)


@pytest.mark.parametrize("seed", laws.figures(200))
def test_a_game_of_pebbles_keeps_every_law(seed: int) -> None:
    laws.check_all(SUBJECT, seed)


def test_the_hash_seed_changes_nothing() -> None:
    code = "from tests.engine.test_laws import pebbles_digest; print(pebbles_digest())"
    assert laws.printed_under(1, code) == laws.printed_under(2, code) == pebbles_digest()


def test_each_hidden_hand_changes_under_some_seed() -> None:
    game = begin(3, None)
    for hider in (BEN, CAT):
        dealt = {PEBBLES.determinise(game, ANN, seed).hands[hider].pebbles for seed in range(50)}
        assert len(dealt) > 1
