"""Wording: texts made from effects, so that a changed number changes its text in every language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import BaseModel

from wonderland_qt.engine.content.tagged_maps import OneKey, field_names
from wonderland_qt.engine.words.texts import Argument, Text

_FLAGS: dict[object, str] = {None: "none", (): "none", True: "yes", False: "no"}


def describe(effect: OneKey) -> Text:
    """Return the text of an effect, measure or condition: `<family>-<word>` with its fields as arguments."""
    return Text(f"{effect.family}-{effect.word}", arguments_of(effect))


def icons_of(effects: Iterable[OneKey]) -> tuple[str, ...]:
    """Return what stands for effects in pictures: words with details, as in `ally_rose_weak` or `vp:3`."""
    return tuple(map(_icon, effects))


def _icon(effect: OneKey) -> str:
    values = [getattr(effect, name) for name in field_names(type(effect))]
    name = "_".join((effect.word, *(value for value in values if isinstance(value, str))))
    numbers = [value for value in values if type(value) is int]
    return f"{name}:{numbers[0]}" if len(numbers) == 1 and numbers[0] != 1 else name


def arguments_of(model: BaseModel) -> tuple[tuple[str, Argument], ...]:
    """Return the fields of a model as message arguments; ids become texts, lists become lists of texts.

    What is not there or empty becomes "none". A model's `said_with` maps fields to the beginning of the
    message key of their words, for words that are also ids of something else.
    """
    said_with: Mapping[str, str] = getattr(type(model), "said_with", {})
    return tuple(
        (name, _argument(getattr(model, name), said_with.get(name, ""))) for name in field_names(type(model))
    )


def _argument(value: Any, key_start: str = "") -> Argument:
    if value is None or value == () or isinstance(value, bool):
        return _FLAGS[value]
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return Text(key_start + value)
    if isinstance(value, OneKey):
        return describe(value)
    if isinstance(value, BaseModel):
        return Text(type(value).__name__.lower(), arguments_of(value))
    return tuple(_listed(inner) for inner in value)


def _listed(value: Any) -> Text:
    argument = _argument(value)
    if isinstance(argument, Text):
        return argument
    if isinstance(argument, tuple):
        return Text("all-of", (("parts", argument),))
    return Text("number", (("number", argument),))
