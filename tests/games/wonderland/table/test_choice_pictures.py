"""Cards of choices of Wonderland's War show pictures of what each answer brings."""

from typing import Any

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import ALICE, HATTER, begin_battle, new_table
from wonderland_qt import paths
from wonderland_qt.games.wonderland.war.result import SettleBattle

pytestmark = pytest.mark.window


def test_the_vp_after_a_tie_have_a_star(application: Any) -> None:
    from wonderland_qt.app.offers.card_pictures import pictures_of
    from wonderland_qt.models.pieces.pieces_model import PiecesModel
    from wonderland_qt.models.table.options_model import OptionsModel
    from wonderland_qt.scene.pictures.art import ArtBook

    game = new_table()
    begin_battle(game, "garden", {ALICE: 8, HATTER: 8})
    run(game, SettleBattle("garden"))
    options, pieces = OptionsModel(lambda words: words.key), PiecesModel(lambda words: words.key)
    options.show(next(decision for decision in game.decisions if decision.player == ALICE))
    book = ArtBook(paths.of_game("wonderland") / "art")
    assert pictures_of(options.index(0), pieces, book) == (book.drawn_as("vp"),)
