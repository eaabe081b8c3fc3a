"""The laws of every game, held by whole games of Wonderland's War at random."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from tests import laws
from tests.games.wonderland.conserved import conserve
from tests.games.wonderland.positions import frozen_pack
from wonderland_qt import paths
from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.facts import ShardsDiscarded, ShardsGained, ShardsGiven, VpGained
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.seen.zones import ZONES

SEATS = (2, 3, 4, 5)


def begin(pack: Pack, seed: int, facts: list[Fact] | None) -> laws.AnyGame:
    return WONDERLAND.new(pack, WONDERLAND.seating.by_chance(pack, SEATS[seed % len(SEATS)], seed, {}), facts)


def counted(game: laws.AnyGame) -> laws.Counts:
    """Return everybody's VP and shards."""
    players = game.state.players.values()
    return Counter({("vp", p.id): p.vp for p in players} | {("shards", p.id): p.shards for p in players})


def told(fact: Fact) -> laws.Counts:
    """Return by how much a fact changes VP and shards."""
    match fact:
        case VpGained():
            return Counter({("vp", fact.player): fact.vp})
        case ShardsGained():
            return Counter({("shards", fact.player): fact.shards})
        case ShardsDiscarded():
            return Counter({("shards", fact.player): -fact.shards})
        case ShardsGiven():
            return Counter({("shards", fact.player): -fact.shards, ("shards", fact.to): fact.shards})
        case _:
            return Counter()


def subject(pack: Pack) -> laws.Subject:
    return laws.Subject(
        WONDERLAND,
        lambda seed, facts: begin(pack, seed, facts),
        hidden=lambda game, viewer: ZONES.hidden_cards(game.state, viewer),
        secrets=lambda game, viewer: ZONES.secrets(game.state, viewer),
        conserve=conserve,
        counted=counted,
        told=told,
    )


@cache
def own_pack() -> Pack:
    """The game's own content."""
    return WONDERLAND.load([paths.content()])


SETS = [value.id for value in WONDERLAND.seating.options(own_pack())[0].values if value.id != "random"]


def of_setting(players: int, ally_set: str) -> laws.Subject:
    """Games with the game's own content, so many players, and this set of ally abilities."""

    def sit_down(seed: int, facts: list[Fact] | None) -> laws.AnyGame:
        table = WONDERLAND.seating.by_chance(own_pack(), players, seed, {"set": ally_set})
        return WONDERLAND.new(own_pack(), table, facts)

    return replace(subject(own_pack()), begin=sit_down)


def digest() -> str:
    return laws.digest(subject(frozen_pack()), 7)


@pytest.mark.parametrize("seed", laws.figures(100))
def test_a_game_with_the_frozen_pack_keeps_every_law(seed: int) -> None:
    laws.check_all(subject(frozen_pack()), seed)


@pytest.mark.parametrize("seed", laws.figures(20))
@pytest.mark.parametrize("ally_set", SETS)
@pytest.mark.parametrize("players", WONDERLAND.seating.sizes)
def test_a_game_of_every_setting_keeps_every_law(players: int, ally_set: str, seed: int) -> None:
    laws.check_all(of_setting(players, ally_set), seed, judged=seed % 2 == 0)


def test_the_hash_seed_changes_nothing() -> None:
    code = "from tests.games.wonderland.test_laws import digest; print(digest())"
    assert laws.printed_under(1, code) == laws.printed_under(2, code) == digest()


@pytest.mark.parametrize("seed", range(3))
def test_each_hidden_thing_changes_under_some_seed(seed: int) -> None:
    assert laws.secrets_kept(subject(frozen_pack()), seed, tries=2) == set()


@pytest.mark.rule("GAME-1", "END-2")
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_games_at_random_end_with_a_winner(part: int) -> None:
    games = laws.figures(1_000)
    for seed in range(part * len(games), (part + 1) * len(games)):
        game = begin(own_pack(), seed, None)
        for _ in laws.playing(game, seed):
            pass
        best = max(WONDERLAND.scores(game).values())
        winners = WONDERLAND.winners(game)
        assert winners
        assert {WONDERLAND.scores(game)[winner] for winner in winners} == {best}
        conserve(game)
