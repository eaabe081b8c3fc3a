"""A whole game in the plain window, by keyboard alone."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.app.keyboard import Keyboard
from tests.app.words_on_screen import seen
from wonderland_qt.engine.words.texts import text
from wonderland_qt.models.lobby import Guest, Invitation

pytestmark = pytest.mark.window

TWO = Invitation((Guest("Ann"), Guest("Ben")), seed=11, first=0)
PERSONS = Invitation((Guest("Ann"), Guest("Ben"), Guest("Cleo")), seed=11, first=0)
BOTS = Invitation((Guest("", "random"), Guest("", "random")), seed=13, first=0)
ALONE = Invitation((Guest("Ann"), Guest("", "random"), Guest("", "random")), seed=12, first=0)


@pytest.mark.parametrize("invitation", [TWO, PERSONS])
def test_persons_play_at_one_screen(open_keyboard: Callable[..., Keyboard], invitation: Invitation) -> None:
    keyboard = open_keyboard()
    keyboard.window.begin(invitation)
    keyboard.play_until(lambda: False)
    assert keyboard.page is keyboard.window.final
    assert keyboard.window.table.winners
    assert keyboard.curtains >= len(invitation.guests)
    assert keyboard.window.lobby.words.missing == set()


def test_one_person_among_bots_never_meets_the_curtain(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    keyboard.window.begin(ALONE)
    keyboard.play_until(lambda: False)
    assert keyboard.page is keyboard.window.final
    assert keyboard.curtains == 0
    assert keyboard.window.lobby.words.missing == set()
    assert keyboard.played > 20
    keyboard.window.final.start.click()
    assert not keyboard.label.resume.isVisible(), "a game that is over is not offered again"


@pytest.mark.rule("END-2")
@pytest.mark.parametrize(("by", "told"), [("shards", "fewer shards"), ("units", "more units on the board")])
def test_the_final_page_says_what_broke_a_tie(
    open_keyboard: Callable[..., Keyboard], by: str, told: str
) -> None:
    keyboard = open_keyboard()
    lobby = keyboard.window.lobby
    telling = replace(lobby.ruleset.telling, tie=lambda _: text("fact-TieBroken", by=by))
    lobby.ruleset = replace(lobby.ruleset, telling=telling)
    keyboard.window.begin(BOTS)
    keyboard.play_until(lambda: False)
    assert any(f"{told} decide" in line for line in seen(keyboard.window))
