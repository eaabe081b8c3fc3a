"""Uses of verbs that a content defines: the kinds of their parameters, and first values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from pydantic import TypeAdapter, ValidationError

from wonderland_qt.engine.content.composed_verbs import PARAMETER
from wonderland_qt.engine.content.named_verbs import BODY, NamedVerb, NamedVerbs, items_of
from wonderland_qt.engine.content.tagged_maps import OneKey, composed_of, is_shorthand, verbs
from wonderland_qt.engine.content.verb_expansion import expand_outside_content
from wonderland_qt.engine.content.yaml.yaml_reader import Key
from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.workshop.value_kinds import (
    Data,
    ModelField,
    ValueKind,
    fields_of_model,
    first_value,
)


class NamedUse(NamedTuple):
    """A named verb (one that the content defines) with its family."""

    family: type[OneKey]
    verb: NamedVerb

    @property
    def fields(self) -> tuple[ModelField, ...]:
        """Return the parameters as fields of a form."""
        return tuple(
            ModelField(name, _kinds_of_parameter(self, name), name in self.verb.demanded)
            for name in map(str, self.verb.parameters)
        )

    def first(self, data: Data) -> Any:
        """Return the verb with first arguments; raises NoFirstValue."""
        demanded = {field.key: first_value(field.kinds, data) for field in self.fields if field.required}
        if not demanded:
            return self.verb.word
        alone = len(self.verb.parameters) == 1 and not any(isinstance(v, dict) for v in demanded.values())
        return {self.verb.word: next(iter(demanded.values())) if alone else demanded}

    def written(self, value: Any) -> tuple[Any, bool]:
        """Return the arguments as written, and whether it is a single one without its name."""
        if isinstance(value, str):
            return {}, False
        arguments = value[self.verb.word]
        return arguments, not isinstance(arguments, dict)


def use_of(named: NamedVerbs, kinds: Sequence[ValueKind], value: Any) -> NamedUse | None:
    """Return the named verb that a value uses, or None."""
    word = next(iter(value)) if isinstance(value, dict) and len(value) == 1 else value
    for kind in kinds if isinstance(word, str) else ():
        if kind.is_verb and word in named.get(kind.base, {}):
            use = NamedUse(kind.base, named[kind.base][word])
            _, short = use.written(value)
            return use if not short or len(use.verb.parameters) == 1 else None
    return None


def uses_in(named: NamedVerbs, family: type[OneKey]) -> tuple[NamedUse, ...]:
    """Return all named verbs of a family."""
    return tuple(NamedUse(family, verb) for verb in named.get(family, {}).values())


def phrase_of(family: type[OneKey], value: Any, named: NamedVerbs) -> Text | None:
    """Return a verb with its arguments in words, or None if it has mistakes."""
    written = {"it": deepcopy(value)}
    if expand_outside_content(named, dict[str, family], written):  # type: ignore[valid-type]
        return None
    try:
        return describe(TypeAdapter(family).validate_python(written["it"]))
    except ValidationError:
        return None


def _kinds_of_parameter(use: NamedUse, name: str) -> tuple[ValueKind, ...]:
    """Return the kinds of value at the first use of a parameter in the verb's body."""
    composed = composed_of(use.family)
    for field in fields_of_model(composed) if composed is not None else ():
        if field.key in BODY:
            for kinds in _kinds_at_uses(PARAMETER + name, use.verb.spec.get(field.key), field.kinds):
                return kinds
    return ()


def _kinds_at_uses(
    parameter: str, value: Any, kinds: tuple[ValueKind, ...]
) -> Iterator[tuple[ValueKind, ...]]:
    if value == parameter:
        yield kinds
        return
    for key, inner in items_of(value):
        yield from _kinds_at_uses(parameter, inner, tuple(_kinds_inside(kinds, key, inner)))


def _kinds_inside(kinds: Sequence[ValueKind], key: Key, inner: Any) -> Iterator[ValueKind]:
    """Yield the kinds of a part of a value, which may be an argument without its name."""
    for kind in kinds:
        verb = verbs(kind.base).get(str(key)) if kind.is_verb else None
        if verb is not None:
            short = verb.shorthand and (not isinstance(inner, dict) or is_shorthand(verb, inner))
            yield from _kinds_of_field(verb, verb.shorthand, by_name=True) if short else [ValueKind(verb)]
        elif kind.has_fields:
            yield from _kinds_of_field(kind.base, str(key))
        elif (kind.is_list and isinstance(key, int)) or kind.is_mapping:
            yield from kind.items(key if isinstance(key, int) else 0)


def _kinds_of_field(model: Any, key: str, by_name: bool = False) -> tuple[ValueKind, ...]:
    """Return the kinds of a model's field, found by its key in YAML or, if `by_name`, by its Python name."""
    wanted = (model.model_fields[key].alias or key) if by_name else key
    return next((field.kinds for field in fields_of_model(model) if field.key == wanted), ())
