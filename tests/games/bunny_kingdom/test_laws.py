"""The laws of every game, held by whole games of Bunny Kingdom at random."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests import laws
from tests.games.bunny_kingdom.positions import frozen_pack, pack_with
from wonderland_qt import paths
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.facts import (
    Built,
    CampRemoved,
    Harvested,
    ParchmentScored,
    SquareTaken,
)
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.seen.zones import ZONES

SEATS = BUNNY_KINGDOM.seating.sizes


def begin(pack: Pack, seed: int, facts: list[Fact] | None) -> laws.AnyGame:
    return BUNNY_KINGDOM.new(
        pack, BUNNY_KINGDOM.seating.by_chance(pack, SEATS[seed % len(SEATS)], seed, {}), facts
    )


def hidden(game: laws.AnyGame, viewer: PlayerId | None) -> set[str]:
    """Return the cards in the deck, in reserves, and in the hands and parchments of others."""
    return ZONES.hidden_cards(game.state, viewer)


def secrets(game: laws.AnyGame, viewer: PlayerId) -> dict[str, object]:
    return ZONES.secrets(game.state, viewer)


def conserve(game: laws.AnyGame) -> None:
    """Every card is somewhere once, and every square and building is one player's at most."""
    assert ZONES.everything(game.state) == dict.fromkeys(game.pack.deck, 1)
    players = game.state.players.values()
    squares = Counter(square for player in players for square in player.squares)
    assert not [square for square, count in squares.items() if count > 1]
    built = Counter(card for player in players for card in player.squares.values() if card)
    towers = {card for card in built if game.pack.buildings[card].kind == "sky_tower"}
    assert all(count == 1 + (card in towers) for card, count in built.items())
    for player in players:
        assert set(filter(None, player.squares.values())) <= set(player.used)
        assert set(player.trade) <= set(player.squares)


def counted(game: laws.AnyGame) -> laws.Counts:
    """Return everybody's points and squares."""
    players = game.state.players.values()
    points = {("points", player.id): player.points for player in players}
    return Counter(points | {("squares", player.id): len(player.squares) for player in players})


def told(fact: Fact) -> laws.Counts:
    """Return by how much a fact changes points and squares."""
    match fact:
        case Harvested() | ParchmentScored():
            return Counter({("points", fact.player): fact.points})
        case SquareTaken():
            return Counter({("squares", fact.player): 1})
        case CampRemoved():
            return Counter({("squares", fact.player): -1})
        case Built() if fact.building.startswith("camp"):
            return Counter({("squares", fact.player): 1})
        case _:
            return Counter()


def subject(pack: Pack) -> laws.Subject:
    return laws.Subject(
        BUNNY_KINGDOM,
        lambda seed, facts: begin(pack, seed, facts),
        hidden=hidden,
        secrets=secrets,
        conserve=conserve,
        counted=counted,
        told=told,
    )


@cache
def own_pack() -> Pack:
    """The game's own content."""
    return BUNNY_KINGDOM.load([paths.content()])


def digest() -> str:
    return laws.digest(subject(frozen_pack()), 7)


@pytest.mark.parametrize("seed", laws.figures(60))
def test_a_game_with_the_frozen_pack_keeps_every_law(seed: int) -> None:
    laws.check_all(subject(frozen_pack()), seed)


@pytest.mark.parametrize("seed", laws.figures(60))
def test_a_game_with_its_own_content_keeps_every_law(seed: int) -> None:
    laws.check_all(subject(own_pack()), seed, judged=seed % 2 == 0)


OTHER_SETTINGS: tuple[dict[str, object], ...] = (
    {"pass_direction": ("right", "left", "right", "left")},
    {"matriarch_tie": "all", "opportunist_tie": "nobody"},
    {"treasure_hunter_stack": "multiply", "sky_tower_within_one_fief": True},
)


@pytest.mark.rule("DRAFT-4", "TOWER-3", "MISSION-23", "MISSION-26", "MISSION-29")
@pytest.mark.parametrize("settings", OTHER_SETTINGS, ids=" ".join)
@pytest.mark.parametrize("seed", laws.figures(10))
def test_a_game_of_other_settings_keeps_every_law(seed: int, settings: dict[str, object]) -> None:
    laws.check_all(subject(pack_with(**settings)), seed + len(settings))


def test_the_hash_seed_changes_nothing() -> None:
    code = "from tests.games.bunny_kingdom.test_laws import digest; print(digest())"
    assert laws.printed_under(1, code) == laws.printed_under(2, code) == digest()


@pytest.mark.rule("GAME-4", "GAME-5", "TWO-4")
@pytest.mark.parametrize("seed", range(3))
def test_each_hidden_thing_changes_under_some_seed(seed: int) -> None:
    assert laws.secrets_kept(subject(frozen_pack()), seed, tries=2) == set()


@pytest.mark.rule("GAME-1", "END-2", "END-3")
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_games_at_random_end_with_a_winner(part: int) -> None:
    games = laws.figures(1_000)
    for seed in range(part * len(games), (part + 1) * len(games)):
        game = begin(own_pack(), seed, None)
        for _ in laws.playing(game, seed):
            pass
        best = max(BUNNY_KINGDOM.scores(game).values())
        winners = BUNNY_KINGDOM.winners(game)
        assert winners
        assert {BUNNY_KINGDOM.scores(game)[winner] for winner in winners} == {best}
        conserve(game)
