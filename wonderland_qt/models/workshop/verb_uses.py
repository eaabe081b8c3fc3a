"""Finding the uses of a verb that a content defines, and renaming the verb in all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel

from wonderland_qt.engine.content.folders.content_files import sections_of
from wonderland_qt.engine.content.model_paths import annotations_inside, is_family, plain_types
from wonderland_qt.engine.content.named_verbs import NamedVerbs, items_of, kinds_inside, sections_of_verbs
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.content.yaml.yaml_edits import rewritten, with_key
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key, read_text
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.forms.named_uses import NamedUse
from wonderland_qt.models.workshop.workshop_entries import value_at

PARAMETERS, DEFAULT = "parameters", "default"
Kinds = Sequence[Any]


class Uses(NamedTuple):
    """Finds the uses of one verb in a content; `named` are all verbs that the content defines."""

    named: NamedVerbs
    family: type[OneKey]
    word: str

    def paths_within(self, model: type[BaseModel], sections: dict[Key, Any]) -> Iterator[DocumentPath]:
        """Yield the paths of all uses in these sections, also in definitions of verbs and their defaults."""
        family_of_section = sections_of_verbs(model)
        for section, value in sections.items():
            kinds = annotations_inside((model,), section)
            defines_verbs = section in family_of_section and isinstance(value, dict)
            if defines_verbs:
                family = family_of_section[str(section)]
                for word, definition in value.items():
                    inner_kinds = annotations_inside(kinds, word)
                    yield from self._uses_in_value(definition, (section, word), inner_kinds)
                    yield from self._uses_in_defaults(family, definition, (section, word))
            else:
                yield from self._uses_in_value(value, (section,), kinds)

    def _uses_in_defaults(
        self, family: type[OneKey], definition: Any, path: DocumentPath
    ) -> Iterator[DocumentPath]:
        """Yield the uses in the default values of the parameters of the verb defined at a path.

        A parameter that the verb does not use, and each of a faulty verb, has no known kinds and so no uses.
        """
        verb = self.named.get(family, {}).get(str(path[-1]))
        kinds_of_parameters = _kinds_of_parameters(NamedUse(family, verb)) if verb is not None else {}
        parameters = definition.get(PARAMETERS) if isinstance(definition, dict) else None
        for name, parameter in items_of(parameters):
            if isinstance(parameter, dict) and DEFAULT in parameter:
                path_of_default = (*path, PARAMETERS, name, DEFAULT)
                kinds = kinds_of_parameters.get(str(name), ())
                yield from self._uses_in_value(parameter[DEFAULT], path_of_default, kinds)

    def _uses_in_value(self, value: Any, path: DocumentPath, kinds: Kinds) -> Iterator[DocumentPath]:
        """Yield the paths of uses in a value of these kinds, at any depth.

        A value uses a verb if it is its word alone, or a mapping with this word as its only key. The
        arguments of another verb are searched as that verb's, since it says of which kinds they are.
        """
        word = next(iter(value)) if isinstance(value, dict) and len(value) == 1 else value
        use = self._use_of_any_verb(word, kinds)
        if use is not None and word == self.word and use.family is self.family:
            yield path
        if use is not None and isinstance(value, dict):
            yield from self._uses_in_arguments(use, value[word], (*path, word))
            return
        for key, inner in items_of(value):
            yield from self._uses_in_value(inner, (*path, key), kinds_inside(kinds, key, inner))

    def _uses_in_arguments(self, use: NamedUse, arguments: Any, path: DocumentPath) -> Iterator[DocumentPath]:
        """Yield the uses in the arguments of another use, by name or one without its name."""
        kinds_of_parameters = _kinds_of_parameters(use)
        if isinstance(arguments, dict) and arguments.keys() <= kinds_of_parameters.keys():
            for name, argument in arguments.items():
                yield from self._uses_in_value(argument, (*path, name), kinds_of_parameters[str(name)])
        elif len(kinds_of_parameters) == 1:
            (kinds,) = kinds_of_parameters.values()
            yield from self._uses_in_value(arguments, path, kinds)

    def _use_of_any_verb(self, word: Any, kinds: Kinds) -> NamedUse | None:
        """Return the use of a verb that the content defines, of a family among these kinds, or None."""
        if not isinstance(word, str):
            return None
        for family in chain.from_iterable(map(plain_types, kinds)):
            if is_family(family) and word in self.named.get(family, {}):
                return NamedUse(family, self.named[family][word])
        return None


def with_verb_renamed(edited: EditedContent, path: DocumentPath, word: str, file: Path, text: str) -> str:
    """Return the text of a user's file with the verb defined at a path renamed.

    A use inside another one is renamed first, because renaming the outer one would change its path. The file
    may only use the verb, and another one define it. A use without arguments is the bare word.
    """
    model, old_word = edited.ruleset.content_files, str(path[-1])
    sections = read_text(file, text).sections or {}
    uses = uses_of(edited, path)
    innermost_first = sorted(uses.paths_within(model, sections), key=len, reverse=True)
    for use in innermost_first:
        is_bare = isinstance(value_at(sections, use), str)
        text = rewritten(text, use, word) if is_bare else with_key(text, (*use, old_word), word)
    defined = sections.get(path[0])
    return with_key(text, path, word) if isinstance(defined, dict) and old_word in defined else text


def uses_of(edited: EditedContent, path: DocumentPath, earlier_name: str = "") -> Uses:
    """Return a finder of the uses of the verb defined at a path, under its current or an earlier name.

    After the verb was renamed, content may still use its earlier name, so the finder knows it by both.
    """
    section, present_name = map(str, path)
    family = sections_of_verbs(edited.ruleset.content_files)[section]
    verbs = edited.named.get(family, {})
    word = earlier_name or present_name
    named = {**edited.named, family: {**verbs, word: verbs[present_name]}}
    return Uses(named, family, word)


def is_used_in(edited: EditedContent, path: DocumentPath, earlier_name: str, folder: Path) -> bool:
    """Tell whether the content in a folder uses a verb under its earlier name."""
    uses = uses_of(edited, path, earlier_name)
    return any(uses.paths_within(edited.ruleset.content_files, sections_of(folder, edited.ruleset.id)))


def _kinds_of_parameters(use: NamedUse) -> dict[str, Kinds]:
    """Return the kinds of values that each parameter of a verb takes, by its name, without their limits."""
    return {field.key: tuple(kind.annotation for kind in field.kinds) for field in use.fields}
