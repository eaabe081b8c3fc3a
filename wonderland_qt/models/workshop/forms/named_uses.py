"""Uses of verbs that a content defines: the kinds of their parameters, and first values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from pydantic import TypeAdapter, ValidationError

from wonderland_qt.engine.content.composed_verbs import PARAMETER
from wonderland_qt.engine.content.named_verbs import BODY, NamedVerb, NamedVerbs, items_of
from wonderland_qt.engine.content.tagged_maps import OneKey, argument_key, composed_of, verbs
from wonderland_qt.engine.content.verb_expansion import expand_outside_content
from wonderland_qt.engine.content.yaml.yaml_reader import Key
from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.workshop.forms.first_values import first_value
from wonderland_qt.models.workshop.forms.value_kinds import (
    Data,
    ModelField,
    ValueKind,
    WrittenArguments,
    arguments_of_verb,
    fields_of_model,
)


class NamedUse(NamedTuple):
    """A named verb (one that the content defines) with its family."""

    family: type[OneKey]
    verb: NamedVerb

    @property
    def fields(self) -> tuple[ModelField, ...]:
        """Return the parameters as fields of a form."""
        return tuple(
            ModelField(name, _kinds_of_parameter(self, name), required=name in self.verb.demanded)
            for name in map(str, self.verb.parameters)
        )

    def first_use(self, data: Data) -> Any:
        """Return the verb with first values of its required arguments; raises NoFirstValue.

        A single argument that is no mapping is written without its name.
        """
        arguments = {field.key: first_value(field.kinds, data) for field in self.fields if field.required}
        if not arguments:
            return self.verb.word
        if len(self.verb.parameters) == 1:
            (only,) = arguments.values()
            if not isinstance(only, dict):
                return {self.verb.word: only}
        return {self.verb.word: arguments}

    def arguments_in(self, value: Any) -> WrittenArguments:
        """Return the arguments in a value that uses the verb: none of a bare word, else those behind it."""
        if isinstance(value, str):
            return WrittenArguments({}, unnamed=False)
        arguments = value[self.verb.word]
        return WrittenArguments(arguments, unnamed=not isinstance(arguments, dict))


def use_of(named: NamedVerbs, kinds: Sequence[ValueKind], value: Any) -> NamedUse | None:
    """Return the named verb that a value uses, or None; several arguments must be written with names."""
    is_single_key = isinstance(value, dict) and len(value) == 1
    word = next(iter(value)) if is_single_key else value
    if not isinstance(word, str):
        return None
    families = (kind.annotation for kind in kinds if kind.is_verb and word in named.get(kind.annotation, {}))
    family = next(families, None)
    if family is None:
        return None
    use = NamedUse(family, named[family][word])
    has_one_parameter = len(use.verb.parameters) == 1
    is_written_right = has_one_parameter or not use.arguments_in(value).unnamed
    return use if is_written_right else None


def uses_in(named: NamedVerbs, family: type[OneKey]) -> tuple[NamedUse, ...]:
    """Return all named verbs of a family."""
    return tuple(NamedUse(family, verb) for verb in named.get(family, {}).values())


def phrase_of(family: type[OneKey], value: Any, named: NamedVerbs) -> Text | None:
    """Return a verb with its arguments in words, or None if it has mistakes.

    Its named verbs are expanded in place, so it is put into a mapping, where another can take its place.
    """
    expanding = {"verb": deepcopy(value)}
    mistakes = expand_outside_content(named, dict[str, family], expanding)  # type: ignore[valid-type]
    if mistakes:
        return None
    try:
        return describe(TypeAdapter(family).validate_python(expanding["verb"]))
    except ValidationError:
        return None


def _kinds_of_parameter(use: NamedUse, name: str) -> tuple[ValueKind, ...]:
    """Return the kinds of value at the first use of a parameter in the verb's body, () if it is not used."""
    composed = composed_of(use.family)
    if composed is None:
        return ()
    for field in fields_of_model(composed):
        if field.key in BODY:
            body = use.verb.spec.get(field.key)
            for kinds in _kinds_at_uses(PARAMETER + name, body, field.kinds):
                return kinds
    return ()


def _kinds_at_uses(
    parameter: str, value: Any, kinds: tuple[ValueKind, ...]
) -> Iterator[tuple[ValueKind, ...]]:
    """Yield the kinds of value that are possible at each use of a parameter in a value of these kinds."""
    if value == parameter:
        yield kinds
        return
    for key, inner in items_of(value):
        yield from _kinds_at_uses(parameter, inner, tuple(_kinds_inside(kinds, key, inner)))


def _kinds_inside(kinds: Sequence[ValueKind], key: Key, inner: Any) -> Iterator[ValueKind]:
    """Yield the kinds of the part of a value at a key; the part of a verb is what is written behind it.

    The values of a mapping are alike, but the items of a list may differ by their number.
    """
    for kind in kinds:
        if kind.is_verb:
            yield from _kinds_of_arguments(kind.annotation, str(key), inner)
        elif kind.has_fields:
            yield from _kinds_of_field(kind.annotation, str(key))
        elif kind.is_mapping:
            yield from kind.items()
        elif kind.is_list and isinstance(key, int):
            yield from kind.items(key)


def _kinds_of_arguments(family: type[OneKey], word: str, written: Any) -> Sequence[ValueKind]:
    """Return the kinds of what is written behind a verb: its arguments by name, or one without its name."""
    verb = verbs(family).get(word)
    if verb is None:
        return ()
    if verb.shorthand and arguments_of_verb(verb, written).unnamed:
        return _kinds_of_field(verb, argument_key(verb, verb.shorthand))
    return [ValueKind(verb)]


def _kinds_of_field(model: Any, key: str) -> tuple[ValueKind, ...]:
    """Return the kinds of a model's field with this key in YAML, or () if there is none."""
    return next((field.kinds for field in fields_of_model(model) if field.key == key), ())
