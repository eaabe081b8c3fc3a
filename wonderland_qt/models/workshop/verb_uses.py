"""Finding the uses of a verb that a content defines, and renaming the verb in all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel

from wonderland_qt.engine.content.folders.content_files import sections_of
from wonderland_qt.engine.content.model_paths import inside, is_family, members
from wonderland_qt.engine.content.named_verbs import NamedVerbs, items_of, kinds_inside, sections_of_verbs
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.content.yaml.yaml_edits import rewritten, with_key
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key, read_text
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.named_uses import NamedUse
from wonderland_qt.models.workshop.workshop_entries import value_at

PARAMETERS, DEFAULT = "parameters", "default"
Kinds = Sequence[Any]


class Uses(NamedTuple):
    """Finds the uses of one verb in a content; `named` are all verbs that the content defines."""

    named: NamedVerbs
    family: type[OneKey]
    word: str

    def within(self, model: type[BaseModel], sections: dict[Key, Any]) -> Iterator[DocumentPath]:
        """Yield the paths of all uses in these sections."""
        naming = sections_of_verbs(model)
        for section, value in sections.items():
            kinds = inside((model,), section)
            if section in naming and isinstance(value, dict):
                for word, spec in value.items():
                    yield from self._in_spec(naming[str(section)], spec, (section, word), inside(kinds, word))
            else:
                yield from self._in(value, (section,), kinds)

    def _in_spec(
        self, family: type[OneKey], spec: Any, path: DocumentPath, kinds: Kinds
    ) -> Iterator[DocumentPath]:
        """Yield the uses in the body of a named verb, and in the defaults of its parameters."""
        yield from self._in(spec, path, kinds)
        verb = self.named.get(family, {}).get(str(path[-1]))
        arguments = _arguments(NamedUse(family, verb)) if verb is not None else {}
        written = spec.get(PARAMETERS) if isinstance(spec, dict) else None
        for name, one in items_of(written):
            if isinstance(one, dict) and DEFAULT in one:
                at = (*path, PARAMETERS, name, DEFAULT)
                yield from self._in(one[DEFAULT], at, arguments.get(str(name), ()))

    def _in(self, value: Any, path: DocumentPath, kinds: Kinds) -> Iterator[DocumentPath]:
        """Yield the paths of uses in a value of these kinds."""
        word = next(iter(value)) if isinstance(value, dict) and len(value) == 1 else value
        use = self._use_of(word, kinds)
        if use is not None and word == self.word and use.family is self.family:
            yield path
        if use is not None and isinstance(value, dict):
            yield from self._in_arguments(use, value[word], (*path, word))
            return
        for key, inner in items_of(value):
            yield from self._in(inner, (*path, key), kinds_inside(kinds, key, inner))

    def _in_arguments(self, use: NamedUse, written: Any, path: DocumentPath) -> Iterator[DocumentPath]:
        arguments = _arguments(use)
        if isinstance(written, dict) and written.keys() <= arguments.keys():
            for name, inner in written.items():
                yield from self._in(inner, (*path, name), arguments[str(name)])
        elif len(arguments) == 1:
            yield from self._in(written, path, next(iter(arguments.values())))

    def _use_of(self, word: Any, kinds: Kinds) -> NamedUse | None:
        for kind in (member for one in kinds for member in members(one)) if isinstance(word, str) else ():
            if is_family(kind) and word in self.named.get(kind, {}):
                return NamedUse(kind, self.named[kind][word])
        return None


def renamed(edited: EditedContent, path: DocumentPath, word: str, file: Path, text: str) -> str:
    """Return the text of a user's file with the verb defined at a path renamed."""
    model, old_word = edited.ruleset.content_files, str(path[-1])
    sections = read_text(file, text).sections or {}
    uses = uses_of(edited, path)
    innermost_first = sorted(uses.within(model, sections), key=len, reverse=True)
    for use in innermost_first:
        is_bare = isinstance(value_at(sections, use), str)
        text = rewritten(text, use, word) if is_bare else with_key(text, (*use, old_word), word)
    defined = sections.get(path[0])
    return with_key(text, path, word) if isinstance(defined, dict) and old_word in defined else text


def uses_of(edited: EditedContent, path: DocumentPath, was: str = "") -> Uses:
    """Return a finder of the uses of the verb defined at a path, under its current or an earlier name."""
    family = sections_of_verbs(edited.ruleset.content_files)[str(path[0])]
    words = edited.named.get(family, {})
    word = was or str(path[-1])
    named = {**edited.named, family: {**words, word: words[str(path[-1])]}}
    return Uses(named, family, word)


def is_used_in(edited: EditedContent, path: DocumentPath, was: str, folder: Path) -> bool:
    """Tell whether the content in a folder uses a verb under its earlier name."""
    sections = sections_of(folder, edited.ruleset.id)
    return any(uses_of(edited, path, was).within(edited.ruleset.content_files, sections))


def _arguments(use: NamedUse) -> dict[str, Kinds]:
    """Return the annotations of each parameter's values."""
    return {field.key: tuple(kind.base for kind in field.kinds) for field in use.fields}
