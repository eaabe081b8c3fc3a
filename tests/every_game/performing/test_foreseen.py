"""What is foreseen of an answer in every game: true as far as chance does not decide, and never a secret."""

from __future__ import annotations

from typing import Any

import pytest

from tests.app.conftest import content_of
from tests.invariants import SOAK
from tests.playthroughs import choices, new_game
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.lookahead.preview import preview
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.models.offers.foreseen import foreseen_in
from wonderland_qt.models.offers.table_difference import Foreseen

pytestmark = pytest.mark.window

SEED, EVERY, OTHER_DEALS = 4, 3 if SOAK else 11, 2


def foreseen_by(ruleset: Any, game: Any, decision: Any, option: str) -> Foreseen:
    """Return what the player who decides would be shown of an option."""
    player, display = decision.player, ruleset.display
    return foreseen_in(
        display,
        game,
        decision,
        option,
        lambda at: display.pieces(ruleset.view(at, player), game.content),
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foreseen_does_not_depend_on_what_the_player_cannot_know(game: str) -> None:
    ruleset, seen = GAMES[game], 0
    play = new_game(ruleset, content_of(game), ruleset.seating.usual_size, SEED)
    for number, (decision, answer) in enumerate(choices(play, SEED)):
        if number % EVERY == 0 and len(play.decisions) == 1 and decision.pick_count == 1:
            known = InformationSet(ruleset, play, decision.player)
            options = [option.id for option in decision.options[:6]]
            shown = {option: foreseen_by(ruleset, play, decision, option) for option in options}
            due = ruleset.display.due(play, decision.player)
            for other in known.samples(range(OTHER_DEALS)):
                assert ruleset.display.due(other, decision.player) == due
                assert {option: foreseen_by(ruleset, other, decision, option) for option in options} == shown
            seen += sum(not told.empty for told in shown.values())
        play.choose(decision.player, answer)
    assert seen or game not in {"wonderland", "tea_for_2", "pixie_queen"}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foreseen_comes_true(game: str) -> None:
    ruleset = GAMES[game]
    play = new_game(ruleset, content_of(game), ruleset.seating.usual_size, SEED)
    for decision, answer in choices(play, SEED):
        alone = len(play.decisions) == 1 and decision.pick_count == 1
        told = preview(play, decision.player, answer) if alone else None
        play.choose(decision.player, answer)
        if told is not None and told.game is not None and not told.chance:
            views = [ruleset.view(at, decision.player) for at in (told.game, play)]
            assert views[0] == views[1]
