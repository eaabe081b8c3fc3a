"""Words: renders texts in a language, from the Fluent catalogue and the content's own names.

In a message, `{ FORM($thing, form: "genitive") }` renders a text in another form: the attribute `.genitive`
of its message. Without that attribute the message `form-genitive` makes the form from the usual words;
without that message they stay as they are. Of a list, each text is rendered in the form, and `list-last`
joins them in this form too, or in that of `FORM($things, form: "genitive", joined: "or")`. `KEY($thing)` is
the text's key, for a selector that must not depend on the language. `SIGNED($number)` is a number with its
sign, `TENTHS($number)` a number of tenths as a decimal: 2.1 for 21.
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
from wonderland_qt.engine.words.numerals import MINUS, numeral
from wonderland_qt.engine.words.texts import Argument, Text

REFERENCE = "en"
SAID_AT_ONCE = 8192
LONGEST_SAID = 20_000
"""How long a rendered message may be, in characters; of a longer one only the key is shown."""

MADE_UP = ("list-*", "form-*")
"""Messages that no text or message names: those that join lists, and those that make forms."""

ContentWords = Mapping[str, Mapping[str, str]]
"""Names that are written in content entries, by id and language."""


USUAL_FORM = ""
"""The form of a word that stands alone, such as a nominative."""


class Spoken(FluentType):
    """A Fluent argument that is rendered only when a message uses it, in the form that the message wants."""

    def __init__(self, key: str, render_in_form: Callable[[str, str], str]) -> None:
        """Keep how to render a text: `render_in_form(form, joined)`, where `joined` is the form of a list."""
        self.key = key
        self.render_in_form = render_in_form

    def format(self, locale: object) -> str:  # noqa: ARG002 Fluent's own types need it
        """Return the text in its usual form."""
        return self.render_in_form(USUAL_FORM, USUAL_FORM)

    def __eq__(self, other: object) -> bool:
        """Tell whether the text in its usual form equals a string.

        Fluent compares an argument like that with the keys of a select expression.
        """
        return isinstance(other, str) and self.format(None) == other

    def __hash__(self) -> int:
        return hash(self.key)


def _text_form(thing: Any, form: str = "", joined: str = "") -> Any:
    """Return a text in a form, or a list joined in the form `joined`; anything else as it is."""
    if not isinstance(thing, Spoken):
        return thing
    return thing.render_in_form(str(form), str(joined or form))


def _with_sign(number: Any) -> Any:
    """Return a number with its sign, such as +0 or −2; anything else as it is."""
    return f"{number:+d}".replace("-", MINUS) if isinstance(number, int) else number


def _with_minus(words: str, arguments: Mapping[str, Any]) -> str:
    """Return rendered words with a minus sign instead of a hyphen before negative arguments."""
    for number in arguments.values():
        if isinstance(number, int) and number < 0:
            words = words.replace(f"{number:d}", numeral(number))
    return words


def _from_tenths(number: Any) -> Any:
    """Return tenths as a number with one decimal; anything else as it is."""
    if not isinstance(number, int):
        return number
    return FluentFloat(number / 10, minimumFractionDigits=1, maximumFractionDigits=1)


def _key_of(thing: Any) -> Any:
    """Return the key of a text; anything else as it is."""
    return thing.key if isinstance(thing, Spoken) else thing


class Words:
    """Renders texts in one language; those it lacks are rendered in English and noted in `missing`.

    Texts that English lacks too are shown as their key in brackets.
    """

    def __init__(
        self,
        language: str,
        catalogue: Catalogue,
        content_words: ContentWords | None = None,
        reference: Words | None = None,
    ) -> None:
        """Prepare the functions of messages; messages themselves are added when they are first said.

        `reference` are the English words, said where this language has none; `missing` collects such keys.
        """
        self.language = language
        self.catalogue = catalogue
        self.content_words = content_words or {}
        self.reference = reference
        self.missing: set[str] = set()
        functions: dict[str, Any] = {
            "FORM": self._text_in_form,
            "KEY": _key_of,
            "SIGNED": _with_sign,
            "TENTHS": _from_tenths,
            "NUMBER": limited_number,
        }
        self._bundle = CompiledBundle([language], functions=functions, use_isolating=False)
        self._in_bundle: set[str] = set()
        self._say_cached = lru_cache(SAID_AT_ONCE)(self._say)

    @classmethod
    def load(cls, folders: Sequence[Path], language: str, content_words: ContentWords | None = None) -> Words:
        """Return the words of a language in all folders; raises FileNotFoundError if there are none."""
        catalogue = Catalogue.read(*(folder / language for folder in folders))
        reference = None if language == REFERENCE else cls.load(folders, REFERENCE, content_words)
        return cls(language, catalogue, content_words, reference)

    def say(self, text: Text) -> str:
        """Return the text in this language."""
        return self._say_cached(text)

    def has(self, key: str) -> bool:
        """Tell whether this language itself has words for the key."""
        return key in self.catalogue or self.language in self.content_words.get(key, ())

    def tried(self, key: str, argument: Argument) -> set[str]:
        """Return the problems in rendering a message and its forms with one value for all arguments.

        Forms are the attributes of a message. A term is no message, and is not rendered alone.
        """
        entry = self.catalogue[key]
        value = self._fluent_argument(argument)
        arguments = dict.fromkeys(self.catalogue.placeholders([key]), value)
        problems: set[str] = set()
        self._add_to_bundle(key)
        if self._bundle.has_message(entry.key):
            message = self._bundle.get_message(key)
            for pattern in filter(None, (message.value, *message.attributes.values())):
                _words, found = self._render(pattern, arguments)
                problems.update(found)
        return problems

    def _say(self, text: Text) -> str:
        """Return the text in this language, which `say` caches."""
        arguments = {name: self._fluent_argument(value) for name, value in text.arguments}
        return harmless(self._render_in_form(text.key, arguments, ""))

    def _fluent_argument(self, value: Argument) -> Any:
        """Return an argument of a text as Fluent takes it.

        A text or a list is rendered later, as only the message that it is put into tells its form.
        """
        if isinstance(value, int):
            return FluentInt(value)
        if isinstance(value, Text):
            arguments = {name: self._fluent_argument(inner) for name, inner in value.arguments}
            return Spoken(value.key, lambda form, _joined: self._render_in_form(value.key, arguments, form))
        if isinstance(value, tuple):
            members = [self._fluent_argument(member) for member in value]
            return Spoken("list", lambda form, joined: self._join_members(members, form, joined))
        return value

    def _join_members(self, members: list[Any], form: str, joined: str) -> str:
        """Return "a, b and c"; joined in the form "or", if the language has it, "a, b or c"."""
        words = [_text_form(member, form, joined) for member in members]
        if len(words) < 2:
            return "".join(words)
        listed, *between, last = words
        for member in between:
            listed = self._render_message("list-middle", {"first": listed, "next": member}, joined)
        return self._render_message("list-last", {"first": listed, "last": last}, joined)

    def _text_in_form(self, thing: Any, form: str = "", joined: str = "") -> Any:
        """Return a text or a name in a form: the function FORM of messages."""
        if isinstance(thing, str) and form:
            return self._words_in_form(thing, str(form))
        return _text_form(thing, form, joined)

    def _words_in_form(self, words: str, form: str) -> str:
        """Return words in the form that the language's `form-...` message makes, unchanged without one."""
        key = f"form-{form}"
        if key not in self.catalogue:
            return words
        return self._render_from_catalogue(key, {"words": words}, form="")

    def _render_in_form(self, key: str, arguments: dict[str, Any], form: str) -> str:
        """Return a message in a form: its own, or one made from its usual words."""
        words = self._render_message(key, arguments, form)
        if not form or self._has_form(key, form):
            return words
        return self._words_in_form(words, form)

    def _has_form(self, key: str, form: str) -> bool:
        """Tell whether a message, if it was rendered before, has a form of its own."""
        is_in_bundle = key in self._in_bundle and self._bundle.has_message(key)
        return is_in_bundle and form in self._bundle.get_message(key).attributes

    def _render_message(self, key: str, arguments: dict[str, Any], form: str) -> str:
        """Return a message from the content, the catalogue or English, in its own form if it has that.

        The content's words in this language come first, its English ones after the catalogue. What only the
        English words of the program have is noted as missing.
        """
        own = self.content_words.get(key, {})
        if self.language in own:
            return _fill_placeholders(own[self.language], arguments)
        if key in self.catalogue:
            return self._render_from_catalogue(key, arguments, form)
        if REFERENCE in own:
            return _fill_placeholders(own[REFERENCE], arguments)
        self.missing.add(key)
        if self.reference is not None:
            return self.reference._render_message(key, arguments, form)
        return f"[{key}]"

    def _render_from_catalogue(self, key: str, arguments: dict[str, Any], form: str) -> str:
        """Return a message of the catalogue in a form, or its key in brackets; note what is missing."""
        pattern = self._pattern(key, form)
        if pattern is None:
            self.missing.add(key)
            return f"[{key}]"
        for name in self.catalogue[key].placeholders - arguments.keys():
            self.missing.add(f"{key}: ${name}")
            arguments = {**arguments, name: f"[{name}]"}
        words, problems = self._render(pattern, arguments)
        self.missing.update(f"{key}: {problem}" for problem in problems)
        return f"[{key}]" if words is None else _with_minus(words, arguments)

    def _pattern(self, key: str, form: str) -> Any:
        """Return the pattern of a message's form, or else its usual pattern; None if it cannot be parsed."""
        if key not in self._in_bundle:
            self._add_to_bundle(key)
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        return message.attributes.get(form) or message.value

    def _render(self, pattern: Any, arguments: Mapping[str, Any]) -> tuple[str | None, list[str]]:
        """Return a rendered pattern, None if it cannot be shown, and all problems in rendering."""
        try:
            words, errors = self._bundle.format_pattern(pattern, dict(arguments))
        except RecursionError:
            return None, ["refers to itself"]
        if not isinstance(words, str) or len(words) > LONGEST_SAID:
            return None, [f"says more than {LONGEST_SAID} letters", *map(str, errors)]
        return words, list(map(str, errors))

    def _add_to_bundle(self, key: str) -> None:
        """Add a message, and all that it refers to, to the bundle."""
        for entry in self.catalogue.with_references(key):
            if entry.key not in self._in_bundle:
                self._in_bundle.add(entry.key)
                self._bundle.add_resource(entry.resource)


def _fill_placeholders(words: str, arguments: Mapping[str, Any]) -> str:
    """Return words written in content with `{name}` replaced by arguments."""
    for name, argument in arguments.items():
        words = words.replace(f"{{{name}}}", str(argument))
    return words
