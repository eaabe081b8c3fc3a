"""The final score and who wins (END)."""

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import ALICE, HATTER, QUEEN, happened, new_table, place, player
from wonderland_qt.games.wonderland.events import GameEnded, ScoreCounted, TieBroken
from wonderland_qt.games.wonderland.mechanics.scoring import CountScores, score, tie_broken_by, winners
from wonderland_qt.games.wonderland.rules import Game


def scores(game: Game, *vp: int) -> Game:
    """Give Alice, the Hatter and the Queen these VP and no shards."""
    for name, points in zip((ALICE, HATTER, QUEEN), vp, strict=True):
        player(game, name).vp = points
        player(game, name).shards = 0
    return game


@pytest.mark.rule("END-1")
def test_the_score_is_track_castles_and_quests_less_shards() -> None:
    game = scores(new_table(), 20, 0, 0)
    alice = player(game, ALICE)
    alice.castles = {"garden": "standing", "tumtum": "standing"}
    alice.castle_value = 5
    alice.shards = 4
    alice.feats = ("red_feat",)
    counted = score(game, ALICE)
    assert (counted.vp, counted.castles, counted.shards) == (20, 10, -4)
    assert (counted.feats, counted.objectives, counted.both) == (3, 3, 3)
    assert counted.total == 20 + 10 - 4 + 9
    assert score(game, HATTER).total == 0


@pytest.mark.rule("END-1")
def test_a_castle_that_lies_on_its_side_does_not_score() -> None:
    game = scores(new_table(), 0, 0, 0)
    player(game, ALICE).castles = {"garden": "standing", "tumtum": "lying"}
    assert score(game, ALICE).castles == 3


@pytest.mark.rule("END-1")
def test_a_score_may_be_below_0() -> None:
    game = scores(new_table(), 1, 0, 0)
    player(game, ALICE).shards = 5
    assert score(game, ALICE).total == -4


@pytest.mark.rule("GAME-11")
def test_quests_in_hand_are_left_out_of_the_score_that_others_see() -> None:
    game = scores(new_table(), 12, 0, 0)
    player(game, ALICE).quests = ("red_feat",)
    assert score(game, ALICE).total == 15
    assert score(game, ALICE, quests_known=False).total == 12


@pytest.mark.rule("END-1", "END-2")
def test_scores_are_counted_line_by_line_and_the_game_is_over() -> None:
    game = scores(new_table(), 3, 7, 5)
    run(game, CountScores())
    assert game.over
    assert game.state.phase == "over"
    assert [event.winners for event in happened(game, GameEnded)] == [(HATTER,)]
    lines = {event.line: event.vp for event in happened(game, ScoreCounted) if event.player == HATTER}
    assert lines == {"vp": 7, "castles": 0, "feats": 0, "objectives": 0, "both": 0, "shards": 0}
    assert player(game, HATTER).vp == 7


@pytest.mark.rule("END-2")
def test_the_highest_score_wins() -> None:
    game = scores(new_table(), 3, 7, 5)
    assert winners(game) == (HATTER,)
    assert tie_broken_by(game) == ""


@pytest.mark.rule("END-2")
def test_at_a_tie_fewest_shards_win_before_most_units() -> None:
    game = scores(new_table(), 7, 8, 5)
    player(game, HATTER).shards = 1
    place(game, HATTER, "garden", 5)
    assert winners(game) == (ALICE,)
    assert tie_broken_by(game) == "shards"


@pytest.mark.rule("END-2")
def test_then_most_units_win_the_leader_in_a_region_being_one() -> None:
    game = scores(new_table(), 7, 7, 7)
    place(game, ALICE, "garden", 2)
    place(game, HATTER, "garden", 2)
    player(game, HATTER).leader = "tumtum"
    player(game, QUEEN).figures = {"walrus": "pool"}
    assert winners(game) == (HATTER,)
    run(game, CountScores())
    assert [event.by for event in happened(game, TieBroken)] == ["units"]


@pytest.mark.rule("END-2")
def test_what_is_still_level_is_a_shared_win() -> None:
    game = scores(new_table(), 7, 7, 6)
    assert winners(game) == (ALICE, HATTER)
    assert tie_broken_by(game) == ""
