"""Nothing in the window tells of a quest to anybody who must not know it."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.words_on_screen import said
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland.events import QuestSeen
from wonderland_qt.models.lobby.invitation import Guest, Invitation
from wonderland_qt.models.pieces.pieces_model import PieceRole

pytestmark = pytest.mark.window

OPEN = (("answers", "open"),)
SEVERAL = Invitation((Guest("Ann"), Guest("Ben"), Guest("", "random")), seed=31, first=0)
PAIR = Invitation((Guest("Ann"), Guest("Ben")), seed=33, first=0)
ALONE = Invitation((Guest("Ann"), Guest("", "random"), Guest("", "random")), seed=32, first=0)


def secret_words(keyboard: Keyboard, players: Iterable[str]) -> set[str]:
    """Ids and names of the quests that these players hold in hand, and of those in the deck."""
    state, say = keyboard.window.table.session.game.state, keyboard.window.lobby.words.say
    quests = {quest for player in players for quest in state.players[player].quests}
    quests |= {*state.quest_deck, *state.quest_discards}
    return quests | {say(Text(quest)) for quest in quests}


def quests_seen_by(keyboard: Keyboard, viewer: PlayerId | None) -> set[str]:
    """The quests that the viewer has drawn, kept or not."""
    events = [entry.event for entry in keyboard.window.table.session.log(viewer)]
    return {event.quest for event in events if isinstance(event, QuestSeen) and event.player == viewer}


def several_are_asked_openly(session: Any) -> bool:
    """Tell whether a decision such as draw or stop has just begun."""
    return len(session.waiting) == len(session.decisions) > 1 and not session.decisions[0].private


def leaks(keyboard: Keyboard) -> list[str]:
    """What the window says of quests that its viewer does not hold."""
    table = keyboard.window.table
    others = [player for player in table.session.game.state.seats if player != table.screen.viewer]
    state, say = table.session.game.state, keyboard.window.lobby.words.say
    known = {quest for player in state.players.values() for quest in player.feats}
    known |= quests_seen_by(keyboard, table.screen.viewer)
    hidden = secret_words(keyboard, others) - known - {say(Text(quest)) for quest in known}
    return [word for word in said(keyboard.window) if any(secret in word for secret in hidden)]


@pytest.mark.parametrize("invitation", [SEVERAL, PAIR, ALONE], ids=["and a bot", "two persons", "one person"])
def test_no_hidden_quest_is_said_anywhere(
    invitation: Invitation, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(end_turn_by_itself=True)
    keyboard.window.begin(invitation)
    viewers = set()
    for _ in range(25):
        keyboard.settle()
        viewers.add(keyboard.window.table.screen.viewer)
        assert leaks(keyboard) == []
        keyboard.act()
    assert len(viewers) == (1 if invitation is ALONE else 3)


def test_the_curtain_covers_everything(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    window.begin(SEVERAL)
    keyboard.settle()
    assert keyboard.page is window.curtain
    assert not window.table_page.isVisible()
    words, players = said(window), window.table.session.game.state.seats
    assert not [word for word in words if any(secret in word for secret in secret_words(keyboard, players))]
    assert "Ann" in window.curtain.accessibleName()


def test_who_peeks_passes_the_curtain_first(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    window = keyboard.window
    keyboard.begin_at(SEVERAL, lambda session: session.view(None).phase == "tea")
    keyboard.play_until(lambda: window.table.session.view(None).phase == "tea" and window.table.decision)
    ben = window.table.persons[1]
    window.table.peek(ben)
    assert keyboard.page is window.curtain
    keyboard.press("Return")
    assert window.table.screen.viewer == ben
    assert leaks(keyboard) == []
    window.table_page.ribbon.peek.click()
    assert window.table.screen.viewer is None
    assert leaks(keyboard) == []


def test_an_open_answer_that_is_sealed_points_at_nothing(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(sight="plain")
    window = keyboard.window
    invitation = Invitation((Guest("Ann"), Guest("Ben"), Guest("Cleo")), seed=33, first=0, options=OPEN)
    keyboard.begin_at(invitation, several_are_asked_openly)
    keyboard.play_until(lambda: several_are_asked_openly(window.table.session))
    options = window.table_page.choice.options
    keyboard.choose(1)
    assert window.table.changeable
    assert options.currentIndex().row() == 0
    ben = window.table.screen.acting
    assert window.table_page.outline.currentIndex().data(PieceRole.ID).endswith(ben)
    assert [row.text() for row in window.table_page.choice.sealed.findChildren(type(window.curtain.here))]
