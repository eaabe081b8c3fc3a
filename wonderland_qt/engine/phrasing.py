"""Phrasing: makes texts from effects, so that a changed number changes its text in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import Any, get_args

from pydantic import BaseModel

from wonderland_qt.engine.content.composed_verbs import ComposedVerb, name_key, text_key
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.tagged_maps import OneKey, field_names
from wonderland_qt.engine.words.texts import Argument, Text

NOTHING = "none"
DESCRIBED, ICON = "its text", "its icon"
"""The keys under which texts and icons are cached in an effect's `__dict__`; no field has such a name."""

_FLAGS: dict[object, str] = {None: NOTHING, (): NOTHING, True: "yes", False: "no"}
PhrasedWith = Mapping[str, tuple[str, ...]]


class Numbered(ContentModel):
    """A model whose text has an argument `number`, which decides singular or plural."""

    @property
    def number(self) -> int:
        """The number that stands before the noun."""
        raise NotImplementedError


class Counted(Numbered):
    """An amount that depends on the position.

    For a field with one, the argument `<field>` is the number and `<field>-per` is what is counted ("none"
    for a plain number).
    """


def describe(effect: OneKey) -> Text:
    """Return the text of an effect, measure or condition: `<family>-<word>` with its fields as arguments.

    The text is cached in the effect, as a table shows hundreds of them after every change.
    """
    cached: dict[str, Any] = vars(effect)
    if DESCRIBED not in cached:
        if isinstance(effect, ComposedVerb):
            cached[DESCRIBED] = _describe_composed(effect)
        else:
            cached[DESCRIBED] = Text(f"{effect.family}-{effect.word}", arguments_of(effect))
    description: Text = cached[DESCRIBED]
    return description


def _describe_composed(composed: ComposedVerb) -> Text:
    """Return a composed verb's own text, or else its name followed by all that it does."""
    if composed.text_arguments is not None:
        return Text(text_key(composed.named), composed.text_arguments)
    parts = (("name", Text(name_key(composed.named))), ("do", describe_all(composed.parts)))
    conditions = describe_all(composed.ifs) or NOTHING
    return Text("composed-verb", (*parts, ("conditions", conditions)))


def describe_all(effects: Iterable[OneKey]) -> tuple[Text, ...]:
    """Return the texts of effects that happen together, one text for each run of the same verb.

    Equal effects become `repeated` with `times`; different ones become `same-verb` with `first` and `more`.
    """
    return tuple(_text_of_run(list(run)) for _, run in groupby(effects, key=lambda effect: effect.word))


def _text_of_run(effects: list[OneKey]) -> Text:
    """Return one text for a run of effects with the same verb."""
    first, *more = (_text_of_repeated(effect, len(list(equal))) for effect, equal in groupby(effects))
    return Text("same-verb", (("first", first), ("more", tuple(more)))) if more else first


def _text_of_repeated(effect: OneKey, times: int) -> Text:
    """Return the text of an effect that happens `times` times in a row."""
    do = describe(effect)
    return Text("repeated", (("do", do), ("times", times))) if times > 1 else do


def icons_of(effects: Iterable[OneKey]) -> tuple[str, ...]:
    """Return the icons of effects: words with details.

    Examples are `card_swan_old`, `gold:3` and, for an amount that depends on a measure, `gold_per_mine`.
    """
    return tuple(icon for effect in effects for icon in _icons_of_effect(effect))


def word_icons_of(effects: Iterable[OneKey]) -> tuple[str, ...]:
    """Return the icons of effects without details: their words alone."""
    return tuple(icon for effect in effects for icon in _word_icons_of_effect(effect))


def _word_icons_of_effect(effect: OneKey) -> tuple[str, ...]:
    """Return an effect's word; for a composed verb its own icon, or else the words of its parts."""
    if isinstance(effect, ComposedVerb):
        return (effect.icon,) if effect.icon else word_icons_of(effect.parts)
    return (effect.word,)


def _icons_of_effect(effect: OneKey) -> tuple[str, ...]:
    """Return the icon of an effect; for a composed verb its own icon, or else the icons of its parts."""
    if isinstance(effect, ComposedVerb):
        return (effect.icon,) if effect.icon else icons_of(effect.parts)
    return (_cached_icon(effect),)


