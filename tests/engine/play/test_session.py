"""The session: seats, End turn, undo and its barriers, log, Continue."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.engine.pebbles import ANN, BEN, CAT, PEBBLES, PebbleContent, PebbleSeen, PointsGained
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.flow import IllegalChoice
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.journals.journal import Answered, Seat, Undone
from wonderland_qt.engine.journals.playthrough import CHANCE, OTHERS, SECRET, START, TURN_ENDED, NoUndo
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.play.session import Changes, Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.saved.resume import resume
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.save_reader import read_save

CONTENT = PebbleContent()
Table = Session[Any, PebbleContent]


class First:
    """A bot that takes the first option, having looked at all that it may."""

    name = "first"

    def choose(self, known: InformationSet[Any, Any], decision: Decision) -> str:
        assert known.view.viewer == decision.player == known.player
        assert known.sample(1).decisions
        return decision.options[0].id


def persons(*players: PlayerId) -> tuple[Seat, ...]:
    return tuple(Seat(player, player.title()) for player in players)


def table(seed: int = 1, seats: tuple[Seat, ...] = (), **settings: Any) -> Table:
    seats = seats or persons(ANN, BEN)
    chosen = NewGame(tuple(seat.player for seat in seats), seed)
    return Session.start(
        PEBBLES, CONTENT, chosen, seats, bot_factory=lambda _kind, _player: First(), **settings
    )


def lay_all(session: Table) -> None:
    for player in session.waiting:
        decision = session.decision_of(player)
        assert decision is not None
        session.choose(player, decision.options[-1].id)


def after_laying(seed: int = 1, **settings: Any) -> tuple[Table, PlayerId]:
    """Return a table at which one person won the first round and may take the points."""
    session = table(seed, **settings)
    lay_all(session)
    (decision,) = session.decisions
    assert decision.prompt.key == "take-or-press"
    return session, decision.player


def state(session: Table) -> bytes:
    return PEBBLES.codec.encode(session.game.state)


def test_at_the_start_there_is_nothing_to_undo() -> None:
    session = table()
    assert session.waiting == (ANN, BEN)
    assert session.why_no_undo() == START
    with pytest.raises(NoUndo):
        session.undo()
    assert session.journal.lines == []


def test_undo_leads_back_and_redoing_gives_the_same_chips() -> None:
    session, player = after_laying()
    before, log = state(session), session.log(player)
    session.choose(player, "take")
    assert session.why_no_undo() is None
    session.undo()
    assert (state(session), session.log(player)) == (before, log)
    session.choose(player, "press")
    once = state(session)
    again, _ = after_laying()
    again.choose(player, "press")
    assert state(again) == once


def test_undo_stops_where_chance_was_drawn() -> None:
    session, player = after_laying()
    session.choose(player, "press")
    assert session.why_no_undo() == CHANCE
    assert session.turn_to_end is None


def test_undo_stops_where_a_secret_was_laid_open(monkeypatch: pytest.MonkeyPatch) -> None:
    session, player = after_laying()
    monkeypatch.setattr(PointsGained, "reveals", True)
    session.choose(player, "take")
    assert session.why_no_undo() == SECRET
    assert session.turn_to_end is None


def test_undo_stops_where_somebody_else_acted() -> None:
    session, _ = after_laying()
    assert session.why_no_undo() == OTHERS


def test_a_turn_goes_on_until_it_is_ended() -> None:
    session, player = after_laying()
    session.choose(player, "take")
    assert not session.turn_to_end
    session.choose(player, "keep")
    assert session.turn_to_end == player
    assert (session.decisions, session.waiting) == ((), ())
    with pytest.raises(IllegalChoice, match="has not ended the turn"):
        session.choose(ANN, "lay-1")
    session.end_turn()
    assert session.waiting == (ANN, BEN)
    assert session.why_no_undo() == TURN_ENDED
    with pytest.raises(IllegalChoice, match="no turn is waiting"):
        session.end_turn()


def test_undo_works_step_by_step_over_the_whole_turn() -> None:
    session, player = after_laying()
    before = state(session)
    session.choose(player, "take")
    session.choose(player, "keep")
    session.undo()
    assert session.decisions[0].prompt.key == "swap"
    session.undo()
    assert state(session) == before
    assert session.why_no_undo() == OTHERS


def test_a_turn_can_end_by_itself() -> None:
    session, player = after_laying(automatic=True)
    session.choose(player, "take")
    session.choose(player, "keep")
    assert session.turn_to_end is None
    assert session.waiting == (ANN, BEN)


def test_a_sealed_answer_needs_no_end_of_turn() -> None:
    session = table()
    first = session.decisions[0].options
    session.choose(ANN, first[0].id)
    assert session.turn_to_end is None
    assert session.waiting == (BEN,)
    session.choose(ANN, first[-1].id)
    assert session.waiting == (BEN,)


def test_a_refused_choice_leaves_no_trace() -> None:
    session = table()
    seen: list[Changes] = []
    session.listen(seen.append)
    before = state(session)
    with pytest.raises(IllegalChoice):
        session.choose(ANN, "fly")
    assert (state(session), session.journal.lines, seen) == (before, [], [])


def test_listeners_hear_what_happened_until_they_leave() -> None:
    session, player = after_laying()
    seen: list[Changes] = []
    leave = session.listen(seen.append)
    session.choose(player, "take")
    session.undo()
    leave()
    session.choose(player, "take")
    assert [change.line for change in seen] == [Answered(player, "take"), Undone()]
    assert isinstance(seen[0].events[0], PointsGained)
    assert seen[1].undone


def test_the_log_keeps_secrets_from_others() -> None:
    session = table()
    seen_by_ann = [entry.event for entry in session.log(ANN) if isinstance(entry.event, PebbleSeen)]
    assert {event.player for event in seen_by_ann} == {ANN}
    assert not any(isinstance(entry.event, PebbleSeen) for entry in session.log())


def test_what_happened_since_one_s_last_turn() -> None:
    session, player = after_laying()
    session.choose(player, "take")
    other = BEN if player == ANN else ANN
    assert [type(entry.event) for entry in session.since_last_turn(player)] == []
    if session.log()[-2].player == other:
        assert [type(entry.event) for entry in session.since_last_turn(other)] == [PointsGained]


def test_bots_act_only_when_stepped() -> None:
    session = table(seats=(Seat(ANN, "Ann"), Seat(BEN, "Ben", "first"), Seat(CAT, "Cat", "first")))
    assert session.next_bot() == BEN
    with pytest.raises(IllegalChoice, match="played by a bot"):
        session.choose(BEN, "lay-1")
    assert (session.step_bot(), session.step_bot(), session.step_bot()) == (BEN, CAT, None)
    assert session.waiting == (ANN,)


def test_a_seat_passes_to_a_bot_and_back() -> None:
    session, player = after_laying()
    session.choose(player, "take")
    session.choose(player, "keep")
    session.change_seat(Seat(player, "Deputy", "first"))
    assert session.turn_to_end is None
    assert session.step_bot() == player
    session.change_seat(Seat(player, "Back"))
    assert session.next_bot() is None
    assert {seat.name for seat in session.seats} >= {"Back"}
    with pytest.raises(IllegalChoice, match="has no seat"):
        session.change_seat(Seat(PlayerId("zed"), "Zed"))


def test_bots_alone_play_to_the_end() -> None:
    session = table(seats=(Seat(ANN, "Ann", "first"), Seat(BEN, "Ben", "first")))
    while session.step_bot():
        pass
    assert session.over
    assert len(session.score_history) == 1 + sum(isinstance(line, Answered) for line in session.journal.lines)


def test_continue_rebuilds_log_course_and_undo(tmp_path: Path) -> None:
    file = SaveFile(tmp_path / "pebbles.save")
    session, player = after_laying(file=file)
    session.choose(player, "take")
    session.undo()
    session.choose(player, "take")
    session.choose(player, "keep")
    resumed = Session.resume(PEBBLES, resume(PEBBLES, CONTENT, read_save(file.path), today=()))
    assert state(resumed) == state(session)
    assert resumed.log(player) == session.log(player)
    assert resumed.score_history == session.score_history
    assert resumed.turn_to_end == player
    resumed.undo()
    session.undo()
    assert state(resumed) == state(session)
