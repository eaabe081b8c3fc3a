"""Comparing plain data with what a scenario expects of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.scenarios.multiset import expanded
from wonderland_qt.engine.scenarios.to_builtins import Fields


class NoSuchPlace(LookupError):
    """A path leads nowhere."""


class Absent:
    """What a mapping does not hold; it counts as 0, false or nothing."""

    def __repr__(self) -> str:
        return "nothing"


ABSENT = Absent()


class _Anything:
    """Every word: for mappings of which nobody knows the keys."""

    def __contains__(self, word: object) -> bool:
        return True

    def __iter__(self) -> Iterator[str]:
        return iter(())


ANYTHING = _Anything()
Names = Collection[str] | _Anything


def differences(expected: Any, found: Any, where: str = "", names: Names = ANYTHING) -> Iterator[str]:
    """Yield in words where `found` is not as expected.

    A mapping tells only what is to be looked at (`{}`: there must be nothing), by keys or by dotted paths;
    what is absent but could be there, as it is among the `names`, counts as 0, false or nothing. A list names
    all members, or all keys of a mapping, in any order, and may be counted.
    """
    if isinstance(expected, list | tuple) and isinstance(found, Mapping):
        yield from _in_lists(expected, list(found), where)
    elif isinstance(found, list) and isinstance(expected, list | tuple | dict):
        yield from _in_lists(expected, found, where)
    elif isinstance(expected, Mapping):
        yield from _in_mappings(expected, found, where, names)
    elif not _same(expected, found):
        yield f"{where}: expected {shown(expected)}, found {shown(found)}"


def at_path(data: Any, path: str, names: Names = ANYTHING) -> Any:
    """Return what lies at a dotted path, ABSENT for a key that a mapping could hold; raises NoSuchPlace."""
    for part in path.split("."):
        data = _inside(data, part, path, names)
    return data


def _inside(data: Any, part: str, path: str, names: Names) -> Any:
    if isinstance(data, Mapping):
        if part in data:
            return data[part]
        if not isinstance(data, Fields) and (part in names or part.isdecimal()):
            return ABSENT
        raise NoSuchPlace(f"no '{part}' in {path}{suggestion(part, {*data, *_words(data, names)})}")
    if isinstance(data, list) and part.isdecimal() and int(part) < len(data):
        return data[int(part)]
    raise NoSuchPlace(f"no '{part}' in {path}: there is {shown(data)}")


def _words(data: Mapping[str, Any], names: Names) -> Iterator[str]:
    return iter(()) if isinstance(data, Fields) else iter(names)


def _in_mappings(expected: Mapping[str, Any], found: Any, where: str, names: Names) -> Iterator[str]:
    if not expected and found not in ({}, None, ABSENT):
        yield f"{where}: expected nothing, found {shown(found)}"
    for path, value in expected.items():
        try:
            there = at_path(found, str(path), names)
        except NoSuchPlace as error:
            yield f"{where}: {error}" if where else str(error)
        else:
            yield from differences(value, there, f"{where}.{path}" if where else str(path), names)


def _in_lists(expected: Any, found: Sequence[Any], where: str) -> Iterator[str]:
    wanted = Counter(map(str, expanded(expected)))
    there = Counter(map(str, found))
    if wanted == there:
        return
    parts = [f"expected {_counted(wanted)}", f"found {_counted(there)}"]
    if wanted - there:
        parts.append(f"missing {_counted(wanted - there)}")
    if there - wanted:
        parts.append(f"too many {_counted(there - wanted)}")
    yield f"{where}: {', '.join(parts)}"


def _same(expected: Any, found: Any) -> bool:
    if found is ABSENT:
        return not expected
    return bool(expected == found) and isinstance(expected, bool) == isinstance(found, bool)


def _counted(counter: Counter[str]) -> str:
    parts = [name if count == 1 else f"{count} x {name}" for name, count in sorted(counter.items())]
    return f"[{', '.join(parts)}]"


def shown(value: Any) -> str:
    """Return plain data in the words of a message."""
    if value is None or value is ABSENT:
        return "nothing"
    if isinstance(value, list):
        return _counted(Counter(map(str, value)))
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {shown(inner)}" for key, inner in value.items()) + "}"
    return str(value)
