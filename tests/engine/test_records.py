"""Records: clones share nothing that can change, codecs check what they read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec
import pytest

from wonderland_qt.engine.records import Codec, Record, clone

T = TypeVar("T")


class Inner(Record):
    values: list[int]


class Point(msgspec.Struct, frozen=True):
    x: int


class Outer(Record, Generic[T]):
    name: str
    points: tuple[Point, ...]
    inner: Inner
    many: list[Inner]
    by_name: dict[str, Inner]
    plain: dict[str, int]
    laid: Mapping[str, Point]
    perhaps: Inner | None
    anything: list[T]


class Careless(Record):
    bits: set[int]


class Changing(Record):
    lists: Mapping[str, list[int]]


class Twofold(Record):
    either: Inner | list[int]


def outer() -> Outer[int]:
    return Outer(
        "a",
        (Point(1),),
        Inner([1]),
        [Inner([2])],
        {"b": Inner([3])},
        {"c": 4},
        {"d": Point(2)},
        Inner([5]),
        [6],
    )


def test_a_clone_is_equal_and_shares_only_what_cannot_change() -> None:
    original = outer()
    copied = clone(original)
    assert copied == original
    assert copied.points is original.points
    assert copied.laid is original.laid
    for record in (copied.inner, copied.many[0], copied.by_name["b"], copied.perhaps):
        assert record is not None
        record.values.append(0)
    copied.many.append(Inner([]))
    copied.plain["d"] = 1
    copied.anything.append(7)
    assert original == outer()


def test_an_absent_record_stays_absent() -> None:
    original = outer()
    original.perhaps = None
    assert clone(original).perhaps is None


RISKY = [(Careless({1}), "bits"), (Changing({"a": [1]}), "lists"), (Twofold([1]), "either")]


@pytest.mark.parametrize(("record", "field"), RISKY)
def test_a_field_that_could_change_under_a_clone_is_refused(record: Record, field: str) -> None:
    with pytest.raises(TypeError, match=field):
        clone(record)


def test_a_codec_gives_back_what_it_took() -> None:
    codec: Codec[Outer[int]] = Codec(Outer[int])
    assert codec.decode(codec.encode(outer())) == outer()
    assert codec.encode(codec.decode(codec.encode(outer()))) == codec.encode(outer())


def test_a_codec_names_the_field_that_is_wrong() -> None:
    codec: Codec[Outer[int]] = Codec(Outer[int])
    data = codec.encode(outer()).replace(b"[3]", b'["3"]')
    with pytest.raises(msgspec.ValidationError, match=r"\$\.by_name\[\.\.\.\]\.values\[0\]"):
        codec.decode(data)
