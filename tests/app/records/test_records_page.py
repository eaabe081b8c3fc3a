"""Records: a game that ends is kept, the page shows it, and what is forgotten is gone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.app.challenges.test_challenges_page import press
from tests.app.invitations import ALONE, fitted
from tests.app.keyboard import Keyboard, over
from tests.app.layout_flaws import layout_flaws
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.journals.journal import Seat
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

BOTS = Invitation((Guest("", "random"), Guest("", "random")), seed=13, first=0)


def play_to_the_end(keyboard: Keyboard, invitation: Invitation) -> Any:
    """Play a game, the last act of it before the window; return its session."""
    left = keyboard.begin_at(invitation, over, back=1)
    session = keyboard.window.table.session
    for line in left:
        session.follow(line)
    keyboard.application.processEvents()
    return session


def keep_some(names: tuple[str, ...] = ("Ada", "Bartholomew", "Cécile", "Dinah", "Edith")) -> None:
    """Keep games of everybody at this screen, some of each game."""
    from wonderland_qt.models.records.finished_games import FinishedGame, FinishedGames, KeptLeap
    from wonderland_qt.scene.pictures.emblems import listed_emblems

    for number in range(32):
        game = list(GAMES)[number % len(GAMES)]
        roles = tuple(map(PlayerId, listed_emblems(game)))[: min(len(names), max(GAMES[game].seating.sizes))]
        seats = tuple(Seat(role, names[(place + number) % len(names)]) for place, role in enumerate(roles))
        scores = {role: 30 + (7 * place + number) % 40 for place, role in enumerate(roles)}
        won = max(scores, key=lambda role: scores[role])
        at, leap = f"2026-01-{number % 28 + 1:02}T20:00:00+00:00", KeptLeap(roles[0], number, 4)
        FinishedGames().add(FinishedGame(f"{game}-{number}", at, game, seats, scores, (won,), leap=leap))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_kept(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    from wonderland_qt.models.records.finished_games import FinishedGames

    keyboard = open_keyboard(game, curtain="off")
    session = play_to_the_end(keyboard, fitted(ALONE, game))
    (kept,) = FinishedGames().games
    assert (kept.game, tuple(kept.persons)) == (game, ("Ann",))
    assert kept.scores == session.ruleset.scores(session.game)
    assert kept.winners == session.ruleset.winners(session.game)
    keyboard.window.show_start()
    press(keyboard, "F4")
    page = keyboard.window.pages.currentWidget()
    assert page.count.text() == "1 game, on this computer only"
    assert [tab.text() for tab in page.tabs] == ["Everyone", "Ann"]


def test_games_of_bots_alone_do_not_count(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard("tea_for_2")
    play_to_the_end(keyboard, BOTS)
    assert not paths.records().exists()


def test_a_person_is_forgotten_and_then_everything(open_keyboard: Callable[..., Keyboard]) -> None:
    keep_some()
    keyboard = open_keyboard("wonderland")
    press(keyboard, "F4")
    page = keyboard.window.pages.currentWidget()
    page.show_person("Cécile")
    answer_question(keyboard, page, -1)
    assert "Cécile" not in [tab.text() for tab in page.tabs]
    assert "Cécile" not in paths.records().read_text()
    answer_question(keyboard, page, 0)
    assert paths.records().exists(), "the first answer is not to"
    answer_question(keyboard, page, -1)
    assert not paths.records().exists()
    assert not page.forget.isEnabled()


def answer_question(keyboard: Keyboard, page: Any, number: int) -> None:
    """Ask to forget, and give one of the answers."""
    from wonderland_qt.app.pages.question_dialog import QuestionDialog

    page.forget.click()
    page.findChildren(QuestionDialog)[-1].answers[number].click()
    keyboard.application.processEvents()


def test_an_empty_book_says_what_brings_a_game_into_it(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard("wonderland")
    press(keyboard, "F4")
    page = keyboard.window.pages.currentWidget()
    assert page.empty.isVisible()
    assert not page.sheets.isVisible()
    assert [label for label in page.empty._labels if not label.pixmap().isNull()], "somebody stands there"
    assert layout_flaws(page) == []
    keep_some()
    page._kept = type(page._kept)()
    page.refresh()
    assert page.sheets.isVisible()
    assert not page.empty.isVisible()


def test_they_are_exported(open_keyboard: Callable[..., Keyboard], tmp_path: Path) -> None:
    from wonderland_qt.app.records.records_visit import export_to
    from wonderland_qt.models.records.finished_games import FinishedGame, FinishedGames

    keep_some()
    keyboard = open_keyboard("wonderland")
    press(keyboard, "F4")
    page = keyboard.window.pages.currentWidget()
    export_to(keyboard.window, page, FinishedGames(), tmp_path / "mine.jsonl")
    lines = (tmp_path / "mine.jsonl").read_bytes().splitlines()
    assert {msgspec.json.decode(line, type=FinishedGame).game for line in lines} == set(GAMES)
    assert page.ribbon.prompt.text() == "Saved as mine.jsonl."
    page.replayed.emit(FinishedGames().games[0], 4)
    assert page.trouble.text() == "The saved game of this moment no longer exists."


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_nothing_is_cut_off(
    open_keyboard: Callable[..., Keyboard], language: str, size: tuple[int, int]
) -> None:
    keep_some()
    keyboard = open_keyboard("wonderland", language=language)
    keyboard.window._keep_settings(keyboard.window.settings)
    keyboard.window.resize(*size)
    keyboard.application.processEvents()
    assert layout_flaws(keyboard.window) == []
    press(keyboard, "F4")
    assert layout_flaws(keyboard.window) == []
    press(keyboard, "B")
    assert layout_flaws(keyboard.window) == []
