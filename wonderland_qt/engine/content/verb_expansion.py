"""Expansion: replaces each use of a composed verb in content by the verbs it is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel

from wonderland_qt.engine.content.composed_verbs import PARAMETER, is_parameter
from wonderland_qt.engine.content.expansion_limits import ExpansionLimits, TooMuch
from wonderland_qt.engine.content.folders.origins import ContentSource, Origin, Sections
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.model_paths import annotations_inside, is_family, plain_types
from wonderland_qt.engine.content.named_verbs import (
    BODY,
    NamedVerb,
    NamedVerbs,
    Put,
    all_in,
    default_of,
    fields_of_use,
    items_of,
    kinds_inside,
    named_verbs,
    parameters_in,
    sections_of_verbs,
    with_parts,
)
from wonderland_qt.engine.content.tagged_maps import (
    COMPOSED,
    Expanded,
    OneKey,
    composed_of,
    verbs,
)
from wonderland_qt.engine.content.use_arguments import UseArguments
from wonderland_qt.engine.content.yaml.yaml_reader import Document, Key
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Text, text

DEPTH_OF_BODY = 3
"""How much deeper a verb's list lies than its use: in the expanded map, the composed verb and its key."""


def expand(model: type[BaseModel], sections: Sections) -> tuple[NamedVerbs, list[Mistake]]:
    """Expand all composed verbs of a content in place; return their definitions and the mistakes.

    The sections that define composed verbs keep their definitions, which are only tried out.
    """
    named = named_verbs(model, sections)
    if not named:
        return named, []
    expansion = Expansion(named)
    naming = sections_of_verbs(model)
    for section, value in sections.data.items():
        if str(section) in naming:
            family = naming[str(section)]
            expansion.try_out(family, named.get(family, {}), value, sections.origins[section])
        else:
            kinds = annotations_inside((model,), section)
            expanded = expansion.within(value, sections.origins[section], kinds)
            if expanded is not None:
                sections.data[section], sections.origins[section] = expanded
    return named, expansion.mistakes


class _Use(NamedTuple):
    """What a value uses: a composed verb, and the family in which it stands beside the verbs of rules."""

    family: type[OneKey]
    named: NamedVerb


