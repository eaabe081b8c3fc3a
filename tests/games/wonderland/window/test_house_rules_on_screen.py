"""House rules are chosen for a game, kept in its save, and followed by everything that is shown."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt.models.lobby.invitation import Guest, Invitation
from wonderland_qt.models.pieces.pieces_model import PieceRole

pytestmark = pytest.mark.window

PERSONS = (Guest("Ann"), Guest("Ben"), Guest("Cleo"))


def bags_looked_into(keyboard: Keyboard) -> set[str]:
    """The players whose bags show their chips in the outline and on the table."""
    pieces = keyboard.window.table.pieces
    bags = {f"bag:{seat.player}": seat.player for seat in keyboard.window.table.session.seats}
    return {player for bag, player in bags.items() if pieces.rowCount(pieces.index_of(bag))}


def in_phase(keyboard: Keyboard, phase: str, **house_rules: str) -> Any:
    window = keyboard.window
    invitation = Invitation(PERSONS, seed=45, first=0, options=tuple(house_rules.items()))
    keyboard.begin_at(invitation, lambda session: session.view(None).phase == phase)
    keyboard.play_until(lambda: window.table.session.view(None).phase == phase and window.table.decision)
    return window.table


def test_at_tea_whoever_acts_looks_into_their_own_bag(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    table = in_phase(keyboard, "tea")
    assert bags_looked_into(keyboard) == {table.screen.acting}


@pytest.mark.parametrize("rule", ["off", "own", "all"])
def test_in_the_war_bags_show_what_the_house_rule_says(
    rule: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard()
    table = in_phase(keyboard, "war", bags=rule)
    full = {player for player, state in table.session.game.state.players.items() if state.bag}
    shown = {"off": set(), "own": full & {table.screen.acting}, "all": full}
    assert bags_looked_into(keyboard) == shown[rule]
    index = table.pieces.index_of(f"bag:{next(iter(full))}")
    assert index.data(PieceRole.BADGE) != "", "how full a bag is can always be seen"


def test_house_rules_go_on_with_the_game(open_keyboard: Callable[..., Keyboard]) -> None:
    first = open_keyboard()
    in_phase(first, "tea", answers="open", bags="all")
    first.window.close()
    second = open_keyboard()
    second.press("Return")
    table = second.window.table
    assert table.session.options == {"answers": "open", "bags": "all"}
    assert table.pads.open
    assert len(bags_looked_into(second)) == len(PERSONS)


def test_the_page_of_a_new_game_offers_them(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    page = keyboard.window.new_game
    keyboard.window.show_new_game()
    usual = {"set": "A", "answers": "secret", "bags": "off", "asked": "alike", "advice": "allowed"}
    assert dict(page.invitation().options) == usual
    page.further.game_options["bags"].prefer("own")
    assert dict(page.invitation().options)["bags"] == "own"


def test_a_rematch_keeps_them(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    keyboard.window.begin(Invitation(PERSONS, seed=46, options=(("answers", "open"),)))
    keyboard.window.rematch()
    assert keyboard.window.table.session.options == {"answers": "open"}
