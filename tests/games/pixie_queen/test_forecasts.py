"""What answers are foreseen to bring at the palace: penalties that the next phase brings only fall."""

import pytest

from tests.app.conftest import content_of
from tests.every_game.performing.test_foreseen import foreseen_by
from tests.playthroughs import choices, new_game
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.offers.table_difference import NumberChange

PIXIE_QUEEN = GAMES["pixie_queen"]


def number_on(badge: str) -> int:
    return int(badge.replace("−", "-"))


def penalties_foreseen(seed: int) -> list[NumberChange]:
    """Return the changes of penalty points that are foreseen of the answers of a whole game."""
    found: list[NumberChange] = []
    play = new_game(PIXIE_QUEEN, content_of("pixie_queen"), 4, seed)
    for decision, answer in choices(play, seed):
        if len(play.decisions) == 1 and decision.pick_count == 1:
            seen = foreseen_by(PIXIE_QUEEN, play, decision, answer)
            found += [change for change in seen.numbers if change.piece.startswith("count:")]
        play.choose(decision.player, answer)
    return found


@pytest.mark.rule("SCORE-1")
def test_penalties_are_never_foreseen_to_rise_towards_0() -> None:
    found = penalties_foreseen(1)
    assert found
    assert [change for change in found if number_on(change.after) > number_on(change.before)] == []
