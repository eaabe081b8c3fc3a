"""A miniature card shows what its option is about: a piece, an entry of the content, what an effect does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text

pytestmark = pytest.mark.window

RED = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="red" d="M0 0h9v9H0z"/></svg>'


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        (Text("effect-forge"), 1),
        (text("effect-draw-chips", chips=1), 1),
        (text("option-keep", kept=Text("soup")), 1),
        (text("option-both", one=Text("soup"), other=text("option-keep", kept=Text("bread"))), 2),
        (text("option-both", one=Text("soup"), other=Text("soup")), 1),
        (
            text(
                "option-take", goods=(text("n", good=Text("soup"), n=2), text("n", good=Text("bread"), n=1))
            ),
            3,
        ),
        (text("option-take", goods=(text("n", good=Text("soup"), n=5),)), 1),
        (Text("effect-sing"), 0),
    ],
)
def test_an_option_that_touches_nothing_shows_what_it_names(
    said: Text, drawn: int, tmp_path: Path, application: Any
) -> None:
    from wonderland_qt.app.offers.card_pictures import pictures_of
    from wonderland_qt.models.pieces.pieces_model import PiecesModel
    from wonderland_qt.models.table.options_model import OptionsModel
    from wonderland_qt.scene.pictures.art import ArtBook

    for name in ("icon/forge", "icon/draw_chips", "dish/soup", "dish/bread"):
        file = tmp_path / f"{name}.svg"
        file.parent.mkdir(exist_ok=True)
        file.write_text(RED, encoding="utf-8")
    options = OptionsModel(lambda words: words.key)
    options.show(Decision(PlayerId("ann"), Text("what"), (Option("go", (), said),)))
    pieces = PiecesModel(lambda words: words.key)
    assert len(pictures_of(options.index(0), pieces, ArtBook(tmp_path))) == drawn


def test_cards_about_one_piece_show_what_each_of_them_names(tmp_path: Path, application: Any) -> None:
    from wonderland_qt.app.offers.card_pictures import cards_of
    from wonderland_qt.engine.table.pieces import Piece
    from wonderland_qt.models.pieces.pieces_model import PiecesModel
    from wonderland_qt.models.table.options_model import OptionsModel
    from wonderland_qt.scene.pictures.art import ArtBook

    for name in ("disc/red", "icon/dig", "icon/trade"):
        file = tmp_path / f"{name}.svg"
        file.parent.mkdir(exist_ok=True)
        file.write_text(RED.replace("red", "blue") if name == "icon/dig" else RED, encoding="utf-8")
    copies = [Option(f"copy:{act}", (), text("copy", space=Text(act)), "disc") for act in ("dig", "trade")]
    options, pieces = OptionsModel(lambda words: words.key), PiecesModel(lambda words: words.key)
    options.show(Decision(PlayerId("ann"), Text("what"), tuple(copies)))
    pieces.show((Piece("disc", "disc", "red"),))
    cards = cards_of([options.index(0), options.index(1)], pieces, ArtBook(tmp_path))
    assert [card for card, _, _ in cards] == ["copy:dig", "copy:trade"]
    assert cards[0][2] != cards[1][2]
