"""Words: texts said in a language, from the Fluent catalogue and the content's own names.

In a message, `{ FORM($thing, form: "genitive") }` says a text in another form: the attribute `.genitive` of
its message. When it has none, the message `form-genitive` makes the form of its usual words; without that
they are said as they are. Of several texts each is said in the form, and `list-last` joins them in this form
too, or in that of `FORM($things, form: "genitive", joined: "or")`. `KEY($thing)` is the text's key, for a
selector that must not depend on the language. `SIGNED($number)` is a number with its sign, `TENTHS($number)`
one of tenths as the language writes decimals: 2.1 for 21.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from wonderland_qt.engine.words.catalogue import Catalogue
from wonderland_qt.engine.words.compiled_bundle import CompiledBundle
from wonderland_qt.engine.words.foreign_text import harmless
from wonderland_qt.engine.words.message_limits import number as limited_number
from wonderland_qt.engine.words.texts import Argument, Text

REFERENCE = "en"
SAID_AT_ONCE = 8192
LONGEST_SAID = 20_000
"""Letters of a message as it is said; a longer one is shown by its key."""

MADE_UP = ("list-*", "form-*")
"""Messages that no text and no message names: how lists are joined and what forms are made of any words."""

ContentWords = Mapping[str, Mapping[str, str]]
"""Names that entries of the content bring along: by id, then by language."""


class Spoken(FluentType):
    """A text that is only said when the message names it, in the form that the message wants."""

    def __init__(self, key: str, in_form: Callable[[str, str], str]) -> None:
        self.key = key
        self.in_form = in_form

    def format(self, locale: object) -> str:  # noqa: ARG002 Fluent's own types need it
        """Return the usual words."""
        return self.in_form("", "")

    def __eq__(self, other: object) -> bool:
        """Tell whether it is said like this, for selectors."""
        return isinstance(other, str) and self.in_form("", "") == other

    def __hash__(self) -> int:
        return hash(self.key)


def _form(thing: Any, form: str = "", joined: str = "") -> Any:
    return thing.in_form(str(form), str(joined or form)) if isinstance(thing, Spoken) else thing


def _signed(number: Any) -> Any:
    """Return a number with its sign, as in +2 and −2; anything else as it is."""
    return f"{number:+d}".replace("-", "−") if isinstance(number, int) else number


def _with_minus(words: str, arguments: Mapping[str, Any]) -> str:
    """Return what is said with a minus, not a hyphen, before the numbers below nothing."""
    for number in arguments.values():
        if isinstance(number, int) and number < 0:
            words = words.replace(f"{number:d}", f"−{-number:d}")
    return words


def _tenths(number: Any) -> Any:
    """Return tenths as a number with one decimal; anything else as it is."""
    if not isinstance(number, int):
        return number
    return FluentFloat(number / 10, minimumFractionDigits=1, maximumFractionDigits=1)


def _key(thing: Any) -> Any:
    return thing.key if isinstance(thing, Spoken) else thing


class Words:
    """All that can be said in one language; what it lacks is said in English and noted in `missing`.

    What no language has is shown as its key in brackets.
    """

    def __init__(
        self,
        language: str,
        catalogue: Catalogue,
        content_words: ContentWords | None = None,
        reference: Words | None = None,
    ) -> None:
        self.language = language
        self.catalogue = catalogue
        self.content_words = content_words or {}
        self.reference = reference
        self.missing: set[str] = set()
        functions: dict[str, Any] = {
            "FORM": self._formed,
            "KEY": _key,
            "SIGNED": _signed,
            "TENTHS": _tenths,
            "NUMBER": limited_number,
        }
        self._bundle = CompiledBundle([language], functions=functions, use_isolating=False)
        self._known: set[str] = set()
        self._sayings = lru_cache(SAID_AT_ONCE)(self._say)

    @classmethod
    def load(cls, folders: Sequence[Path], language: str, content_words: ContentWords | None = None) -> Words:
        """Read the words of a language below all folders; raises FileNotFoundError when there are none."""
        catalogue = Catalogue.read(*(folder / language for folder in folders))
        reference = None if language == REFERENCE else cls.load(folders, REFERENCE, content_words)
        return cls(language, catalogue, content_words, reference)

    def say(self, text: Text) -> str:
        """Return the text in this language."""
        return self._sayings(text)

    def has(self, key: str) -> bool:
        """Tell whether this language has words of its own for the key."""
        return key in self.catalogue or self.language in self.content_words.get(key, ())

    def tried(self, key: str, argument: Argument) -> set[str]:
        """Return what goes wrong when a message and its forms are said with this for each argument."""
        entry = self.catalogue[key]
        value = self._argument(argument)
        arguments = dict.fromkeys(self.catalogue.placeholders([key]), value)
        problems: set[str] = set()
        self._learn(key)
        if self._bundle.has_message(entry.key):
            message = self._bundle.get_message(key)
            for pattern in filter(None, (message.value, *message.attributes.values())):
                problems.update(self._formatted(pattern, arguments)[1])
        return problems

    def _say(self, text: Text) -> str:
        arguments = {name: self._argument(value) for name, value in text.arguments}
        return harmless(self._in_form(text.key, arguments, ""))

    def _argument(self, value: Argument) -> Any:
        if isinstance(value, int):
            return FluentInt(value)
        if isinstance(value, Text):
            arguments = {name: self._argument(inner) for name, inner in value.arguments}
            return Spoken(value.key, lambda form, _: self._in_form(value.key, arguments, form))
        if isinstance(value, tuple):
            members = [self._argument(member) for member in value]
            return Spoken("list", lambda form, joined: self._listed(members, form, joined))
        return value

    def _listed(self, members: list[Any], form: str, joined: str) -> str:
        """Return "a, b and c"; joined in the form "or", if the language has it, "a, b or c"."""
        formed = [_form(member, form, joined) for member in members]
        if len(formed) < 2:
            return "".join(formed)
        listed = formed[0]
        for member in formed[1:-1]:
            listed = self._as_usual("list-middle", {"first": listed, "next": member}, joined)
        return self._as_usual("list-last", {"first": listed, "last": formed[-1]}, joined)

    def _formed(self, thing: Any, form: str = "", joined: str = "") -> Any:
        """Return a text or a name in a form, for messages."""
        if isinstance(thing, str) and form:
            return self._bent(thing, str(form))
        return _form(thing, form, joined)

    def _bent(self, words: str, form: str) -> str:
        """Return words without a form of their own in the form that the language makes of any words."""
        key = f"form-{form}"
        return self._from_catalogue(key, {"words": words}, "") if key in self.catalogue else words

    def _in_form(self, key: str, arguments: dict[str, Any], form: str) -> str:
        words = self._as_usual(key, arguments, form)
        return words if not form or self._has_form(key, form) else self._bent(words, form)

    def _has_form(self, key: str, form: str) -> bool:
        known = key in self._known and self._bundle.has_message(key)
        return known and form in self._bundle.get_message(key).attributes

    def _as_usual(self, key: str, arguments: dict[str, Any], form: str) -> str:
        own = self.content_words.get(key, {})
        if self.language in own:
            return _filled(own[self.language], arguments)
        if key in self.catalogue:
            return self._from_catalogue(key, arguments, form)
        if REFERENCE in own:
            return _filled(own[REFERENCE], arguments)
        self.missing.add(key)
        if self.reference is not None:
            return self.reference._as_usual(key, arguments, form)
        return f"[{key}]"

    def _from_catalogue(self, key: str, arguments: dict[str, Any], form: str) -> str:
        pattern = self._pattern(key, form)
        if pattern is None:
            self.missing.add(key)
            return f"[{key}]"
        for name in self.catalogue[key].placeholders - arguments.keys():
            self.missing.add(f"{key}: ${name}")
            arguments = {**arguments, name: f"[{name}]"}
        words, problems = self._formatted(pattern, arguments)
        self.missing.update(f"{key}: {problem}" for problem in problems)
        return f"[{key}]" if words is None else _with_minus(words, arguments)

    def _pattern(self, key: str, form: str) -> Any:
        """Return what a message says in a form, in the usual one without; None for a message left out."""
        if key not in self._known:
            self._learn(key)
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        return message.attributes.get(form) or message.value

    def _formatted(self, pattern: Any, arguments: Mapping[str, Any]) -> tuple[str | None, list[str]]:
        """Return what a pattern says, None where that cannot be shown, and every problem on the way."""
        try:
            words, errors = self._bundle.format_pattern(pattern, dict(arguments))
        except RecursionError:
            return None, ["refers to itself"]
        if not isinstance(words, str) or len(words) > LONGEST_SAID:
            return None, [f"says more than {LONGEST_SAID} letters", *map(str, errors)]
        return words, list(map(str, errors))

    def _learn(self, key: str) -> None:
        for entry in self.catalogue.with_references(key):
            if entry.key not in self._known:
                self._known.add(entry.key)
                self._bundle.add_resource(entry.resource)


def _filled(words: str, arguments: Mapping[str, Any]) -> str:
    """Return the words of a content with arguments in the place of their names in braces."""
    for name, argument in arguments.items():
        words = words.replace(f"{{{name}}}", str(argument))
    return words
