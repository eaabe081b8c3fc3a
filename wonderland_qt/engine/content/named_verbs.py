"""The definitions of composed verbs as written in YAML, and ways to walk through such data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cache
from typing import Any, NamedTuple

from pydantic import BaseModel

from wonderland_qt.engine.content.composed_verbs import PARAMETER, VerbSpec, is_parameter
from wonderland_qt.engine.content.folders.origins import Origin, Sections
from wonderland_qt.engine.content.model_paths import annotations_inside, is_family, keys_of
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
        return tuple(
            str(name)
            for name, parameter in self.parameters.items()
            if not isinstance(parameter, dict) or "default" not in parameter
        )


NamedVerbs = Mapping[type[OneKey], Mapping[str, NamedVerb]]
"""The composed verbs of a content, by family and word."""


@cache
def sections_of_verbs(model: type[BaseModel]) -> Mapping[str, type[OneKey]]:
    """Return the sections of a content that define verbs, each with the family of its verbs.

    A section is a mapping of definitions by word; any word, here "word", leads to their annotation. Under
    `do` a definition lists verbs of its own family, which the annotation of an item (0) names.
    """
    found: dict[str, type[OneKey]] = {}
    for section in keys_of(model):
        for spec in annotations_inside(annotations_inside((model,), section), "word"):
            if isinstance(spec, type) and issubclass(spec, VerbSpec):
                kinds_in_do = annotations_inside(annotations_inside((spec,), "do"), 0)
                found[section] = next(kind for kind in kinds_in_do if is_family(kind))
    return found


def named_verbs(model: type[BaseModel], sections: Sections) -> NamedVerbs:
    """Return the composed verbs that a content defines, as far as they can be read.

    Definitions are copied, because expansion changes those in the sections.
    """
    found: dict[type[OneKey], dict[str, NamedVerb]] = {}
    for section, family in sections_of_verbs(model).items():
        written = sections.data.get(section)
        if not isinstance(written, dict):
            continue
        for word, spec in written.items():
            if isinstance(spec, dict):
                origin = _origin_of_definition(sections.origins[section], word)
                found.setdefault(family, {})[str(word)] = NamedVerb(str(word), deepcopy(spec), origin)
    return found


def _origin_of_definition(section_origin: Origin, word: Key) -> Origin:
    """Return a copy of the origin of a definition, as expansion changes the parts of the original."""
    original = section_origin.of_part(word)
    section_origin.parts[word] = original  # kept, as `of_part` may have made it just now
    return Origin(original.source, original.path, dict(original.parts))


def fields_of_use(named: NamedVerb, arguments: Mapping[str, Put]) -> dict[Key, Any]:
    """Return the fields of `ComposedVerb` for a use: name, icon, and arguments for its own text.

    Only numbers and words can stand in a text of the verb's own.
    """
    values = {name: put.value for name, put in arguments.items()}
    fit_into_text = all(type(value) in {int, str} for value in values.values())
    fields: dict[Key, Any] = {
        "named": named.word,
        "own_text": bool(named.spec.get("text")) and fit_into_text,
        "arguments": [[name, value] for name, value in values.items()] if fit_into_text else [],
    }
    icon = named.spec.get("icon")
    return {**fields, "icon": icon} if isinstance(icon, str) else fields


def is_parameter_at(model: type[BaseModel], data: Mapping[Key, Any], path: DocumentPath) -> bool:
    """Tell whether the value at a path is a parameter of a composed verb, which may become anything.

    Only bodies of definitions and expanded uses have parameters. Parts of the path that the data lack are
    passed over.
    """
    in_definition = path[0] in sections_of_verbs(model) and path[2:3] in _BODIES
    if not in_definition and COMPOSED not in path:
        return False
    value: Any = data
    for part in path:
        value = dict(items_of(value)).get(part, value)
    return is_parameter(value)


def default_of(named: NamedVerb, name: Key) -> Put:
    """Return the default of a parameter, or the parameter itself if it has none."""
    parameter, origin = named.parameters[name], named.origin.of_part("parameters").of_part(name)
    if isinstance(parameter, dict) and "default" in parameter:
        return Put(parameter["default"], origin.of_part("default"))
    return Put(f"{PARAMETER}{name}", origin)


def kinds_inside(kinds: Sequence[Any], key: Key, inner: Any) -> tuple[Any, ...]:
    """Return the annotations for a part of a value, also for a verb's argument in shorthand."""
    return tuple(_annotation_of_shorthand(kind, inner) for kind in annotations_inside(kinds, key))


def _annotation_of_shorthand(kind: Any, written: Any) -> Any:
    """Return the annotation of a verb's shorthand field if the value is a shorthand, else `kind`.

    Shorthand is what is written in place of a verb's mapping for its one most usual field; what is no mapping
    can be nothing else.
    """
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
    for outer in found:  # which grows meanwhile
        if isinstance(outer, dict):
            found += outer.keys()
            found += outer.values()
        elif isinstance(outer, list):
            found += range(len(outer))
            found += outer
    return found


def parameters_in(value: Any) -> Iterator[str]:
    """Yield the names of all parameters in a value."""
    return (inner[len(PARAMETER) :] for inner in all_in(value) if is_parameter(inner))