class Expansion:
    """Expands uses of composed verbs in place, and collects the mistakes in them."""

    def __init__(self, named: NamedVerbs) -> None:
        """Prepare to expand uses of these verbs, as long as the limits on values are not reached."""
        self.mistakes: list[Mistake] = []
        self._named = {family: _without_words_of_rules(family, words) for family, words in named.items()}
        self._words = frozenset(word for words in named.values() for word in words)
        self._arguments = UseArguments(self.mistakes)
        self._limits = ExpansionLimits()
        self._in_use: list[str] = []  # the verbs being expanded, each inside the one before
        self._too_much: set[str] = set()  # the verbs that expand to too much
        self._circles: set[frozenset[str]] = set()  # those complained about

    def within(self, value: Any, origin: Origin, kinds: Sequence[Any], depth: int = 0) -> Put | None:
        """Expand the composed verbs in a value, in place, and return the result, None if it uses none.

        `kinds` are the types that the value may have. `depth` counts the levels above it; a verb that uses
        itself would never end, so too many are refused.
        """
        self._limits.check_depth(depth)
        use = self._use_of(value, kinds)
        if use is not None:
            return self._expand_use(use, value, origin, depth)
        expanded = self._expanded_parts(value, origin, kinds, depth)
        if not expanded:
            return None
        for key, put in expanded.items():
            value[key] = put.value
        return Put(value, with_parts(origin, expanded))

    def _expanded_parts(self, value: Any, origin: Origin, kinds: Sequence[Any], depth: int) -> dict[Key, Put]:
        """Return those parts of a value that use composed verbs, expanded."""
        expanded: dict[Key, Put] = {}
        for key, inner in items_of(value):
            if self._mentions(inner):
                put = self.within(inner, origin.of_part(key), kinds_inside(kinds, key, inner), depth + 1)
                if put is not None:
                    expanded[key] = put
        return expanded

    def try_out(
        self, family: type[OneKey], named_here: Mapping[str, NamedVerb], written: Any, origin: Origin
    ) -> None:
        """Check the definitions of a family's composed verbs, and expand other composed verbs in them.

        The section `written` is changed in place, by the copies in `named_here`.
        """
        keys_in_yaml = {str(word): word for word in written} if named_here else {}
        for named in named_here.values():
            self._check(family, named)
            word = keys_in_yaml[named.word]
            for key, put in self._lists_to_check(family, named).items():
                written[word][key] = put.value
                origin.of_part(word).parts[key] = put.origin

    def _lists_to_check(self, family: type[OneKey], named: NamedVerb) -> dict[Key, Put]:
        """Return a definition's lists with parameters replaced by their defaults, as far as they have one.

        A list that expands to nothing becomes one parameter, which any check accepts, as its mistake is
        noted. A part that is empty or no list is left out, so that the check sees it as written.
        """
        arguments = {str(name): default_of(named, name) for name in named.parameters}
        body = self._body_within_limits(family, named, arguments, named.origin, depth=0)
        return {
            key: Put(put.value or [PARAMETER], put.origin)
            for key, put in body.items()
            if isinstance(named.spec.get(key), list) and named.spec[key]
        }

    def _check(self, family: type[OneKey], named: NamedVerb) -> None:
        """Complain if a verb's name is taken, or a parameter is unused or has parameters as default."""
        if named.word in verbs(family) or named.word == COMPOSED:
            self._complain(named.origin, text("composed-known-already", verb=named.word), at_key=True)
        used = set(parameters_in([named.spec.get(key) for key in BODY]))
        for name in named.parameters:
            self._arguments.refuse_parameters(default_of(named, name), itself=f"{PARAMETER}{name}")
            if str(name) not in used:
                message = text("composed-parameter-unused", parameter=str(name))
                self._complain(named.origin.of_part("parameters").of_part(name), message, at_key=True)

    def _use_of(self, value: Any, kinds: Sequence[Any]) -> _Use | None:
        """Return which composed verb a value uses, alone or with arguments; None also once it is expanded."""
        if isinstance(value, Expanded):
            return None
        is_one_key_map = isinstance(value, dict) and len(value) == 1
        word = next(iter(value)) if is_one_key_map else value
        if not isinstance(word, str) or word not in self._words:
            return None
        families = (member for kind in kinds for member in plain_types(kind) if is_family(member))
        for family in families:
            if word in self._named.get(family, {}):
                return _Use(family, self._named[family][word])
        return None

    def _expand_use(self, use: _Use, value: Any, origin: Origin, depth: int) -> Put:
        """Return the expansion of one use; a wrong use becomes a verb that does nothing."""
        family, named = use
        is_in_definition = bool(self._in_use)
        arguments = self._arguments.of_use(named, value, origin, may_be_parameters=is_in_definition)
        body = self._body_within_limits(family, named, arguments, origin, depth)
        values = {key: put.value for key, put in body.items()}
        origins = {key: put.origin for key, put in body.items()}
        inner = {**fields_of_use(named, arguments), **values}
        inner_origin = Origin(origin.source, origin.path, origins)
        return Put(Expanded({COMPOSED: inner}), Origin(origin.source, origin.path, {COMPOSED: inner_origin}))

    def _body_within_limits(
        self,
        family: type[OneKey],
        named: NamedVerb,
        arguments: Mapping[str, Put],
        origin: Origin,
        depth: int,
    ) -> dict[Key, Put]:
        """Return a verb's expanded parts; none, with a complaint, if the outermost verb grows too large."""
        if self._in_use:
            return self._expand_body(family, named, arguments, origin, depth)
        nothing: dict[Key, Put] = {"do": Put([], origin)}
        if self._limits.are_used_up:
            return nothing
        self._limits.begin_use()
        try:
            return self._expand_body(family, named, arguments, origin, depth)
        except TooMuch as much:
            self._complain(origin, much.message)
            return nothing

    def _expand_body(
        self,
        family: type[OneKey],
        named: NamedVerb,
        arguments: Mapping[str, Put],
        origin: Origin,
        depth: int,
    ) -> dict[Key, Put]:
        """Return a verb's conditions and verbs with arguments filled in and inner composed verbs expanded.

        A verb that uses itself, or that was found to expand to too much, is left without verbs.
        """
        body: dict[Key, Put] = {"do": Put([], origin)}
        if named.word in self._in_use:
            self._complain_of_circle(named.word, origin)
            return body
        if named.word in self._too_much:
            return body
        self._in_use.append(named.word)
        try:
            for key in BODY:
                if isinstance(named.spec.get(key), list):
                    body[key] = self._expand_list(family, named, key, arguments, depth=depth + DEPTH_OF_BODY)
        except TooMuch:
            self._too_much.add(named.word)
            raise
        finally:
            self._in_use.pop()
        return body

    def _complain_of_circle(self, word: str, origin: Origin) -> None:
        """Complain, once for each circle, that a verb uses itself by way of other composed verbs."""
        circle = self._in_use[self._in_use.index(word) :]
        if frozenset(circle) not in self._circles:
            self._circles.add(frozenset(circle))
            self._complain(origin, text("composed-circle", circle=" → ".join([*circle, word])))

    def _expand_list(
        self, family: type[OneKey], named: NamedVerb, key: str, arguments: Mapping[str, Put], depth: int
    ) -> Put:
        """Return the list `do` or `if` of a verb, filled in, and expanded if it uses composed verbs."""
        written = named.spec[key]
        put = self._fill_in(written, named.origin.of_part(key), arguments)
        verb = composed_of(family)
        kinds = annotations_inside((verb,), key) if verb is not None else ()
        return self.within(put.value, put.origin, kinds, depth) or put

    def _fill_in(self, value: Any, origin: Origin, arguments: Mapping[str, Put]) -> Put:
        """Return a copy of a value with its parameters replaced; raises TooMuch when it grows too large."""
        self._limits.count()
        if is_parameter(value):
            return self._copy_argument(value, origin, arguments)
        parts = {key: self._fill_in(inner, origin.of_part(key), arguments) for key, inner in items_of(value)}
        values = {key: put.value for key, put in parts.items()}
        if isinstance(value, list):
            return Put(list(values.values()), with_parts(origin, parts))
        if isinstance(value, dict):
            return Put(values, with_parts(origin, parts))
        return Put(value, origin)

    def _copy_argument(self, value: str, origin: Origin, arguments: Mapping[str, Put]) -> Put:
        """Return a counted copy of the argument for a parameter; complain of an unknown one, and keep it."""
        name = value[len(PARAMETER) :]
        if name not in arguments:
            near = suggestion(name, arguments)
            self._complain(origin, text("composed-parameter-unknown", parameter=name, near=near))
            return Put(value, origin)
        put = arguments[name]
        self._limits.count(len(all_in(put.value)))
        return Put(deepcopy(put.value), put.origin)

    def _complain(self, origin: Origin, message: Text, at_key: bool = False) -> None:
        """Note a mistake where a value was written, or at the value's key."""
        self.mistakes.append(origin.mistake(message, at_key))

    def _mentions(self, value: Any) -> bool:
        """Tell whether the word of a composed verb occurs in a value."""
        return any(isinstance(inner, str) and inner in self._words for inner in all_in(value))


def _without_words_of_rules(family: type[OneKey], words: Mapping[str, NamedVerb]) -> dict[str, NamedVerb]:
    """Return the composed verbs whose word is free; verbs of the rules cannot be replaced."""
    return {word: verb for word, verb in words.items() if word not in verbs(family)}


def expand_outside_content(named: NamedVerbs, annotation: Any, written: dict[Any, Any]) -> list[Text]:
    """Expand composed verbs in data from outside the content, in place; return what is wrong.

    `annotation` is the model, or other type, that the data will be checked against.
    """
    nowhere = Path()
    source = ContentSource(Document(nowhere, sections=written), content_folder=nowhere, layer=0)
    expansion = Expansion(named)
    expansion.within(written, Origin(source, path=()), kinds=(annotation,))
    return [mistake.message for mistake in expansion.mistakes]
