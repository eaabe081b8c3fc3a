"""Checks a pack's messages: references, arguments and functions must exist, and each is rendered once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from fluent.syntax import ast

from wonderland_qt.engine.phrasing import NOTHING
from wonderland_qt.engine.words.catalogue import Catalogue, Flaw, MessageSource
from wonderland_qt.engine.words.foreign_text import is_harmless, quoted
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.message_limits import DIGITS, MOST_DIGITS, beyond_digits
from wonderland_qt.engine.words.message_loops import MOST_PARTS_IN_ALL, References
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import Argument, Text, text
from wonderland_qt.engine.words.worded_errors import in_words

MOST_MESSAGES = 3_000
MOST_BRACES = 4_000
"""How many opening braces the messages of a language may have; the largest game has 1 400."""
LONGEST_NUMBER = 9
MOST_FLAWS = 100
FUNCTIONS: Mapping[str, tuple[str, ...]] = {
    "FORM": ("form", "joined"),
    "KEY": (),
    "NUMBER": ("useGrouping", *DIGITS),
    "SIGNED": (),
    "TENTHS": (),
}
"""The functions that messages may call, with their options."""
SAMPLES: tuple[Argument, ...] = (0, 1, 2, 5, 21, "A", Text(NOTHING))
_GRAVE = ("Too many", "says more than", "refers to itself")
"""The beginnings of problems that are reported even if only some arguments cause them."""


def flaws_of_words(own: Catalogue, beneath: Catalogue, language: str, english: Catalogue) -> list[Flaw]:
    """Return the flaws of a pack's messages in a language, which override those `beneath` them.

    A message with a key of the game may only use the arguments of the game's own message, or of its English
    one if the language has none. Each limit comes before the work that would take too long beyond it. Only
    messages without other flaws are said for trial.
    """
    if len(own) > MOST_MESSAGES:
        return [_flaw_of_size(own, text("words-many-messages", most=str(MOST_MESSAGES)))]
    braces = sum(entry.source.count("{") for entry in own.values())
    if braces > MOST_BRACES:
        return [_flaw_of_size(own, text("words-many-braces", most=str(MOST_BRACES)))]
    merged = own.over(beneath)
    found = list(own.flaws)
    for entry in own.values():
        found += _flaws_of_entry(entry)
    references = References(own, merged)
    found += [*references.lost(), *references.circles(), *references.growths()]
    if references.parts > MOST_PARTS_IN_ALL:
        return [*found[: MOST_FLAWS - 1], _flaw_of_size(own, Text("words-refer-often"))]
    found += _unknown_variables(own, merged, beneath, english)
    if len(found) < MOST_FLAWS:
        flawed = {flaw.key for flaw in found}
        found += islice(_rendering_flaws(own, merged, language, flawed), MOST_FLAWS)
    return sorted(dict.fromkeys(found), key=_sort_key)[:MOST_FLAWS]


def _sort_key(flaw: Flaw) -> tuple[str, int, str, str]:
    return flaw.file, flaw.offset, flaw.key, in_words(flaw.message)


def _flaw_of_size(own: Catalogue, why: Text) -> Flaw:
    """Return a flaw at the first message that a pack has too many or too large ones."""
    first = next(iter(own.values()))
    return first.flaw(0, text("words-too-large", why=why))


def _flaws_of_entry(entry: MessageSource) -> Iterator[Flaw]:
    """Yield the flaws in an entry alone: syntax, invisible characters and calls of functions.

    The line ends of Windows are no flaw.
    """
    yield from entry.flaws
    if not is_harmless(entry.source.replace("\r\n", "\n")):
        yield entry.flaw(0, Text("words-control-character"))
    for place in entry.nodes:
        node = place.node
        if isinstance(node, ast.FunctionReference):
            yield from _flaws_of_call(entry, node)
        elif isinstance(node, ast.StringLiteral) and not _is_visible_text(node):
            yield entry.flaw(_offset(node), text("words-invisible", letter=quoted(node.value, 40)))


def _flaws_of_call(entry: MessageSource, call: ast.FunctionReference) -> Iterator[Flaw]:
    """Yield a flaw for an unknown function, and for each unknown or too large option of a known one."""
    name = call.id.name
    if name not in FUNCTIONS:
        near = suggestion(name, FUNCTIONS)
        yield entry.flaw(_offset(call), text("words-unknown-function", name=quoted(name, 40), near=near))
        return
    for argument in call.arguments.named:
        option, value = argument.name.name, argument.value
        if option not in FUNCTIONS[name]:
            known = suggestion(option, FUNCTIONS[name])
            message = text("words-unknown-option", name=name, option=quoted(option, 40), near=known)
            yield entry.flaw(_offset(argument), message)
        elif option in DIGITS and not _is_within_digits(value):
            yield entry.flaw(_offset(argument), beyond_digits(option, value.value))


def _is_within_digits(value: ast.NumberLiteral | ast.StringLiteral) -> bool:
    """Tell whether an option of a number is a whole number from 0 to MOST_DIGITS."""
    if not isinstance(value, ast.NumberLiteral) or not value.value.isdecimal():
        return False
    return len(value.value) <= LONGEST_NUMBER and int(value.value) <= MOST_DIGITS


def _is_visible_text(literal: ast.StringLiteral) -> bool:
    """Tell whether a string of a message, with its escapes resolved, has no control characters."""
    try:
        return is_harmless(str(literal.parse()["value"]))
    except ValueError:
        return False


def _unknown_variables(
    own: Catalogue, merged: Catalogue, beneath: Catalogue, english: Catalogue
) -> Iterator[Flaw]:
    """Yield a flaw for each argument in a message, or in those it refers to, that the game does not pass.

    Terms (`-name`) get their arguments from messages, and new messages of the pack are not the game's: both
    are left out. So are entries that come from below the pack, which the pack cannot mend.
    """
    for key in own:
        game_words = next((catalogue for catalogue in (beneath, english) if key in catalogue), None)
        if game_words is None or key.startswith("-"):
            continue
        known = game_words.placeholders([key])
        for entry in merged.with_references(key):
            if own.get(entry.key) is entry and not entry.key.startswith("-"):
                yield from _unknown_variables_in(entry, key, known)


def _unknown_variables_in(entry: MessageSource, key: str, known: frozenset[str]) -> Iterator[Flaw]:
    """Yield a flaw for each argument in an entry that the game does not pass to the message `key`.

    Quoted names are cut, as those of a pack may be of any length.
    """
    for place in entry.nodes:
        node = place.node
        if isinstance(node, ast.VariableReference) and node.id.name not in known:
            name = node.id.name
            near = suggestion(name, known) or Text("words-no-arguments")
            message = text("words-unknown-argument", name=quoted(name, 40), of=quoted(key, 80), near=near)
            yield entry.flaw(_offset(node), message)


def _rendering_flaws(own: Catalogue, merged: Catalogue, language: str, flawed: set[str]) -> Iterator[Flaw]:
    """Yield a flaw for each problem in rendering messages without other flaws with sample arguments.

    Terms (`-name`) cannot be rendered alone.
    """
    words = Words(language, merged)
    for key, entry in own.items():
        if key.startswith("-") or any(used.key in flawed for used in merged.with_references(key)):
            continue
        samples = SAMPLES if merged.placeholders([key]) else SAMPLES[:1]
        problems_by_sample = [_rendering_problems(words, key, sample) for sample in samples]
        for problem in sorted(_problems_that_count(problems_by_sample)):
            yield entry.flaw(0, text("words-unsayable", problem=quoted(problem)))


def _problems_that_count(problems_by_sample: list[set[str]]) -> set[str]:
    """Return the grave problems, and those with every sample.

    A sample may be of another kind than the game's argument, so other problems prove nothing.
    """
    with_all_samples = set.intersection(*problems_by_sample)
    with_any_sample = set.union(*problems_by_sample)
    grave = {problem for problem in with_any_sample if problem.startswith(_GRAVE)}
    return with_all_samples | grave


def _rendering_problems(words: Words, key: str, sample: Argument) -> set[str]:
    """Return the problems in rendering a message with one value for all its arguments."""
    try:
        return words.tried(key, sample)
    except Exception as error:  # whatever a foreign message raises is its own flaw
        return {f"{type(error).__name__}: {error}"}


def _offset(node: Any) -> int:
    """Return where a node begins in the source of its message."""
    return node.span.start if node.span else 0
