"""Compares plain data with what a scenario expects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from wonderland_qt.engine.scenarios.multiset import expanded
from wonderland_qt.engine.scenarios.to_builtins import Fields
from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import WordedError

LONGEST_MEMBER = 80
"""How many characters of each list member a message shows."""


class NoSuchPath(WordedError, LookupError):
    """There is nothing at a path."""


class Absent:
    """Stands for a key that a mapping lacks; it counts as 0, false or nothing."""

    def __repr__(self) -> str:
        return "nothing"


ABSENT = Absent()


class _Anything:
    """A collection that contains every word, for mappings with unknown keys."""

    def __contains__(self, word: object) -> bool:
        """Take any word for a known one."""
        return True

    def __iter__(self) -> Iterator[str]:
        """Yield nothing, so that messages suggest no word."""
        return iter(())


ANYTHING = _Anything()
Names = Collection[str] | _Anything

IN_ORDER = "in_order"
"""The key that marks a list whose order counts: `{in_order: [red, blue]}`."""


class Vocabulary(NamedTuple):
    """The words of a game's scenarios: `names` are the keys that mappings may have.

    `earlier` maps fields (`placed`) and values (`shield: true`) of earlier scenarios to the present ones.
    """

    names: Names = ANYTHING
    earlier: Mapping[str, str] = {}

    def of_today(self, word: str) -> Text | str:
        """Return the hint that an earlier word is written otherwise today; "" for other words."""
        return text("scenario-now-called", word=self.earlier[word]) if word in self.earlier else ""


ANY_WORD = Vocabulary()


def in_order(expected: Any) -> list[Any] | None:
    """Return the list inside `{in_order: [...]}`, None for anything else."""
    if not isinstance(expected, Mapping) or set(expected) != {IN_ORDER}:
        return None
    listed = expected[IN_ORDER]
    return list(listed) if isinstance(listed, list | tuple) else None


def differences(
    expected: Any, found: Any, where: str = "", vocabulary: Vocabulary = ANY_WORD
) -> Iterator[Text]:
    """Yield a message for each difference between `found` and what is expected.

    An expected mapping names keys or dotted paths to compare (`{}`: there must be nothing); keys that are
    absent but among the vocabulary's names count as 0, false or nothing. A list names all members, or all
    keys of a mapping, in any order, and may be a counted list; `{in_order: [...]}` names them in order.
    `where` is the path of `found`, for the messages.
    """
    ordered = in_order(expected)
    if ordered is not None and isinstance(found, list):
        yield from _order_differences(ordered, found, where)
    elif isinstance(expected, list | tuple) and isinstance(found, Mapping):
        yield from _member_differences(expected, list(found), where)
    elif isinstance(found, list) and isinstance(expected, list | tuple | dict):
        yield from _member_differences(expected, found, where)
    elif isinstance(expected, Mapping):
        yield from _mapping_differences(expected, found, where, vocabulary)
    elif not _are_same(expected, found):
        hint = _hint_about_value(expected, found, where, vocabulary)
        values = {"expected": as_value(expected), "found": as_value(found)}
        yield text("scenario-differs", where=where, **values, hint=hint)


def _hint_about_value(expected: Any, found: Any, where: str, vocabulary: Vocabulary) -> Text | str:
    """Return what to write instead of a list where a number is, or of an earlier word; else "".

    For a list it is its length, as the state only counts there. Earlier words are known as "field: value".
    """
    if isinstance(expected, list | tuple) and isinstance(found, int):
        return text("scenario-counted", count=len(expanded(tuple(expected))))
    field = where.rpartition(".")[2]
    return vocabulary.of_today(f"{field}: {shown(expected).lower()}")


def at_path(data: Any, path: str, vocabulary: Vocabulary = ANY_WORD) -> Any:
    """Return the value at a dotted path, ABSENT for a possible key; raises NoSuchPath."""
    for part in path.split("."):
        data = _part_at(data, part, path, vocabulary)
    return data


def _part_at(data: Any, part: str, path: str, vocabulary: Vocabulary) -> Any:
    """Return a part of a mapping or list for `at_path`, whose whole path messages name.

    A key that a mapping could have, a known name or a number, is ABSENT if it is not there. The fields of a
    record are always all there, so another one is a mistake.
    """
    if isinstance(data, Mapping):
        if part in data:
            return data[part]
        possible_keys = () if isinstance(data, Fields) else vocabulary.names
        if part in possible_keys or (part.isdecimal() and not isinstance(data, Fields)):
            return ABSENT
        there = text("scenario-there-are", keys=", ".join(data))
        near = suggestion(part, {*data, *possible_keys})
        hint = vocabulary.of_today(part) or near or there
        raise NoSuchPath(text("scenario-no-path", part=part, path=path, hint=hint))
    if isinstance(data, list) and part.isdecimal() and int(part) < len(data):
        return data[int(part)]
    raise NoSuchPath(text("scenario-no-path-in", part=part, path=path, there=as_value(data)))


def _mapping_differences(
    expected: Mapping[str, Any], found: Any, where: str, vocabulary: Vocabulary
) -> Iterator[Text]:
    """Yield the differences at each expected path; an empty mapping expects nothing there."""
    if not expected and found not in ({}, None, ABSENT):
        yield text("scenario-expected-nothing", where=where, found=as_value(found))
    for path, value in expected.items():
        inner_where = f"{where}.{path}" if where else str(path)
        try:
            inner = at_path(found, str(path), vocabulary)
        except NoSuchPath as error:
            yield text("scenario-at", where=where, problem=error.message) if where else error.message
        else:
            yield from differences(value, inner, inner_where, vocabulary)


def _order_differences(expected: list[Any], found: Sequence[Any], where: str) -> Iterator[Text]:
    """Yield a message if a list has other members than expected, or in another order."""
    wanted, members = list(map(str, expanded(tuple(expected)))), list(map(str, found))
    if wanted != members:
        lists = {"expected": _list_text(wanted), "found": _list_text(members)}
        yield text("scenario-other-order", where=where, **lists)


def _member_differences(expected: Any, found: Sequence[Any], where: str) -> Iterator[Text]:
    """Yield a message if a list has other members than expected, in whatever order."""
    wanted = Counter(map(str, expanded(expected)))
    members = Counter(map(str, found))
    if wanted == members:
        return
    missing, surplus = wanted - members, members - wanted
    yield text(
        "scenario-other-members",
        where=where,
        expected=_counts_text(wanted),
        found=_counts_text(members),
        missing=text("scenario-missing", members=_counts_text(missing)) if missing else "",
        more=text("scenario-too-many", members=_counts_text(surplus)) if surplus else "",
    )


def _are_same(expected: Any, found: Any) -> bool:
    """Tell whether values are equal, with ABSENT equal to 0, false or nothing, and true not equal to 1."""
    if found is ABSENT:
        return not expected
    return bool(expected == found) and isinstance(expected, bool) == isinstance(found, bool)


def _counts_text(counter: Counter[str]) -> str:
    """Return members with their counts as scenarios write them: `[blue, 3 x red]`."""
    sorted_counts = sorted(counter.items())
    return _list_text(name if count == 1 else f"{count} x {name}" for name, count in sorted_counts)


def _list_text(members: Iterable[str]) -> str:
    """Return members in brackets, each cut if it is long."""
    return f"[{', '.join(quoted(member, LONGEST_MEMBER) for member in members)}]"


def as_value(value: Any) -> Text | str:
    """Return plain data as a message shows it, with "nothing" translated."""
    return Text("value-nothing") if value is None or value is ABSENT else shown(value)


def shown(value: Any) -> str:
    """Return plain data as scenarios write it."""
    if value is None or value is ABSENT:
        return "nothing"
    if isinstance(value, list):
        return _counts_text(Counter(map(str, value)))
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {shown(inner)}" for key, inner in value.items()) + "}"
    return quoted(str(value))
