"""The screen is the same whatever is hidden from those who look at it, with and without the curtain.

An ordinary run looks at a drawn moment of each game with each curtain; the long tests at eight, from the
start on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import fitted
from tests.app.keyboard import Keyboard, go_on, session_at
from tests.app.words_on_screen import seen
from tests.invariants import SOAK
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.journals.journal import carried_over
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.lobby.invitation import Guest, Invitation
from wonderland_qt.models.table.rules_now import rules_now
from wonderland_qt.models.table.table_model import Table

pytestmark = pytest.mark.window

PERSONS = Invitation((Guest("Ann"), Guest("Ben"), Guest("Cleo")), seed=41, first=0)
ALONE = Invitation((Guest("Ann"), Guest("", "random"), Guest("", "random")), seed=42, first=0)
ALL_MOMENTS, APART = 8, 13
MOMENTS = ALL_MOMENTS if SOAK else 1


def screen_at(window: Any, session: Any, state: Any) -> tuple[Any, list[str]]:
    """Lay a table at a position; return who looks, and all that the window then shows."""
    bytes_of = session.ruleset.codec.encode(state)
    journal = carried_over(session.journal, bytes_of)
    resumed = Session(session.ruleset, session.content, journal, bot_factory=bot_factory(0))
    window._sit_down(Table(resumed, window.lobby.words, window.settings.curtain))
    window.table_page.drawn.bake_visible()
    shown = [*seen(window), *rules_now(window.table)]
    covered = window.table.screen.covered_for
    if covered is None or window.table.screen.viewer is not None:
        return window.table.screen.viewer, shown
    return None, [*shown, f"covered for {covered}"]


def lifted(window: Any, session: Any, state: Any) -> list[str]:
    """Lay a table at a position and lift its curtain; return all that is then shown."""
    screen_at(window, session, state)
    window.open_table.lift_curtain()
    return seen(window)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("invitation", "curtain"),
    [(PERSONS, "automatic"), (PERSONS, "on"), (PERSONS, "off"), (ALONE, "automatic")],
)
def test_the_screen_never_depends_on_what_is_hidden(
    invitation: Invitation, curtain: str, game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    window, chance = open_keyboard(game, curtain=curtain).window, OwnChance(seed=5)
    begun = 0 if SOAK else chance.below(f"{game} {curtain}", ALL_MOMENTS - 1) * APART
    session = session_at(
        window.lobby, fitted(invitation, game), lambda session: len(session.journal.lines) >= begun
    )
    for moment in range(MOMENTS):
        until_a_person_is_asked(session)
        while session.game.state.sealed and not session.over:
            go_on(session, chance)  # in a sampled game somebody who has answered would be asked again
        if session.over:
            return
        viewer, _ = screen_at(window, session, session.game.state)
        deal = session.ruleset.determinise(session.game, viewer)
        dealt, anew = (deal(seed).state for seed in (moment, -moment - 1))
        assert screen_at(window, session, dealt) == screen_at(window, session, anew)
        covered = window.table.screen.covered_for
        if covered is not None:
            compare_lifted(window, session, covered, moment)
        for _ in range(APART):
            if not session.over:
                go_on(session, chance)


def until_a_person_is_asked(session: Any) -> None:
    """Let bots act."""
    while session.turn_to_end is None and not session.over and session.step_bot() is not None:
        pass


def compare_lifted(window: Any, session: Any, viewer: PlayerId, seed: int) -> None:
    """What a person sees behind the curtain is the same whatever is hidden from that person."""
    deal = session.ruleset.determinise(session.game, viewer)
    dealt, anew = (deal(number).state for number in (seed, -seed - 1))
    assert lifted(window, session, dealt) == lifted(window, session, anew)
