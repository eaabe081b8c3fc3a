"""Entries: the things in a content that have an id, with their names; and fingerprints of contents."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Annotated, Any

from pydantic import BaseModel, Field

from wonderland_qt.engine.content.composed_verbs import verb_words
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.named_verbs import sections_of_verbs
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.tagged_maps import field_names
from wonderland_qt.engine.words.texts import Text, text

FINGERPRINT_LENGTH = 16
Name = Annotated[str, Field(min_length=1, max_length=120)]
ENTRY_ID = r"^[a-z][a-z0-9_]*$"
SHOWN_ONLY = frozenset(
    {
        *("name", "table", "scenery", "appearances", "evaluation", "foresight", "bots", "bot_strength"),
        *("verbs", "named_abilities", "icon", "own_text", "emblem"),
    }
)
"""Fields without influence on rules: names, layout, looks, and what only bots use."""


class Entry(ContentModel):
    """Anything that has an id; `name` are its names by language."""

    id: str = Field(pattern=ENTRY_ID)
    name: dict[str, Name] = Field(default={})

    def words(self) -> Mapping[str, Mapping[str, str]]:
        """Return the words written in the entry, by message key and language; {} if it has no name."""
        return {self.id: self.name} if self.name else {}


def entries(content: Any) -> list[Entry]:
    """Return every entry in a content at any depth; entries stand before those inside them."""
    found: list[Entry] = []
    _add_entries(content, found)
    return found


def _add_entries(content: Any, found: list[Entry]) -> None:
    """Add the content itself if it is an entry, then all entries inside it."""
    if isinstance(content, Entry):
        found.append(content)
    for part in _parts(content):
        if isinstance(part, BaseModel | list | tuple | dict):
            _add_entries(part, found)


def _parts(content: Any) -> Iterable[Any]:
    """Return the fields of a model, the values of a mapping or the items of a list."""
    if isinstance(content, BaseModel):
        fields = content.__dict__
        return [fields[name] for name in field_names(type(content))]
    if isinstance(content, dict):
        return content.values()
    return content if isinstance(content, list | tuple) else ()


def unique_ids(content: BaseModel) -> Iterator[Complaint]:
    """Yield a complaint for each id that two sections have, because ids are the keys of names.

    A repeated id of an entry within another one is reported at the outer one.
    """
    section_of: dict[str, str] = {}
    for section in field_names(type(content)):
        value = getattr(content, section)
        members = value if isinstance(value, tuple) else ()
        for number, member in enumerate(members):
            for entry in entries(member):
                if section_of.setdefault(entry.id, section) != section:
                    path = (section, number, "id") if entry is member else (section, number)
                    message = text("content-id-elsewhere", id=entry.id, section=section_of[entry.id])
                    yield Complaint(path, message)


def one_for_each_size(
    section: str, numbers: Sequence[int], sizes: Iterable[int], what: Text
) -> Iterator[Complaint]:
    """Yield a complaint for each number of players that a section has twice or not at all.

    `numbers` are the numbers of players of its entries, in order; `what` names the entries.
    """
    for number, players in enumerate(numbers):
        if players in numbers[:number]:
            path = (section, number, "players")
            yield Complaint(path, text("content-for-as-many", what=what))
    for players in sizes:
        if players not in numbers:
            yield Complaint((section,), text("content-none-for", what=what, players=players))


def content_words(content: BaseModel) -> dict[str, Mapping[str, str]]:
    """Return the names written in a content's entries and composed verbs, by key and language."""
    found: dict[str, Mapping[str, str]] = {}
    for section in sections_of_verbs(type(content)):
        found.update(verb_words(getattr(content, section)))
    for entry in entries(content):
        found.update(entry.words())
    return found


def fingerprint(content: BaseModel, about: Collection[str] = ()) -> str:
    """Return a short hash of everything in a content that affects rules; a changed name does not change it.

    `about` are further fields, besides SHOWN_ONLY, that do not affect rules.
    """
    data = _data_for_rules(content, {*SHOWN_ONLY, *about})
    return sha256(repr(data).encode()).hexdigest()[:FINGERPRINT_LENGTH]


def _data_for_rules(value: Any, shown_only: Collection[str]) -> Any:
    """Return a value as plain data without the fields that do not affect rules."""
    if isinstance(value, BaseModel):
        fields = [name for name in field_names(type(value)) if name not in shown_only]
        return type(value).__name__, [
            (name, _data_for_rules(getattr(value, name), shown_only)) for name in fields
        ]
    if isinstance(value, list | tuple):
        return [_data_for_rules(inner, shown_only) for inner in value]
    return value
