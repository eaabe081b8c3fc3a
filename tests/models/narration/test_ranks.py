"""Who is first, second and third at the end of a game."""

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.narration.scores_model import ranks

ANN, BEN, CLEO = map(PlayerId, ("ann", "ben", "cleo"))


def test_the_same_score_shares_a_rank() -> None:
    assert ranks({ANN: 5, BEN: 7, CLEO: 5}, (BEN,)) == {ANN: 2, BEN: 1, CLEO: 2}


def test_a_shared_victory_leaves_no_second() -> None:
    assert ranks({ANN: 7, BEN: 7, CLEO: 5}, (ANN, BEN)) == {ANN: 1, BEN: 1, CLEO: 3}


def test_who_lost_a_broken_tie_is_second() -> None:
    assert ranks({ANN: 7, BEN: 7, CLEO: 5}, (BEN,)) == {ANN: 2, BEN: 1, CLEO: 3}
