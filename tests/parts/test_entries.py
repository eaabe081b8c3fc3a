"""Entries: their words, and what tells contents apart."""

from __future__ import annotations

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.parts.entries import Entry, content_words, fingerprint


class Pebble(Entry):
    weight: int
    spots: tuple[Entry, ...] = ()


class Pouch(ContentModel):
    pebbles: tuple[Pebble, ...]


def pouch(weight: int = 1, name: str = "grey one") -> Pouch:
    spot = Entry(id="spot", name={"en": "spot"})
    return Pouch(pebbles=(Pebble(id="grey", name={"en": name}, weight=weight, spots=(spot,)),))


def test_words_of_entries_are_found_however_deep_they_lie() -> None:
    assert content_words(pouch()) == {"grey": {"en": "grey one"}, "spot": {"en": "spot"}}


def test_a_number_changes_the_fingerprint_and_a_word_does_not() -> None:
    telling = frozenset({"name"})
    assert fingerprint(pouch(), telling) == fingerprint(pouch(name="grey"), telling)
    assert fingerprint(pouch(), telling) != fingerprint(pouch(weight=2), telling)
