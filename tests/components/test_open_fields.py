"""A view shows the fields that it declares, and no other of the record."""

import msgspec
import pytest

from wonderland_qt.components.open_fields import view_maker


class Purse(msgspec.Struct):
    """A record with a secret."""

    owner: str
    coins: int
    hidden: tuple[str, ...]


class PurseView(msgspec.Struct, frozen=True):
    """What others see of it."""

    coins: int
    owner: str
    number: int = 0


class WrongView(msgspec.Struct, frozen=True):
    """What no one can see of it."""

    colour: str


PURSE = Purse("ann", 3, ("ring",))


def test_fields_go_by_their_names_and_the_rest_is_told() -> None:
    assert view_maker(Purse, PurseView, until="number")(PURSE, number=1) == PurseView(3, "ann", 1)


def test_a_field_that_the_record_lacks_is_refused() -> None:
    with pytest.raises(TypeError, match="Purse has no colour, which WrongView shows"):
        view_maker(Purse, WrongView)
