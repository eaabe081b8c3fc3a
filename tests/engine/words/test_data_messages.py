"""What msgspec finds wrong in data is said with its place, in the language of the reader."""

from __future__ import annotations

import msgspec
import pytest

from wonderland_qt.engine.words.data_messages import data_mistake, data_mistake_in_one
from wonderland_qt.engine.words.worded_errors import in_words


class Seats(msgspec.Struct):
    """Some data."""

    players: list[str]


def _refused(data: bytes) -> msgspec.ValidationError:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(data, type=Seats)
    return caught.value


def test_the_place_of_a_mistake_is_told_beside_what_is_wrong_there() -> None:
    where, why = data_mistake(_refused(b'{"players": ["ann", 7]}'), "chosen")
    assert where == "chosen.players[1]"
    assert in_words(why, "pl") == "tu ma być `str`, a jest `int`"


def test_a_message_of_its_own_begins_with_the_place() -> None:
    told = data_mistake_in_one(_refused(b'{"players": 7}'))
    assert in_words(told, "uk") == "players: тут має бути `array`, а є `int`"


def test_what_is_wrong_with_all_of_it_has_no_place() -> None:
    told = data_mistake_in_one(_refused(b"{}"))
    assert in_words(told) == "the required field `players` is missing"
