"""The base of content models: strict where YAML says enough, lenient where it cannot."""

from enum import Enum

import pytest
from pydantic import ValidationError

from wonderland_qt.engine.content.content_model import ContentModel


class Suit(Enum):
    HEARTS = "hearts"


class Inner(ContentModel):
    values: tuple[int, int]


class Outer(ContentModel):
    number: int = 0
    share: float = 0.0
    flag: bool = False
    suit: Suit = Suit.HEARTS
    tags: frozenset[str] = frozenset()
    inner: tuple[Inner, ...] = ()
    maybe: Inner | None = None
    shards: dict[int, tuple[int, ...]] | None = None
    again: tuple["Outer", ...] = ()


def test_lists_and_words_are_taken_for_tuples_sets_and_enums() -> None:
    outer = Outer.model_validate(
        {"suit": "hearts", "tags": ["a"], "inner": [{"values": [1, 2]}], "maybe": {"values": [3, 4]},
         "shards": {2: [1]}, "share": 1, "again": [{"suit": "hearts"}]},
    )  # fmt: skip
    assert outer == Outer(
        tags=frozenset({"a"}), inner=(Inner(values=(1, 2)),), maybe=Inner(values=(3, 4)),
        shards={2: (1,)}, share=1.0, again=(Outer(),),
    )  # fmt: skip


@pytest.mark.parametrize(
    "data",
    [
        {"number": "3"}, {"number": True}, {"number": 3.0}, {"flag": 1}, {"flag": "true"}, {"share": "1"},
        {"inner": [{"values": ["1", 2]}]}, {"shards": {"2": [1]}}, {"tags": "a"}, {"suit": "spades"},
        {"again": [{"number": "3"}]}, {"other": 1},
    ],
)  # fmt: skip
def test_nothing_else_is_bent_into_shape(data: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Outer.model_validate(data)


def test_a_record_is_frozen() -> None:
    with pytest.raises(ValidationError):
        Outer().number = 1
