"""What an answer would change: numbers that would change are all readable, however close they lie."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.models.offers.table_difference import Foreseen, NumberChange

pytestmark = pytest.mark.window

PLACES = {"pile": 100, "table": 300}
GOODS = ("apple", "bread", "honey")
KINDS = """
[good]
aspect = 1
part = 1
"""


@pytest.mark.parametrize("apart", [50, 300])
def test_numbers_that_would_change_never_cover_each_other(scene_of: Callable[..., Any], apart: int) -> None:
    from wonderland_qt.scene.moving.forecast import Forecast

    slots = {good: Slot(good, Rect(100 + apart * at, 300, 40, 40)) for at, good in enumerate(GOODS)}
    scene = scene_of(Layout(1000, 800, slots), KINDS, *(Piece(good, "good", good) for good in GOODS))
    forecast = Forecast(scene)
    forecast.show(Foreseen(numbers=tuple(NumberChange(good, "31", "30") for good in GOODS)))
    rooms = {piece: slip.sceneBoundingRect() for piece, slip in forecast.numbers.items()}
    assert rooms.keys() == set(GOODS)
    assert not any(one.intersects(other) for one, other in combinations(rooms.values(), 2))
    whole = apart > max(room.width() for room in rooms.values()) * 2
    assert whole is (apart == 300)


@pytest.mark.parametrize(("lying", "shown"), [(True, set()), (False, {"bread"})])
def test_nothing_pale_lies_on_the_top_of_a_pile(
    scene_of: Callable[..., Any], lying: bool, shown: set[str]
) -> None:
    from wonderland_qt.scene.moving.forecast import Forecast

    slots = {place: Slot(place, Rect(x, 300, 60, 60)) for place, x in PLACES.items()}
    slots |= {f"{place}/good": Slot(f"{place}/good", Rect(x, 300, 40, 40)) for place, x in PLACES.items()}
    places = (Piece(place, "good", "bread") for place in PLACES)
    apple = Piece("apple", "good", "apple", "pile" if lying else "table")
    forecast = Forecast(scene_of(Layout(1000, 800, slots), KINDS, *places, apple))
    forecast.show(Foreseen((Piece("bread", "good", "bread", "pile"),)))
    assert forecast.pieces.keys() == shown


def test_what_is_foreseen_never_lies_across_what_moves(scene_of: Callable[..., Any]) -> None:
    from wonderland_qt.scene.moving.forecast import Forecast

    layout = Layout(1000, 800, {"apple": Slot("apple", Rect(100, 300, 40, 40))})
    forecast = Forecast(scene_of(layout, KINDS, Piece("apple", "good", "apple")))
    forecast.hide_while_moving(moving=True)
    forecast.show(Foreseen(numbers=(NumberChange("apple", "3", "4"),)))
    (slip,) = forecast.numbers.values()
    assert not slip.isVisible()
    forecast.hide_while_moving(moving=False)
    assert slip.isVisible()
