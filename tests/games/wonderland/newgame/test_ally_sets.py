"""What holds for ally abilities in every set and mix, in whole games by chance (ALLY)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.wonderland.battles import draw_again, fought, part
from tests.games.wonderland.positions import ALICE, HATTER, answer, decision, frozen_pack, happened, offered
from tests.laws import figures, playing
from wonderland_qt.engine.facts import Fact
from wonderland_qt.games.wonderland.facts import (
    BattleBegun,
    ChipDrawn,
    ChipPlaced,
    ChipReturned,
    FeatRevealed,
    MadnessPlaced,
)
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view

MIXES = ("B", "C", "D", "mix", "flamingo=C,rose=C,red_rook=C", "card_soldier=C,creature=C,flamingo=B")
DRAWN = ["card_soldier_strong", "madness_single", "rose_weak", "poison", "alice_1"]


def at_several() -> Game:
    """Alice chooses among three chips drawn because of a Card Soldier of set C."""
    game = fought({ALICE: DRAWN, HATTER: ["mad_hatter_1"] * 3}, ally_set="C")
    part(game, ALICE).extra = 2
    return draw_again(game)


@pytest.mark.rule("ALLY-C1", "GAME-11")
def test_all_at_the_table_see_the_chips_drawn() -> None:
    game = at_several()
    assert not decision(game, ALICE).private
    for viewer in (None, *game.state.seats):
        seen = view(game, viewer).battle
        assert seen is not None
        faces = [game.pack.chips[chip].face for chip in seen.participants[ALICE].drawn]
        assert faces == ["madness_single", "rose_weak", "poison"]


@pytest.mark.rule("ALLY-C1", "GAME-11")
def test_what_a_bot_is_dealt_has_the_same_chips_drawn() -> None:
    game = at_several()
    for viewer in game.state.seats:
        dealt = WONDERLAND.game(WONDERLAND.determinise(game, viewer, 5), game.pack)
        assert offered(dealt, ALICE) == ["play:madness_single", "play:rose_weak", "play:poison"]
        assert part(dealt, ALICE).drawn == part(game, ALICE).drawn


@pytest.mark.rule("ALLY-C1", "BATTLE-7")
def test_poison_that_is_chosen_takes_effect() -> None:
    game = answer(at_several(), ALICE, "play:poison")
    assert len(happened(game, ChipReturned)) == 2
    assert part(game, ALICE).lost == 1


def games(seeds: range) -> Iterator[tuple[str, list[Fact]]]:
    """The facts of whole games by chance, with each of the sets and mixes."""
    for seed in seeds:
        for number, name in enumerate(MIXES):
            facts: list[Fact] = []
            table = WONDERLAND.seating.by_chance(frozen_pack(), 2 + (seed + number) % 4, seed, {"set": name})
            game = WONDERLAND.new(frozen_pack(), table, facts)
            for _ in playing(game, seed):
                pass
            yield name, facts


@pytest.mark.rule("ALLY-8", "ALLY-C1", "ALLY-C3", "ALLY-C4")
@pytest.mark.parametrize("part_of_them", range(2))
def test_chips_and_feats_keep_their_bounds_in_every_mix(part_of_them: int) -> None:
    count = len(figures(40)) // 2 or 1
    for name, facts in games(range(part_of_them * count, (part_of_them + 1) * count)):
        assert all(fact.strength >= 0 for fact in facts if isinstance(fact, ChipPlaced)), name
        for battle in battles(facts):
            check_draws(battle)
            feats = Counter(fact.player for fact in battle if isinstance(fact, FeatRevealed))
            assert max(feats.values(), default=0) <= 2, name


def battles(facts: list[Fact]) -> Iterator[list[Fact]]:
    """The facts of each battle, those of what follows it included."""
    starts = [number for number, fact in enumerate(facts) if isinstance(fact, BattleBegun)]
    for start, end in zip(starts, [*starts[1:], len(facts)], strict=True):
        yield facts[start:end]


def check_draws(battle: list[Fact]) -> None:
    """Nobody plays more chips than were drawn."""
    played = Counter(fact.player for fact in battle if isinstance(fact, ChipPlaced | MadnessPlaced))
    drawn = Counter(fact.player for fact in battle if isinstance(fact, ChipDrawn))
    assert not played - drawn
