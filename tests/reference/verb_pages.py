"""A page for each game of the words that its content is written in: verbs, measures and triggers."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import yaml

from tests.reference.module_table import DOCS, first_sentence
from wonderland_qt import paths
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.effect_index import walk
from wonderland_qt.engine.content.tagged_maps import OneKey, verbs
from wonderland_qt.engine.installed_games import ruleset_of
from wonderland_qt.engine.words.localization import REFERENCE, Words
from wonderland_qt.engine.words.texts import Text, text

USAGE = re.compile(r"^(?P<usage>\{[a-z_]+(?P<arguments>:.*)?\}): (?P<meaning>.+)$")
FAMILY = re.compile(r"^Family of (?P<kind>[a-z]+): (?P<meaning>.+)$")
LIST = re.compile(r"tuple\[(\w+), \.\.\.\]")
LITERAL = re.compile(r"Literal\[([^\]]*)\]")
NAME = re.compile(r"\b[A-Z]\w+\b")
LONGEST = 160
MOST_CHOICES = 6


class GameWords:
    """The words of a game's content: its families, and every use of each word."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.ruleset = ruleset_of(game)
        files = getattr(self.ruleset.load((paths.content(),)), "files", None)
        self.uses = [found for _, found in walk(files)] if files else []

    def families(self) -> list[type[OneKey]]:
        """Return the families that the game declares itself, in the order of their names."""
        declared = (model for model in _below(OneKey) if model.__module__.split(".")[2:3] == [self.game])
        return sorted((model for model in declared if _is_family(model)), key=lambda model: model.__name__)

    def example(self, word: type[OneKey]) -> str:
        """Return the shortest use of a word in the content, "" where nothing uses it."""
        return _shortest(written(use) for use in self.uses if type(use) is word)

    def triggers(self) -> dict[str, str]:
        """Return every trigger with the shortest hook that waits for it, "" where none does."""
        waiting = [use for use in self.uses if "when" in type(use).model_fields]
        names = {name: None for use in waiting for name in _choices(type(use), "when")}
        return {
            name: _shortest(_flow(arguments(use)) for use in waiting if getattr(use, "when", "") == name)
            for name in names
        }


def page_of_words(game: str) -> Path:
    """Return the page of a game; it ships with the handbook."""
    return DOCS / f"verbs-{game.replace('_', '-')}.md"


def verb_page(game: str) -> str:
    """Return the page of a game, "" where its content has no such words."""
    words = GameWords(game)
    if not words.families():
        return ""
    said = Words.load(paths.words(game), REFERENCE, {})
    title = said.say(Text("box-title"))
    head = (
        f"# Verbs of {title}\n\n"
        "Write a word as `{word: arguments}`, or alone where it needs no arguments. You can leave out an\n"
        "argument with `?`. `[Effect]` is a list. A `Count` is a whole number from 0, a `Some` from 1.\n"
        "A `...Ref` is the id of an entry. An `Amount` is a `Count` or a `Growing`; a `Change` is a number,\n"
        "below 0 too, or a `Per`. `Effects` are one effect or more. Each example is the shortest one of the\n"
        "game's content."
    )
    chapters = [_family(words, family) for family in words.families()]
    return "\n\n".join([head, *chapters, *_triggers(words, said), *_models(words)]) + "\n"


def written(use: OneKey) -> str:
    """Return a one-key map as YAML on one line, as short as an author writes it."""
    return _flow(_data(use))


def arguments(model: ContentModel) -> dict[str, Any]:
    """Return the arguments that are written, by the names by which they are written."""
    fields = type(model).model_fields
    return {
        fields[name].alias or name: _data(getattr(model, name))
        for name in fields
        if name in model.model_fields_set
    }


def _data(value: object) -> Any:
    if isinstance(value, OneKey) and value.word:
        given = arguments(value)
        if value.shorthand and list(given) == [value.shorthand]:
            return {value.word: given[value.shorthand]}
        return {value.word: given} if given else value.word
    if isinstance(value, ContentModel):
        return arguments(value)
    if isinstance(value, tuple | list):
        return [_data(item) for item in value]
    if isinstance(value, Mapping):
        return {key: _data(item) for key, item in value.items()}
    return value


def _flow(data: object) -> str:
    text = yaml.safe_dump(data, default_flow_style=True, width=10_000, sort_keys=False, allow_unicode=True)
    return text.removesuffix("...\n").strip()


def _shortest(texts: Iterator[str]) -> str:
    shortest = min(texts, key=lambda text: (len(text), text), default="")
    return shortest if len(shortest) <= LONGEST else ""


