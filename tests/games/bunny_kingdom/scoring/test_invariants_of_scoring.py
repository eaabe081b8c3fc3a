"""What holds of every final scoring, whatever lies on the board and in the hands (SCORE, COPY)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.games.bunny_kingdom.positions import BLACK, RED, YELLOW, frozen_content
from tests.games.bunny_kingdom.scoring.final_scorings import final_scoring, holder, scored
from tests.invariants import SOAK, answers_with_each
from wonderland_qt.games.bunny_kingdom.rules import Game
from wonderland_qt.games.bunny_kingdom.scoring.standings import scores
from wonderland_qt.games.bunny_kingdom.state import Player

SQUARES = frozen_content().grid.squares
PARCHMENTS = tuple(frozen_content().parchments)
COPYING = ("right_paw", "left_paw")
OTHERS = tuple(card for card in PARCHMENTS if card not in COPYING)
BUILDINGS = ("", "city_1.1", "wood_farm", "gold_farm", "sky_tower_blue", "camp_1")

DEALT = settings(max_examples=2_000 if SOAK else 30)
"""Each deal scores a whole board several times."""

Deal = tuple[list[list[str]], list[tuple[int, str]]]


@some.composite
def deals(draw: some.DrawFn, cards: tuple[str, ...] = PARCHMENTS) -> Deal:
    """Return the parchments of three players, and for every square its owner (3: no one) and building."""
    owner = some.tuples(some.integers(0, 3), some.sampled_from(BUILDINGS))
    hands = some.permutations(cards).map(lambda shuffled: [shuffled[:6], shuffled[6:11], shuffled[11:13]])
    return draw(hands), draw(some.lists(owner, min_size=len(SQUARES), max_size=len(SQUARES)))


def players(deal: Deal) -> list[Player]:
    hands, board = deal
    return [
        holder(
            colour,
            *hands[number],
            built={
                square: card for square, (owner, card) in zip(SQUARES, board, strict=True) if owner == number
            },
            points=number,
        )
        for number, colour in enumerate((YELLOW, RED, BLACK))
    ]


def played(game: Game) -> Game:
    """Play on, everybody taking the first options."""
    while not game.over:
        decision = next(d for d in game.decisions if d.player == game.waiting()[0])
        game.choose(decision.player, answers_with_each(decision)[0])
    return game


@pytest.mark.rule("SCORE-3")
@DEALT
@given(deals(OTHERS))
def test_the_order_of_parchments_does_not_matter(deal: Deal) -> None:
    hands, board = deal
    turned: Deal = ([hand[::-1] for hand in hands], board)
    assert scores(final_scoring(*players(deal))) == scores(final_scoring(*players(turned)))


@pytest.mark.rule("SCORE-9")
@DEALT
@given(deals())
def test_no_parchment_scores_less_than_nothing(deal: Deal) -> None:
    game = played(final_scoring(*players(deal)))
    for player in game.state.players.values():
        assert set(player.scored) == set(player.parchments)
        assert all(points >= 0 for points in player.scored.values())


@pytest.mark.rule("COPY-8")
@DEALT
@given(deals(OTHERS[:11] + COPYING))
def test_no_chain_holds_a_card_twice_or_the_one_that_copies(deal: Deal) -> None:
    game = played(final_scoring(*players(deal)))
    for player in game.state.players.values():
        for card, chain in player.copies.items():
            assert len({card, *chain}) == 1 + len(chain)


@pytest.mark.rule("COPY-1", "COPY-11")
@DEALT
@given(deals(OTHERS), some.sampled_from([card for card in OTHERS if card != "bureaucrat"]))
def test_a_copy_of_a_parchment_that_one_holds_scores_as_much_as_that(deal: Deal, card: str) -> None:
    yellow, red, _ = players(deal)
    yellow.parchments, red.parchments = (card, "right_paw"), (card,)
    points = scored(final_scoring(yellow, red), YELLOW)
    assert points["right_paw"] == points[card]


@pytest.mark.rule("COPY-2")
@DEALT
@given(deals(OTHERS))
def test_who_is_copied_scores_as_if_nobody_had(deal: Deal) -> None:
    yellow, red, _ = players(deal)
    alone = scored(final_scoring(*players(deal)[:2]), RED)
    yellow.parchments = (*yellow.parchments, "right_paw")
    copied = scored(played(final_scoring(yellow, red)), RED)
    last = "opportunist"
    assert {card: points for card, points in copied.items() if card != last} == {
        card: points for card, points in alone.items() if card != last
    }
