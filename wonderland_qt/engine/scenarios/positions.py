"""Helps games to turn a scenario's position into a state, or to refuse it with a message."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec

from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.flow import Rules, StateT
from wonderland_qt.engine.records import Codec
from wonderland_qt.engine.scenarios.scenario_setup import Misplaced
from wonderland_qt.engine.scenarios.script import laid_over
from wonderland_qt.engine.words.data_messages import data_mistake_in_one
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Text, text


def unknown(what: Text, found: object, known: Collection[str]) -> Text:
    """Return the message that there is no thing of a kind with a name."""
    return text("scenario-unknown", what=what, found=str(found), near=suggestion(found, known))


def must_be_known(ids: Iterable[str], known: Collection[str], path: DocumentPath, what: Text) -> None:
    """Raise Misplaced for the first id that is unknown."""
    for found in ids:
        if found not in known:
            raise Misplaced(path, unknown(what, found, known))


def must_lie_once(ids: Iterable[str], path: DocumentPath, what: Text) -> None:
    """Raise Misplaced for the first id that comes twice."""
    for found, times in Counter(ids).items():
        if times > 1:
            raise Misplaced(path, text("scenario-twice", what=what, found=found))


def must_be_within(number: int, least: int, most: int, path: DocumentPath) -> None:
    """Raise Misplaced for a number outside the limits."""
    if not least <= number <= most:
        limits = {"least": str(least), "most": str(most)}
        raise Misplaced(path, text("scenario-number", **limits, number=str(number)))


def overlaid(codec: Codec[StateT], state: StateT, over: dict[str, Any], path: DocumentPath) -> StateT:
    """Return a state with some fields overridden, validated like a saved game; raises Misplaced.

    As decoding ignores fields that a record does not have, they are looked for afterwards.
    """
    written = laid_over(msgspec.to_builtins(state), over)
    try:
        decoded = codec.decode(msgspec.json.encode(written))
    except msgspec.ValidationError as error:
        raise Misplaced(path, data_mistake_in_one(error)) from error
    unknown_path = next(_unknown_keys(written, msgspec.to_builtins(decoded)), None)
    if unknown_path is not None:
        message = text("scenario-no-such-field", field=str(unknown_path[-1]))
        raise Misplaced((*path, *unknown_path), message)
    return decoded


def _unknown_keys(written: Any, known: Any) -> Iterator[DocumentPath]:
    """Yield the paths of written keys that the decoded state does not have."""
    if isinstance(written, dict) and isinstance(known, dict):
        for key, value in written.items():
            if key not in known:
                yield (key,)
            yield from ((key, *path) for path in _unknown_keys(value, known.get(key)))


def step_named(rules: Rules[Any, Any], fields: dict[str, Any], path: DocumentPath) -> Step:
    """Return the step of the rules that a mapping writes with its name and fields; raises Misplaced."""
    kinds = {kind.__name__: kind for kind in rules.steps()}
    name = str(fields.get("step"))
    must_be_known([name], kinds, path, Text("thing-step"))
    kind = kinds[name]
    field = text("thing-field-of", of=name)
    must_be_known(fields.keys() - {"step"}, kind.__struct_fields__, path, field)
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise Misplaced(path, data_mistake_in_one(error)) from error