def _family(words: GameWords, family: type[OneKey]) -> str:
    found = FAMILY.match(first_sentence(family.__doc__ or ""))
    kind, meaning = (found["kind"].capitalize(), found["meaning"]) if found else ("Words", "")
    title = f"## {kind} ({family.__name__}): {meaning}"
    shared = _signature(family, ())
    about = [f"All of them also take {shared}."] if shared else []
    rows = [_row(words, word, family) for _, word in sorted(verbs(family).items())]
    table = "| word | what it is | arguments | example |\n|---|---|---|---|\n" + "\n".join(rows)
    return "\n\n".join([title, *about, table])


def _row(words: GameWords, word: type[OneKey], family: type[OneKey]) -> str:
    sentence = first_sentence(word.__doc__ or "")
    found = USAGE.match(sentence)
    meaning = found["meaning"] if found else sentence
    example = words.example(word) or (found["usage"] if found and found["arguments"] else word.word)
    cells = (
        _code(word.word),
        meaning[:1].upper() + meaning[1:],
        _signature(word, tuple(family.model_fields)),
        _code(example),
    )
    return f"| {' | '.join(map(_cell, cells))} |"


def signature_of(model: type[ContentModel]) -> str:
    """Return the fields of a model with what they take."""
    return _signature(model, ())


def _signature(model: type[ContentModel], besides: tuple[str, ...]) -> str:
    fields = {name: field for name, field in model.model_fields.items() if name not in besides}
    return ", ".join(
        _code(f"{field.alias or name}{'' if field.is_required() else '?'}: {_type(model, name)}")
        for name, field in fields.items()
    )


def _type(model: type[ContentModel], name: str) -> str:
    base = next(base for base in model.__mro__ if name in _declared(base))
    declared = base.__annotations__[name]
    if not isinstance(declared, str):
        return getattr(declared, "__name__", str(declared))
    named = NAME.sub(
        lambda found: _choice(base, found[0]), declared.replace(" | None", "").replace(" | ", " / ")
    )
    return LITERAL.sub(lambda found: found[1].replace("'", "").replace(", ", " / "), LIST.sub(r"[\1]", named))


def _choice(base: type, name: str) -> str:
    """Return a name as it stands, or the few words that it is a name for."""
    meant = getattr(sys.modules[base.__module__], name, None)
    few = get_origin(meant) is Literal and len(get_args(meant)) <= MOST_CHOICES
    return f"Literal[{', '.join(map(str, get_args(meant)))}]" if few else name


def _declared(model: type) -> Mapping[str, Any]:
    return inspect.get_annotations(model)


def _triggers(words: GameWords, said: Words) -> Iterator[str]:
    triggers = words.triggers()
    if triggers:
        rows = [
            f"| {_code(name)} | {_moment(said, name)} | {_code(example or f'{{when: {name}, do: [...]}}')} |"
            for name, example in triggers.items()
        ]
        yield "## Triggers: what a hook waits for (when)"
        yield "| trigger | when it fires | example |\n|---|---|---|\n" + "\n".join(rows)


def _models(words: GameWords) -> Iterator[str]:
    models = dict.fromkeys(model for use in words.uses for model in _arguments_of(type(use)))
    if models:
        rows = [_model(model) for model in sorted(models, key=lambda model: model.__name__)]
        yield "## Arguments that have arguments"
        yield "| name | what it is | arguments |\n|---|---|---|\n" + "\n".join(rows)


def _model(model: type[ContentModel]) -> str:
    sentence = first_sentence(model.__doc__ or "")
    return f"| {_code(model.__name__)} | {sentence} | {_cell(_signature(model, ()))} |"


def _arguments_of(model: Any) -> Iterator[type[ContentModel]]:
    for field in model.model_fields.values():
        yield from _within(field.annotation)


def _within(annotation: Any) -> Iterator[type[ContentModel]]:
    if isinstance(annotation, type) and issubclass(annotation, ContentModel):
        if not issubclass(annotation, OneKey):
            yield annotation
            yield from _arguments_of(annotation)
        return
    for part in get_args(annotation):
        yield from _within(part)


def _moment(said: Words, trigger: str) -> str:
    return said.say(text(f"trigger-{trigger}", chip="none"))


def _choices(model: type[ContentModel], field: str) -> tuple[str, ...]:
    found: tuple[str, ...] = get_args(model.model_fields[field].annotation)
    return found


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _is_family(model: type[OneKey]) -> bool:
    inherited = [base for base in model.__mro__[1:] if base.__module__.startswith("wonderland_qt.games.")]
    return not model.word and not inherited and bool(verbs(model)) and model.family != "touching"


def _below(model: type[OneKey]) -> Iterator[type[OneKey]]:
    for subclass in model.__subclasses__():
        yield subclass
        yield from _below(subclass)
