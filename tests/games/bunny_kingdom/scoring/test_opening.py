"""The course of the final scoring: what is said of it, what it leaves, and who has won (SCORE, END)."""

from __future__ import annotations

import pytest

from tests.games.bunny_kingdom.positions import BLACK, RED, YELLOW
from tests.games.bunny_kingdom.scoring.final_scorings import final_scoring, holder
from wonderland_qt.engine.events import Event
from wonderland_qt.games.bunny_kingdom.events import ParchmentCopied, ParchmentScored, ParchmentsOpened
from wonderland_qt.games.bunny_kingdom.scoring.standings import scores, standings, winners
from wonderland_qt.games.bunny_kingdom.seen.view import view


@pytest.mark.rule("SCORE-1")
def test_all_parchments_lie_open_before_copies_are_chosen() -> None:
    game = final_scoring(holder(YELLOW, "right_paw", "fisher"), holder(RED, "royal_ring", "happy_camper"))
    assert game.waiting() == (YELLOW,)
    seen = view(game, None).players
    assert seen[YELLOW].parchments.cards == ("right_paw", "fisher")
    assert seen[RED].parchments.cards == ("royal_ring", "happy_camper")


@pytest.mark.rule("SCORE-1", "SCORE-2", "SCORE-3", "SCORE-4")
def test_parchments_open_then_copy_then_score_and_the_opportunist_last() -> None:
    events: list[Event] = []
    yellow, red = holder(YELLOW, "opportunist", "right_paw"), holder(RED, "royal_ring")
    final_scoring(yellow, red, events=events)
    kinds = [type(event) for event in events]
    assert kinds == [ParchmentsOpened, ParchmentCopied, *[ParchmentScored] * 3]
    told = [event.parchment for event in events if isinstance(event, ParchmentScored)]
    assert told == ["right_paw", "royal_ring", "opportunist"]


@pytest.mark.rule("SCORE-3")
def test_what_a_parchment_counted_is_told() -> None:
    events: list[Event] = []
    yellow = holder(
        YELLOW, "fisher", "left_glove", "right_paw", squares=("A6", "A1"), built={"A5": "fish_farm"}
    )
    final_scoring(yellow, holder(RED, "right_glove"), events=events)
    told = {event.parchment: event for event in events if isinstance(event, ParchmentScored)}
    assert (told["fisher"].points, told["fisher"].counted) == (3, 3)
    assert sorted(told["fisher"].squares) == ["A5", "A5", "A6"]
    assert told["left_glove"].counted_cards == ("right_paw",)
    assert (told["right_paw"].counted_as, told["right_paw"].points) == ("right_glove", 4)


@pytest.mark.rule("END-1")
def test_the_final_score_is_that_of_the_harvests_and_the_parchments() -> None:
    yellow = holder(YELLOW, "royal_crown", "burgomaster", squares=("A4",))
    yellow.harvests = (1, 0, 7, 12)
    game = final_scoring(yellow, holder(RED, points=3))
    assert scores(game) == {YELLOW: 20 + 5 + 1, RED: 3}
    lines = {(standing.line.key, *dict(standing.line.arguments).values()): standing.number
             for standing in standings(game, None) if standing.player == YELLOW}  # fmt: skip
    assert lines == {
        ("score-harvest", 1): 1,
        ("score-harvest", 2): 0,
        ("score-harvest", 3): 7,
        ("score-harvest", 4): 12,
        ("score-treasures",): 5,
        ("score-missions",): 1,
        ("score-total",): 26,
    }


@pytest.mark.rule("END-1", "COPY-3")
def test_a_copied_treasure_stands_among_the_treasures_of_the_score() -> None:
    game = final_scoring(holder(YELLOW, "right_paw"), holder(RED, "royal_crown"))
    lines = {s.line.key: s.number for s in standings(game, None) if s.player == YELLOW}
    assert (lines["score-treasures"], lines["score-missions"]) == (5, 0)


@pytest.mark.rule("END-2", "END-3")
def test_tied_players_share_the_victory() -> None:
    game = final_scoring(
        holder(YELLOW, points=8), holder(RED, "royal_crown", points=3), holder(BLACK, points=7)
    )
    assert game.over
    assert winners(game) == (YELLOW, RED)
