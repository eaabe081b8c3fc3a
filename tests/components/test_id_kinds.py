"""Ids are made from their kind and read back, and each game lists a kind once."""

from importlib import import_module

import pytest

from wonderland_qt.components.id_kinds import IdKind, read_id
from wonderland_qt.engine.installed_games import GAMES

CARD = IdKind("card")


def test_an_id_is_made_and_read_back() -> None:
    assert (CARD(7), CARD("rose", 2)) == ("card:7", "card:rose:2")
    assert read_id(CARD("rose", 2)) == (CARD, "rose:2")
    assert read_id("deck") == ("deck", "")
    assert CARD.names(CARD("rose", 2)) == "rose:2"
    assert CARD.names("chip:3") == "chip:3"


def test_a_kind_tells_its_ids_from_those_that_begin_alike() -> None:
    assert CARD.begins("card:7")
    assert not CARD.begins("cards:7")
    assert not CARD.begins("card")


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_is_listed_once_under_its_own_name(game: str) -> None:
    listed = vars(import_module(f"wonderland_qt.games.{game}.ids")).items()
    kinds = {name: str(kind) for name, kind in listed if isinstance(kind, IdKind)}
    assert kinds == {name: name.lower() for name in kinds}
