"""Since your turn: a card for each turn of the others, which leaves when one answers oneself."""

from dataclasses import replace
from typing import Any

import pytest

from tests.engine.pebbles import ANN, BEN, CAT, PointsGained
from tests.models.shell_game import SHELLS, WORDS, session
from wonderland_qt.engine.play.journal import Answered
from wonderland_qt.engine.play.session import Changes
from wonderland_qt.engine.table.appearance import Appearance
from wonderland_qt.engine.table.gains import Benefit
from wonderland_qt.models.performing.since_turn import SinceTurn
from wonderland_qt.models.table.options_model import OptionRole
from wonderland_qt.models.table.table_model import Table


def appearance(event: Any, _content: Any) -> Appearance:
    gain = Benefit(event.player, "icon/point", event.points, place="shore")
    return Appearance(gain=gain) if isinstance(event, PointsGained) else Appearance()


GAINFUL = replace(SHELLS, display=replace(SHELLS.display, appearance=appearance))


class Scored:
    """As much of a session as turns are made of: the game, and how many answers there were."""

    def __init__(self) -> None:
        self._whole = session(ruleset=GAINFUL)
        self.ruleset, self.content, self.game = GAINFUL, self._whole.content, self._whole.game
        self.score_history: list[None] = [None]


def played(*turns: tuple[Any, int], together: bool = False) -> SinceTurn:
    """Return what is kept of answers, each of a player and the points that it brought them."""
    scored: Any = Scored()
    since = SinceTurn(scored, lambda _events: ())
    for player, points in turns:
        scored.score_history.append(None)
        gained = (PointsGained(player=player, points=points),)
        since.note(Changes(Answered(player, "x"), gained, together=together))
    return since


def brought(since: SinceTurn, player: Any = ANN) -> list[tuple[str, int]]:
    return [(turn.player, turn.gains[0].amount) for turn in since.since(player)]


def test_there_is_one_turn_for_all_that_somebody_does_in_a_row() -> None:
    since = played((BEN, 1), (BEN, 2), (CAT, 4))
    assert brought(since) == [(BEN, 3), (CAT, 4)]
    assert [turn.answers for turn in since.since(ANN)] == [range(1, 3), range(3, 4)]


def test_turns_leave_when_one_answers_oneself_and_each_person_has_their_own() -> None:
    since = played((BEN, 1), (ANN, 2), (CAT, 4))
    assert brought(since) == [(CAT, 4)]
    assert brought(since, BEN) == [(ANN, 2), (CAT, 4)]


def test_what_is_opened_at_once_stays_for_the_one_who_answered_last() -> None:
    since = played((BEN, 1), together=True)
    assert brought(since) == [(BEN, 1)]
    assert brought(since, BEN) == []


def test_a_turn_tells_which_places_it_has_changed() -> None:
    (turn,) = played((BEN, 1)).since(ANN)
    assert turn.about == ("shore",)


@pytest.mark.window
def test_a_table_keeps_the_turns_of_others_and_plays_them_again() -> None:
    others = {BEN: "random", CAT: "random"}
    table = Table(session(others, ruleset=GAINFUL), WORDS)
    for player in (BEN, CAT):
        decision = table.session.decision_of(player)
        assert decision is not None
        table.session.follow(Answered(player, decision.options[0].id))
    table.choose(table.options.index(0).data(OptionRole.ID))
    assert all(turn.player != ANN for turn in table.since_turn)
