"""Signs: what of a card is handed out already, told from what is left of it."""

from __future__ import annotations

import pytest

from wonderland_qt.engine.table.signs import handed_out

HALVES = ("(", "forge", "|", "ally", "shards", ")")


@pytest.mark.parametrize(
    ("whole", "left", "gone"),
    [
        (("units:3", "forge"), ("units:3", "forge"), ()),
        (("units:3", "forge"), ("forge",), (("units:3",),)),
        (("units:3", "forge"), ("units", "forge"), (("units:2",),)),
        (("units:2",), ("units",), (("units",),)),
        (("units", "units", "units"), ("units",), (("units",), ("units",))),
        (("units:2", *HALVES), HALVES, (("units:2",),)),
        (("units:2", *HALVES), ("units:2",), (HALVES,)),
        (("units:2", *HALVES), ("ally", "shards"), (("units:2",),)),
        (("units:2", *HALVES), ("shards",), (("units:2",),)),
        (("castle",), ("units",), (("castle",),)),
    ],
)
def test_what_is_no_longer_left_of_a_card_is_handed_out(
    whole: tuple[str, ...], left: tuple[str, ...], gone: tuple[tuple[str, ...], ...]
) -> None:
    assert handed_out(whole, left) == gone
