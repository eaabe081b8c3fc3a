"""The course of a game: lines of scores, and the leaps worth showing."""

from wonderland_qt.engine.journals.playthrough import Scores
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.narration.score_history import Leap, best_leaps, lines_of

ANN, BEN = PlayerId("ann"), PlayerId("ben")


def history(*scores: tuple[int, int]) -> tuple[Scores, ...]:
    return tuple(Scores(3 * number, {ANN: ann, BEN: ben}) for number, (ann, ben) in enumerate(scores))


def test_a_line_follows_each_player() -> None:
    lines = lines_of(history((0, 0), (4, 0), (4, 7)), (BEN, ANN))
    assert [(line.player, line.numbers) for line in lines] == [(BEN, (0, 0, 7)), (ANN, (0, 4, 4))]


def test_each_player_s_greatest_leap_is_told_greatest_first() -> None:
    leaps = best_leaps(history((0, 0), (4, 0), (5, 7), (7, 7), (7, 7)))
    assert leaps == (Leap(BEN, 7, 3, 6, 2), Leap(ANN, 4, 0, 3, 1))


def test_the_count_at_the_end_is_no_moment() -> None:
    assert best_leaps(history((0, 0), (0, 1), (20, 1))) == (Leap(BEN, 1, 0, 3, 1),)


def test_who_never_gains_has_no_best_moment() -> None:
    assert best_leaps(history((0, 0), (-3, 2), (-3, 2))) == (Leap(BEN, 2, 0, 3, 1),)


def test_where_nobody_ever_gains_the_hardest_falls_are_told() -> None:
    assert best_leaps(history((0, 0), (-3, 0), (-4, -5), (0, 0))) == (
        Leap(BEN, -5, 3, 6, 2),
        Leap(ANN, -3, 0, 3, 1),
    )


def test_where_nothing_ever_changes_there_is_no_moment() -> None:
    assert best_leaps(history((0, 0), (0, 0), (0, 0))) == ()
