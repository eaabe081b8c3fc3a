"""Reads the YAML files of a game's content from one or more folders into a validated model."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from pydantic import BaseModel, ValidationError

from wonderland_qt.engine.content.composed_verbs import HasVerbs
from wonderland_qt.engine.content.effect_index import SharedReference, index_effects
from wonderland_qt.engine.content.error_messages import MISSING, complaints
from wonderland_qt.engine.content.folders.content_files import read_sections
from wonderland_qt.engine.content.folders.origins import Sections, is_entry_list
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.named_verbs import NamedVerbs, is_parameter_at
from wonderland_qt.engine.content.references import Complaint, unknown_references
from wonderland_qt.engine.content.verb_expansion import expand
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.engine.words.message_parts import is_guess, suggestion
from wonderland_qt.engine.words.texts import Text, text

ModelT = TypeVar("ModelT", bound=BaseModel)


def read_content(
    content_folders: Sequence[Path],
    game: str,
    model: type[ModelT],
    checks: Iterable[Callable[[ModelT], Iterable[Complaint]]] = (),
) -> ModelT:
    """Return a game's content from the `*.yaml` files of all folders; the fields of `model` are its sections.

    The files of one folder are joined section by section. A later folder overrides earlier ones: mappings
    field by field, lists of entries (things with an `id`) id by id, everything else as a whole, and
    `remove: true` removes an entry. References are checked, every one-key map gets its `ref`, and if there
    is no mistake so far the game's own `checks` are made. Raises ContentMistakes with all mistakes.
    """
    reading = read_sections(content_folders, game, model)
    sections = reading.sections
    named, wrong_uses = expand(model, sections)
    mistakes = [*reading.mistakes, *wrong_uses]
    validated = _validate_data(model, sections.data, named, reading.whole)
    content = validated.content
    found = _complaints_to_report(model, sections, validated, has_mistakes=bool(mistakes))
    if content is None or found or mistakes:
        raise ContentMistakes(_all_mistakes(sections, mistakes, found))
    if isinstance(content, HasVerbs):
        content.know(named)
    found = _complaints_of_game(content, checks, sections.data)
    if found:
        raise ContentMistakes(_all_mistakes(sections, mistakes, found))
    return content


class _Validated(NamedTuple, Generic[ModelT]):
    """The content made of data, None if it is not valid, and the complaints about it."""

    content: ModelT | None
    complaints: list[Complaint]


def _validate_data(
    model: type[ModelT], data: dict[Key, Any], named: NamedVerbs, whole: bool
) -> _Validated[ModelT]:
    """Make content of data, with the composed verbs `named`.

    Unless all files could be read to their end (`whole`), missing sections and entries are no mistake.
    """
    content: ModelT | None = None
    found: list[Complaint] = []
    try:
        content = model.model_validate(data, context=named)
    except ValidationError as error:
        for complaint in complaints(model, error):
            section, *_path_inside = complaint.path
            if whole or section in data:
                found.append(complaint)
    if whole:
        found += unknown_references(model, data)
    return _Validated(content, found)


def _complaints_to_report(
    model: type[ModelT], sections: Sections, validated: _Validated[ModelT], has_mistakes: bool
) -> list[Complaint]:
    """Return the complaints without those about parameters, which only lack a value that is still to come.

    Complaints about parameters are kept if nothing else says why there is no content.
    """
    found = validated.complaints
    about_values = [
        complaint for complaint in found if not is_parameter_at(model, sections.data, complaint.path)
    ]
    others_say_why = about_values or has_mistakes or validated.content is not None
    return about_values if others_say_why else found


def _complaints_of_game(
    content: ModelT, checks: Iterable[Callable[[ModelT], Iterable[Complaint]]], data: dict[Key, Any]
) -> list[Complaint]:
    """Return what the game's own checks find, give every one-key map its `ref`, and add shared ones."""
    found = [complaint for check in checks for complaint in check(content)]
    try:
        index_effects(content)
    except SharedReference as shared:
        found += _complaints_of_shared(shared.refs, data)
    return found


def _all_mistakes(
    sections: Sections, mistakes: Collection[Mistake], found: Iterable[Complaint]
) -> Iterator[Mistake]:
    """Yield the mistakes, then the complaints with their positions, except where a mistake already is.

    A complaint there would only say in other words what the mistake says.
    """
    taken = {(mistake.path, mistake.line, mistake.column) for mistake in mistakes}
    yield from mistakes
    for complaint in found:
        message = _message_about_misspelt_id(sections, complaint) or complaint.message
        mistake = sections.mistake(complaint.path, message, complaint.at_key)
        if (mistake.path, mistake.line, mistake.column) not in taken:
            yield mistake


def _message_about_misspelt_id(sections: Sections, complaint: Complaint) -> Text | None:
    """Return a message about an incomplete entry whose id looks misspelt, None for other complaints.

    A pack that means to change `card_07` and writes `card_7` makes a new, incomplete entry.
    """
    if complaint.message != MISSING or len(complaint.path) != len(("section", "index", "key")):
        return None
    section, index, _key = complaint.path
    entries = sections.data[section]
    if not is_entry_list(entries):
        return None
    origins = sections.origins[section]
    layers = {_id_of_entry(entry): origins.of_part(place).source.layer for place, entry in enumerate(entries)}
    name = _id_of_entry(entries[int(index)])
    ids_below = [other for other, layer in layers.items() if layer < layers[name]]
    near = suggestion(name, ids_below)
    return text("content-key-missing-in-new-entry", name=name, near=near) if is_guess(near) else None


def _id_of_entry(entry: object) -> str:
    """Return an entry's id, "" if it has none or is no mapping."""
    return str(entry.get("id", "")) if isinstance(entry, dict) else ""


def _complaints_of_shared(refs: list[str], data: dict[Key, Any]) -> Iterator[Complaint]:
    """Yield a complaint about each entry whose effects have the same references as those of another entry.

    The first entry of an id keeps it; the later ones are complained about. A single entry is complained
    about itself: its id is the name of a section, where effects outside entries have such references.
    """
    for name, paths in _paths_by_id(data).items():
        if any(ref.startswith(f"{name}.") for ref in refs):
            message = text("content-id-twice-with-effects", name=name)
            yield from (Complaint((*path, "id"), message) for path in paths[1:] or paths)


def _paths_by_id(data: dict[Key, Any]) -> dict[str, list[DocumentPath]]:
    """Return the paths of all entries in the sections, by the entries' id."""
    paths: dict[str, list[DocumentPath]] = {}
    for section, value in data.items():
        if is_entry_list(value):
            for index, entry in enumerate(value):
                if isinstance(entry, dict):
                    paths.setdefault(str(entry.get("id")), []).append((section, index))
    return paths
