"""Reads the YAML files of a game's content from one or more folders into a validated model."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from wonderland_qt.engine.content.composed_verbs import HasVerbs
from wonderland_qt.engine.content.error_messages import MISSING, complaints
from wonderland_qt.engine.content.folders.content_files import read_sections
from wonderland_qt.engine.content.folders.origins import Sections, is_entry_list
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.named_verbs import is_parameter_at
from wonderland_qt.engine.content.references import Complaint, unknown_references
from wonderland_qt.engine.content.tagged_maps import SharedReference, index_effects
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
    sections, mistakes, whole = reading.sections, reading.mistakes, reading.whole
    named, wrong = expand(model, sections)
    data, mistakes = sections.data, [*mistakes, *wrong]
    found: list[Complaint] = []
    checked: ModelT | None = None
    try:
        checked = model.model_validate(data, context=named)
    except ValidationError as error:
        found = [c for c in complaints(model, error) if whole or c.path[0] in data]
    if whole:
        found += unknown_references(model, data)
    known = [complaint for complaint in found if not is_parameter_at(model, data, complaint.path)]
    found = known or (found if checked is None and not mistakes else [])
    if checked is None or found or mistakes:
        raise ContentMistakes(_all_mistakes(sections, mistakes, found))
    if isinstance(checked, HasVerbs):
        checked.know(named)
    found = [complaint for check in checks for complaint in check(checked)]
    try:
        index_effects(checked)
    except SharedReference as shared:
        found += _complaints_of_shared(shared.refs, data)
    if found:
        raise ContentMistakes(_all_mistakes(sections, mistakes, found))
    return checked


def _all_mistakes(
    sections: Sections, mistakes: Iterable[Mistake], found: Iterable[Complaint]
) -> Iterator[Mistake]:
    """Yield the mistakes, and the complaints as mistakes with positions, less those at the same positions."""
    taken = {(mistake.path, mistake.line, mistake.column) for mistake in mistakes}
    yield from mistakes
    for complaint in found:
        message = _new_by_mistake(sections, complaint) or complaint.message
        mistake = sections.mistake(complaint.path, message, complaint.at_key)
        if (mistake.path, mistake.line, mistake.column) not in taken:
            yield mistake


def _new_by_mistake(sections: Sections, complaint: Complaint) -> Text | None:
    """Return a message about an incomplete entry whose id looks misspelt, None for other complaints."""
    if complaint.message != MISSING or len(complaint.path) != len(("section", "index", "key")):
        return None
    section, index, _ = complaint.path
    entries = sections.data[section]
    if not is_entry_list(entries):
        return None
    origins = sections.origins[section]
    layers = {_id(entry): origins.of(number).source.layer for number, entry in enumerate(entries)}
    name = _id(entries[int(index)])
    near = suggestion(name, [other for other, layer in layers.items() if layer < layers[name]])
    return text("content-key-missing-in-new-entry", name=name, near=near) if is_guess(near) else None


def _id(entry: object) -> str:
    return str(entry.get("id", "")) if isinstance(entry, dict) else ""


def _complaints_of_shared(refs: list[str], data: dict[Key, Any]) -> Iterator[Complaint]:
    """Yield a complaint for each entry whose effects have the same references as another section's."""
    sharing = {name: [p for p, other in _entries(data) if other == name] for _, name in _entries(data)}
    for name, paths in sharing.items():
        if any(ref.startswith(f"{name}.") for ref in refs):
            message = text("content-id-twice-with-effects", name=name)
            yield from (Complaint((*path, "id"), message) for path in paths[1:] or paths)


def _entries(data: dict[Key, Any]) -> Iterator[tuple[DocumentPath, str]]:
    """Yield the path and the id of every entry in the sections."""
    for section, value in data.items():
        for index, item in enumerate(value if is_entry_list(value) else ()):
            if isinstance(item, dict):
                yield (section, index), str(item.get("id"))
