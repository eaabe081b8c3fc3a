"""What holds for ally abilities in every set and mix, in whole random games (ALLY)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.wonderland.battles import draw_again, fought, part
from tests.games.wonderland.positions import (
    ALICE,
    HATTER,
    answer,
    decision,
    frozen_content,
    happened,
    offered,
)
from tests.invariants import figures, playing
from wonderland_qt.engine.events import Event
from wonderland_qt.games.wonderland.events import (
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
        faces = [game.content.chips[chip].face for chip in seen.participants[ALICE].drawn]
        assert faces == ["madness_single", "rose_weak", "poison"]


@pytest.mark.rule("ALLY-C1", "GAME-11")
def test_what_a_bot_is_dealt_has_the_same_chips_drawn() -> None:
    game = at_several()
    for viewer in game.state.seats:
        dealt = WONDERLAND.determinise(game, viewer)(5)
        assert offered(dealt, ALICE) == ["play:madness_single", "play:rose_weak", "play:poison"]
        assert part(dealt, ALICE).drawn == part(game, ALICE).drawn


@pytest.mark.rule("ALLY-C1", "BATTLE-7")
def test_poison_that_is_chosen_takes_effect() -> None:
    game = answer(at_several(), ALICE, "play:poison")
    assert len(happened(game, ChipReturned)) == 2
    assert part(game, ALICE).lost == 1


def games(seeds: range) -> Iterator[tuple[str, list[Event]]]:
    """The events of whole random games, with each of the sets and mixes."""
    for seed in seeds:
        for number, name in enumerate(MIXES):
            events: list[Event] = []
            table = WONDERLAND.seating.random_new_game(
                frozen_content(), 2 + (seed + number) % 4, seed, {"set": name}
            )
            game = WONDERLAND.new(frozen_content(), table, events)
            for _ in playing(game, seed):
                pass
            yield name, events


@pytest.mark.rule("ALLY-8", "ALLY-C1", "ALLY-C3", "ALLY-C4")
@pytest.mark.parametrize("part_of_them", range(2))
def test_chips_and_feats_keep_their_bounds_in_every_mix(part_of_them: int) -> None:
    count = len(figures(40)) // 2 or 1
    for name, events in games(range(part_of_them * count, (part_of_them + 1) * count)):
        assert all(event.strength >= 0 for event in events if isinstance(event, ChipPlaced)), name
        for battle in battles(events):
            check_draws(battle)
            feats = Counter(event.player for event in battle if isinstance(event, FeatRevealed))
            assert max(feats.values(), default=0) <= 2, name


def battles(events: list[Event]) -> Iterator[list[Event]]:
    """The events of each battle, those of what follows it included."""
    starts = [number for number, event in enumerate(events) if isinstance(event, BattleBegun)]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield events[start:end]


def check_draws(battle: list[Event]) -> None:
    """No one plays more chips than were drawn."""
    played = Counter(event.player for event in battle if isinstance(event, ChipPlaced | MadnessPlaced))
    drawn = Counter(event.player for event in battle if isinstance(event, ChipDrawn))
    assert not played - drawn
