"""What is said beside an option: the fief as it would be, the harvest before and after."""

from __future__ import annotations

import pytest

from tests.games.asking import asked, run
from tests.games.bunny_kingdom.positions import RED, YELLOW, give, hold, new_table
from wonderland_qt import paths
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.games.bunny_kingdom.construction import BuildAtWill
from wonderland_qt.games.bunny_kingdom.exploration import ChooseCards
from wonderland_qt.games.bunny_kingdom.harvest import ChooseTrade
from wonderland_qt.games.bunny_kingdom.preview import preview
from wonderland_qt.games.bunny_kingdom.rules import Game


def at(*steps: Step) -> Game:
    """Return a table where yellow has a wood, a mountain apart and a trading post, with these steps next."""
    game = new_table(2)
    hold(game, YELLOW, "A3", "C2", built={"E9": "trading_post.1"})
    give(game, YELLOW, "waiting", "city_2.1", "city_3.1")
    give(
        game,
        YELLOW,
        "hand",
        "territory_A4",
        "territory_B3",
        "city_1.1",
        "pearl_farm",
        "master_carpenter",
        "right_paw",
    )
    give(game, RED, "hand", "territory_J1", "territory_J2")
    return run(game, *steps)


def told(game: Game, option_id: str) -> str:
    """Return what is said beside an option of yellow's, in English."""
    decision = asked(game, YELLOW)
    words = preview(game, decision, decision.option(option_id))
    return Words.load(paths.words("bunny_kingdom"), "en").say(words) if words else ""


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("territory_A4", "A4 (printed city): fief of 2 squares, 1 tower × 1 resource; harvest 0 → 1"),
        ("territory_B3", "B3 (printed city): fief of 2 squares, 1 tower × 1 resource; harvest 0 → 1"),
        ("city_1.1", "City 1, to build later: harvest 0 → 1 at best"),
        ("pearl_farm", "Pearl farm, to build later: no square for it now"),
        ("master_carpenter", "Master Carpenter: 2 points for each wood produced (now 2 points)"),
        ("right_paw", ""),
    ],
)
def test_a_card_of_the_hand_tells_what_it_would_bring(card: str, said: str) -> None:
    assert told(at(ChooseCards()), f"card:{card}") == said


def test_a_building_tells_the_fief_of_its_square() -> None:
    game = at(BuildAtWill(YELLOW))
    assert told(game, "build:city_2.1:A3") == (
        "build a city of strength 2 on A3 (forest): fief of 1 square, 2 towers × 1 resource; harvest 0 → 2"
    )
    assert told(game, "build:city_3.1:C2") == (
        "build a city of strength 3 on C2 (mountain): fief of 1 square, 3 towers × 0 resources; harvest 0 → 0"
    )
    assert told(game, "done") == ""


def test_a_trading_post_tells_what_each_resource_would_bring() -> None:
    game = at(ChooseTrade(YELLOW, "E9"))
    assert told(game, "trade:E9:fish") == (
        "fish on E9: fief of 1 square, 0 towers × 1 resource; harvest 0 → 0"
    )
