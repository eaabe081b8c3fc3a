"""What happened since one's last turn is shown, played back and heard; the end tells how it came about."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import PERSONS, fitted
from tests.app.keyboard import Keyboard, over
from tests.app.layout_flaws import layout_flaws
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.lobby.invitation import Guest, Invitation
from wonderland_qt.models.table.options_model import OptionRole

pytestmark = pytest.mark.window

ALONE = Invitation((Guest("Ann"), Guest("", "random"), Guest("", "random")), seed=52, first=0)
SOME = 30
"""After so many answers there is something to tell."""


def after_some_turns(keyboard: Keyboard) -> Any:
    keyboard.begin_at(ALONE, lambda session: len(session.journal.lines) >= SOME)
    keyboard.play_until(lambda: keyboard.played >= 2 and len(keyboard.window.table.voice.recap) > 2)
    return keyboard.window.table_page.choice.recap


def test_it_tells_what_the_others_did(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(sight="plain", end_turn_by_itself=True)
    recap = after_some_turns(keyboard)
    table = keyboard.window.table
    assert "Ann" in recap.heading.text()
    assert recap.text.toPlainText().split("\n") == table.voice.recap
    log = [table.log.line(row) for row in range(table.log.rowCount())]
    assert log[-len(table.voice.recap) :] == table.voice.recap


def test_it_is_played_back_line_by_line_and_heard(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.app.plain import recap as module

    keyboard = open_keyboard(sight="plain", end_turn_by_itself=True)
    recap = after_some_turns(keyboard)
    heard: list[str] = []
    monkeypatch.setattr(module, "announce", lambda _widget, words: heard.append(words))
    recap.again.click()
    assert heard == keyboard.window.table.voice.recap[:1]
    recap.finish()
    assert heard == keyboard.window.table.voice.recap == recap.text.toPlainText().split("\n")


def test_while_bots_think_the_last_lines_are_big(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(sight="plain", end_turn_by_itself=True)
    recap = after_some_turns(keyboard)
    keyboard.window.pace.set_pause(1_000_000)
    table = keyboard.window.table
    while not table.nobody_asked:
        table.choose(table.options.index(0).data(OptionRole.ID))
    assert recap.isVisible()
    assert recap.text.objectName() == "news"
    assert not keyboard.window.table_page.choice.options.isVisible()


def test_the_end_shows_the_course_and_the_best_moments(open_keyboard: Callable[..., Keyboard]) -> None:
    from wonderland_qt.app.pages.score_graph import ScoreGraph

    keyboard = open_keyboard(sight="plain", end_turn_by_itself=True)
    keyboard.begin_at(Invitation(tuple(Guest("", "random") for _ in range(3)), seed=53, first=0), over)
    window = keyboard.window
    assert keyboard.page is window.final
    (graph,) = window.final.findChildren(ScoreGraph)
    assert graph.accessibleName()
    assert not graph.grab().isNull()
    session = window.table.session
    ends = {line.player: line.numbers[-1] for line in window.table.score_history}
    assert ends == session.ruleset.scores(session.game)
    rounds = 3
    assert len(session.chapters) == rounds
    assert list(session.chapters) == sorted(set(session.chapters))
    moments = window.table.voice.best_moments()
    assert moments
    for told, *_shorter in moments:
        sentences = told.split(". ")
        assert len(sentences) == len(set(sentences)), "equal gains are told as one"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_enlarged_below_the_history(open_keyboard: Callable[..., Keyboard], game: str) -> None:
    keyboard = open_keyboard(game, curtain="off")
    keyboard.window.begin(fitted(PERSONS, game))
    keyboard.settle()
    drawn, history = keyboard.drawn, keyboard.window.table_page.history
    enlarged = [
        item.piece_id for item in drawn.table_scene.piece_items() if drawn.table_scene.seen(item.piece_id)
    ]
    history.unfold()
    for piece in enlarged[::5]:
        drawn.enlarge(piece)
        assert not drawn.close_up.isVisible() or not drawn.close_up.geometry().intersects(history.geometry())
    drawn.enlarge(enlarged[-1])
    history.fold()
    history.unfold()
    assert not drawn.close_up.geometry().intersects(history.geometry()) or not drawn.close_up.isVisible()


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_nothing_of_the_history_is_cut_off(open_keyboard: Callable[..., Keyboard], language: str) -> None:
    keyboard = open_keyboard("wonderland", curtain="off", language=language)
    guests = (Guest("Bartholomew Konstantinopolsky"), Guest("Ґалина"))
    keyboard.window.begin(fitted(Invitation(guests, seed=7, first=0), "wonderland"))
    keyboard.settle()
    keyboard.window.resize(1280, 720)
    history = keyboard.window.table_page.history
    history.unfold()
    keyboard.settle()
    assert "Bartholomew" in history.since.accessibleName()
    assert layout_flaws(keyboard.window) == []
