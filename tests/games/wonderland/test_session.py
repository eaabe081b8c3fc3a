"""Sessions of Wonderland's War: persons, bots, undo and Continue over whole games at random."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests import invariants
from tests.games.wonderland.positions import frozen_content
from wonderland_qt.bots.random_bot import RandomBot
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.journals.journal import Answered, Seat
from wonderland_qt.engine.journals.replay import replay
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.saved.resume import resume
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.games.wonderland.events import FeatRevealed, GameEnded, QuestSeen, WagersRevealed
from wonderland_qt.games.wonderland.game import WONDERLAND

Table = Session[Any, Any]
BOT = "random"


def table(seed: int, file: SaveFile | None = None) -> Table:
    content = frozen_content()
    chosen = WONDERLAND.seating.random_new_game(content, 3 + seed % 3, seed, {})
    seats = tuple(Seat(player, player, BOT if n % 2 else "") for n, player in enumerate(chosen.seats))
    return Session.start(
        WONDERLAND, content, chosen, seats, file=file, bot_factory=lambda _kind, _player: RandomBot(seed)
    )


def act(session: Table, chance: OwnChance) -> None:
    """Let something happen: a bot's answer, a person's, an end of turn or an undo."""
    if session.why_no_undo() is None and chance.below("undo", 4) == 0:
        session.undo()
    elif session.turn_to_end:
        session.end_turn()
    elif not session.step_bot():
        player = chance.pick("player", session.waiting)
        decision = session.decision_of(player)
        assert decision is not None
        session.choose(player, chance.pick("option", decision.options).id)


def memory(session: Table) -> tuple[object, ...]:
    """All that Continue must bring back."""
    viewers: tuple[PlayerId | None, ...] = (None, *WONDERLAND.players(session.game.state))
    return (
        WONDERLAND.codec.encode(session.game.state),
        [session.log(viewer) for viewer in viewers],
        [session.since_last_turn(seat.player) for seat in session.seats],
        session.score_history,
        session.decisions,
        session.turn_to_end,
        session.why_no_undo(),
        session.seats,
    )


@pytest.mark.parametrize("seed", invariants.figures(30))
def test_continue_brings_everything_back_at_any_moment(seed: int, tmp_path: Path) -> None:
    file, chance, acts = SaveFile(tmp_path / "wonderland.save"), OwnChance(seed), 0
    session = table(seed, file)
    while not session.over:
        act(session, chance)
        acts += 1
        if acts % 25 == 0:
            found = resume(WONDERLAND, session.content, read_save(file.path), today=())
            resumed = Session.resume(WONDERLAND, found, bot_factory=lambda *_: RandomBot(1))
            assert memory(resumed) == memory(session)
    assert acts > 100


@pytest.mark.parametrize("seed", invariants.figures(30))
def test_undoing_and_taking_the_same_option_again_leads_to_the_same_state(seed: int) -> None:
    session, chance, undone = table(seed), OwnChance(seed), 0
    while not session.over:
        act(session, chance)
        line = session.journal.lines[-1]
        if session.why_no_undo() is None and isinstance(line, Answered):
            after = memory(session)
            session.undo()
            session.choose(line.player, line.option)
            assert memory(session) == after
            undone += 1
    assert undone > 5


@pytest.mark.rule("GAME-11", "SETUP-13")
def test_a_save_among_sealed_answers_keeps_them_sealed_and_open_to_change(tmp_path: Path) -> None:
    content = frozen_content()
    chosen = WONDERLAND.seating.random_new_game(content, 3, 1, {})
    seats = tuple(Seat(player, player) for player in chosen.seats)
    file = SaveFile(tmp_path / "sealed.save")
    session = Session.start(WONDERLAND, content, chosen, seats, file=file)
    first, second, third = chosen.seats
    keep, other = (option.id for option in session.decisions[0].options)
    session.choose(first, keep)
    session.choose(first, other)
    session.choose(second, session.decisions[1].options[0].id)
    resumed = Session.resume(WONDERLAND, resume(WONDERLAND, content, read_save(file.path), today=()))
    assert memory(resumed) == memory(session)
    assert resumed.waiting == (third,)
    assert len(resumed.journal.lines) == 3
    resumed.choose(first, keep)
    resumed.choose(third, resumed.decisions[2].options[0].id)
    assert resumed.view(first).players[first].hand == (keep.removeprefix("keep:"),)
    assert resumed.view(second).players[first].hand == ()
    assert not [e for e in resumed.log(second) if isinstance(e.event, QuestSeen) and e.event.player != second]


@pytest.mark.rule("GAME-11")
def test_nothing_is_taken_back_once_a_secret_lies_open() -> None:
    revealing: set[type[Event]] = set()
    for seed in range(3):
        session, chance = table(seed), OwnChance(seed)
        while not session.over:
            told = len(session.log())
            act(session, chance)
            kinds = {type(entry.event) for entry in session.log()[told:] if entry.event.reveals}
            assert not kinds or session.why_no_undo() is not None
            revealing |= kinds
        assert session.why_no_undo() is not None, "all quests are shown"
    assert revealing == {FeatRevealed, WagersRevealed, GameEnded}


def test_a_journal_leads_to_the_end_of_the_game_again() -> None:
    session, chance = table(4), OwnChance(4)
    while not session.over:
        act(session, chance)
    play = replay(WONDERLAND, session.content, session.journal)
    assert play.over
    assert WONDERLAND.codec.encode(play.game.state) == WONDERLAND.codec.encode(session.game.state)
    assert play.score_history[-1].scores == WONDERLAND.scores(session.game)