def _cached_icon(effect: OneKey) -> str:
    """Return the icon of a plain effect, cached like its text."""
    cached: dict[str, Any] = vars(effect)
    if ICON not in cached:
        cached[ICON] = _make_icon(effect)
    icon: str = cached[ICON]
    return icon


def _make_icon(effect: OneKey) -> str:
    """Return the icon of an effect that is not composed, such as `gold:3` or `gold_per_mine`.

    Only a single number is part of the icon, unless it is 1.
    """
    values = [getattr(effect, name) for name in field_names(type(effect))]
    details = [value for value in values if isinstance(value, str)]
    measures = [icon for value in values for icon in _measure_icons(value)]
    name = "_".join((effect.word, *details, *measures))
    numbers = [value for value in values if type(value) is int]
    if len(numbers) != 1 or numbers == [1]:
        return name
    (only_number,) = numbers
    return f"{name}:{only_number}"


def _measure_icons(value: object) -> Iterator[str]:
    """Yield the icon details `per_<measure>` of an amount that depends on the position."""
    if isinstance(value, Counted):
        parts = (getattr(value, name) for name in field_names(type(value)))
        yield from (f"per_{part.word}" for part in parts if isinstance(part, OneKey))


def arguments_of(model: BaseModel) -> tuple[tuple[str, Argument], ...]:
    """Return the fields of a model by name as arguments of its message, and last its `number`, if it has one.

    Ids become texts, lists become lists of texts, models become their own texts, None and empty values
    become "none". A class says in `phrased_with` which fields become texts with a key of their own: how the
    key begins, and the other fields that this text has as arguments.
    """
    number = (("number", model.number),) if isinstance(model, Numbered) else ()
    return (*_field_arguments(model), *number)


def _field_arguments(model: BaseModel) -> Iterator[tuple[str, Argument]]:
    """Yield each field of a model as one message argument, and an amount as two (see `Counted`).

    A field in `phrased_with` becomes a text whose key begins as said there, with other fields as arguments.
    """
    phrased_with: PhrasedWith = getattr(type(model), "phrased_with", {})
    for name in field_names(type(model)):
        value = getattr(model, name)
        if name in phrased_with:
            key_start, *other_fields = phrased_with[name]
            arguments = tuple((other, _argument(getattr(model, other, None))) for other in other_fields)
            yield name, Text(key_start + value, arguments)
        elif _may_be_counted(type(model), name):
            yield from _amount_arguments(name, value)
        else:
            yield name, _argument(value)


@cache
def _may_be_counted(model: type[BaseModel], name: str) -> bool:
    """Tell whether a model's field can hold an amount that depends on the position."""
    kinds = get_args(model.model_fields[name].annotation)
    return any(isinstance(kind, type) and issubclass(kind, Counted) for kind in kinds)


def _amount_arguments(name: str, value: int | Counted) -> Iterator[tuple[str, Argument]]:
    """Yield an amount as the arguments `<name>`, its number, and `<name>-per`, what is counted or "none"."""
    if isinstance(value, Counted):
        yield name, value.number
        yield f"{name}-per", _argument(value)
    else:
        yield name, value
        yield f"{name}-per", NOTHING


def _argument(value: Any) -> Argument:
    """Return the value of a field as a message argument: a number, a word such as "none", or texts."""
    if value is None or value == () or isinstance(value, bool):
        return _FLAGS[value]
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return Text(value)
    if isinstance(value, BaseModel):
        return describe(value) if isinstance(value, OneKey) else _text_of_model(value)
    if all(isinstance(inner, OneKey) for inner in value):
        return describe_all(value)
    return tuple(_as_one_text(inner) for inner in value)


def _text_of_model(model: BaseModel) -> Text:
    """Return the text of a model that is no one-key map; its key is `phrased_as` or the class's name."""
    kind = type(model)
    return Text(getattr(kind, "phrased_as", kind.__name__.lower()), arguments_of(model))


def _as_one_text(value: Any) -> Text:
    """Return a member of a list as one text, also if it is a list itself or a number."""
    argument = _argument(value)
    if isinstance(argument, Text):
        return argument
    if isinstance(argument, tuple):
        return Text("all-of", (("parts", argument),))
    return Text("number", (("number", argument),))
