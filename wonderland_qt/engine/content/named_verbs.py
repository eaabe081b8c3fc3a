"""The definitions of composed verbs as written in YAML, and ways to walk through such data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cache
from typing import Any, NamedTuple

from pydantic import BaseModel

from wonderland_qt.engine.content.composed_verbs import PARAMETER, VerbSpec, is_parameter
from wonderland_qt.engine.content.folders.origins import Origin, Sections
from wonderland_qt.engine.content.model_paths import inside, is_family, keys_of
from wonderland_qt.engine.content.tagged_maps import COMPOSED, OneKey, argument_key, is_shorthand
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key

BODY = ("if", "do")
_BODIES = {(key,) for key in BODY}


class Put(NamedTuple):
    """A value that expansion puts somewhere, with its origin."""

    value: Any
    origin: Origin


class NamedVerb(NamedTuple):
    """A composed verb: its word, its definition as written, and the origin of the definition."""

    word: str
    spec: Mapping[Key, Any]
    origin: Origin

    @property
    def parameters(self) -> Mapping[Key, Any]:
        """Return the parameters by name, as written."""
        found = self.spec.get("parameters", {})
        return found if isinstance(found, dict) else {}

    @property
    def demanded(self) -> tuple[str, ...]:
        """Return the parameters without a default, which every use must give."""
        said = self.parameters.items()
        return tuple(str(name) for name, one in said if not isinstance(one, dict) or "default" not in one)


NamedVerbs = Mapping[type[OneKey], Mapping[str, NamedVerb]]
"""The composed verbs of a content, by family and word."""


@cache
def sections_of_verbs(model: type[BaseModel]) -> Mapping[str, type[OneKey]]:
    """Return the sections of a content that define verbs, each with the family of its verbs."""
    found: dict[str, type[OneKey]] = {}
    for section in keys_of(model):
        for spec in inside(inside((model,), section), "word"):
            if isinstance(spec, type) and issubclass(spec, VerbSpec):
                found[section] = next(one for one in inside(inside((spec,), "do"), 0) if is_family(one))
    return found


def named_verbs(model: type[BaseModel], sections: Sections) -> NamedVerbs:
    """Return the composed verbs that a content defines, as far as they can be read."""
    found: dict[type[OneKey], dict[str, NamedVerb]] = {}
    for section, family in sections_of_verbs(model).items():
        written = sections.data.get(section)
        for word, spec in written.items() if isinstance(written, dict) else ():
            if isinstance(spec, dict):
                of_all = sections.origins[section]
                there = of_all.parts[word] = of_all.of(word)
                origin = Origin(there.source, there.path, dict(there.parts))
                found.setdefault(family, {})[str(word)] = NamedVerb(str(word), deepcopy(spec), origin)
    return found


def fields_of_use(named: NamedVerb, arguments: Mapping[str, Put]) -> dict[Key, Any]:
    """Return the fields of `ComposedVerb` for a use: name, icon, and arguments for its own text."""
    values = {name: put.value for name, put in arguments.items()}
    plain = all(type(value) in {int, str} for value in values.values())
    icon = named.spec.get("icon")
    return {
        "named": named.word,
        **({"icon": icon} if isinstance(icon, str) else {}),
        "own_text": bool(named.spec.get("text")) and plain,
        "arguments": [[name, value] for name, value in values.items()] if plain else [],
    }


def is_parameter_at(model: type[BaseModel], data: Mapping[Key, Any], path: DocumentPath) -> bool:
    """Tell whether the value at a path is a parameter of a composed verb, which may become anything."""
    if COMPOSED not in path and (path[0] not in sections_of_verbs(model) or path[2:3] not in _BODIES):
        return False
    value: Any = data
    for part in path:
        value = dict(items_of(value)).get(part, value)
    return is_parameter(value)


def default_of(named: NamedVerb, name: Key) -> Put:
    """Return the default of a parameter, or the parameter itself if it has none."""
    at, written = named.origin.of("parameters").of(name), named.parameters[name]
    if isinstance(written, dict) and "default" in written:
        return Put(written["default"], at.of("default"))
    return Put(f"{PARAMETER}{name}", at)


def kinds_inside(kinds: Sequence[Any], key: Key, inner: Any) -> tuple[Any, ...]:
    """Return the annotations for a part of a value, also for a verb's argument in shorthand."""
    return tuple(_annotation_of_shorthand(kind, inner) for kind in inside(kinds, key))


def _annotation_of_shorthand(kind: Any, written: Any) -> Any:
    """Return the annotation of a verb's shorthand field if the value is a shorthand, else `kind`."""
    if not (isinstance(kind, type) and issubclass(kind, OneKey) and kind.word and kind.shorthand):
        return kind
    if isinstance(written, dict) and not is_shorthand(kind, written):
        return kind
    return keys_of(kind)[argument_key(kind, kind.shorthand)]


def with_parts(origin: Origin, parts: Mapping[Key, Put]) -> Origin:
    """Return an origin whose parts have the origins of what was put there."""
    inner = {key: put.origin for key, put in parts.items()}
    return Origin(origin.source, origin.path, {**origin.parts, **inner})


def items_of(value: Any) -> Iterator[tuple[Key, Any]]:
    """Yield the items of a mapping or list by key or index; nothing for other values."""
    if isinstance(value, dict):
        yield from list(value.items())
    elif isinstance(value, list):
        yield from list(enumerate(value))


def all_in(value: Any) -> list[Any]:
    """Return a value and everything nested in it, keys and indices included, outer values first."""
    found = [value]
    for one in found:
        if isinstance(one, dict):
            found += one
            found += one.values()
        elif isinstance(one, list):
            found += range(len(one))
            found += one
    return found


def parameters_in(value: Any) -> Iterator[str]:
    """Yield the names of all parameters in a value."""
    return (one[len(PARAMETER) :] for one in all_in(value) if is_parameter(one))
