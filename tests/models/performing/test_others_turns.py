"""Since your turn: a card for each turn of the others, which leaves when one answers oneself."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from tests.engine.pebbles import ANN, BEN, CAT, PointsGained
from tests.models.shell_game import SHELLS, WORDS, session
from wonderland_qt.engine.journals.journal import Answered, Seat
from wonderland_qt.engine.journals.replay import NoReplay
from wonderland_qt.engine.journals.replay_stretch import ReplayedAnswer
from wonderland_qt.engine.journals.snapshots import Snapshot
from wonderland_qt.engine.play.session import Changes
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.appearance import Appearance
from wonderland_qt.engine.table.gains import Benefit
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.performing.others_turns import OthersTurns
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


def played(*turns: tuple[Any, int], together: bool = False) -> OthersTurns:
    """Return what is kept of answers, each of a player and the points that it brought them."""
    scored: Any = Scored()
    others = OthersTurns(scored, lambda _events: ())
    for player, points in turns:
        scored.score_history.append(None)
        gained = (PointsGained(player=player, points=points),)
        others.note(Changes(Answered(player, "x"), gained, together=together))
    return others


def brought(turns: OthersTurns, player: Any = ANN) -> list[tuple[str, int]]:
    return [(turn.player, turn.gains[0].amount) for turn in turns.since(player)]


def test_there_is_one_turn_for_all_that_somebody_does_in_a_row() -> None:
    turns = played((BEN, 1), (BEN, 2), (CAT, 4))
    assert brought(turns) == [(BEN, 3), (CAT, 4)]
    assert [turn.answers for turn in turns.since(ANN)] == [range(1, 3), range(3, 4)]


def test_turns_leave_when_one_answers_oneself_and_each_person_has_their_own() -> None:
    turns = played((BEN, 1), (ANN, 2), (CAT, 4))
    assert brought(turns) == [(CAT, 4)]
    assert brought(turns, BEN) == [(ANN, 2), (CAT, 4)]


def test_what_is_opened_at_once_stays_for_the_one_who_answered_last() -> None:
    turns = played((BEN, 1), together=True)
    assert brought(turns) == [(BEN, 1)]
    assert brought(turns, BEN) == []


def test_a_turn_tells_which_places_it_has_changed() -> None:
    (turn,) = played((BEN, 1)).since(ANN)
    assert turn.about == ("shore",)


class Resumed(Scored):
    """A session whose answers, from before it was watched, can be played again up to one of them."""

    def __init__(self, answered: Sequence[PlayerId], bots: Collection[PlayerId], broken: int = 0) -> None:
        super().__init__()
        self.score_history = [None] * (len(answered) + 1)
        self.seats = [Seat(name, name, "random" if name in bots else "") for name in (ANN, BEN, CAT)]
        self.answered = [Answered(player, "x") for player in answered]
        self.journal = structs.replace(self._whole.journal, lines=self.answered)
        self.broken, self.asked = broken, range(0)

    def replay_answers(self, answers: range) -> Iterator[ReplayedAnswer]:
        self.asked = answers
        for number in answers:
            if number == self.broken:
                raise NoReplay(Text("points"), number)
            line = self.answered[number - 1]
            gained = (PointsGained(player=line.player, points=number),)
            yield ReplayedAnswer(line, (Snapshot(self.game, gained),), False)


def test_of_a_resumed_game_no_more_is_played_again_than_somebody_may_ask_for() -> None:
    resumed: Any = Resumed([BEN, CAT] * 20 + [ANN, BEN, CAT], bots=(BEN, CAT))
    others = OthersTurns(resumed, lambda _events: ())
    assert brought(others) == [(BEN, 42), (CAT, 43)]
    assert resumed.asked == range(41, 44)


def test_each_person_of_a_resumed_game_knows_what_the_others_did() -> None:
    resumed: Any = Resumed([ANN, BEN, CAT, ANN, CAT], bots=(CAT,))
    others = OthersTurns(resumed, lambda _events: ())
    assert brought(others, BEN) == [(CAT, 3), (ANN, 4), (CAT, 5)]
    assert brought(others) == [(CAT, 5)]
    assert resumed.asked == range(2, 6)


def test_where_an_answer_cannot_be_played_again_what_came_before_it_is_kept() -> None:
    resumed: Any = Resumed([ANN, BEN, CAT], bots=(BEN, CAT), broken=3)
    others = OthersTurns(resumed, lambda _events: ())
    assert brought(others) == [(BEN, 2)]


@pytest.mark.window
def test_a_table_keeps_the_turns_of_others_and_plays_them_again() -> None:
    others = {BEN: "random", CAT: "random"}
    table = Table(session(others, ruleset=GAINFUL), WORDS)
    for player in (BEN, CAT):
        decision = table.session.decision_of(player)
        assert decision is not None
        table.session.follow(Answered(player, decision.options[0].id))
    table.choose(table.options.index(0).data(OptionRole.ID))
    assert all(turn.player != ANN for turn in table.others_turns)
