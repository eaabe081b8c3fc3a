"""Entries: their words, and what tells contents apart."""

from __future__ import annotations

from wonderland_qt.components.entries import Entry, content_words, fingerprint, one_for_each_size, unique_ids
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.words.texts import Text


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
    assert fingerprint(pouch()) == fingerprint(pouch(name="grey"))
    assert fingerprint(pouch()) != fingerprint(pouch(weight=2))


def test_a_field_that_only_tells_of_the_content_does_not_change_the_fingerprint() -> None:
    assert fingerprint(pouch(), {"weight"}) == fingerprint(pouch(weight=2), {"weight"})


class Garden(ContentModel):
    pebbles: tuple[Pebble, ...]
    trees: tuple[Entry, ...]


def test_an_id_that_two_sections_have_is_told_once_with_its_place() -> None:
    grey = Pebble(id="grey", weight=1, spots=(Entry(id="ash"),))
    garden = Garden(pebbles=(grey, grey), trees=(Entry(id="oak"), Entry(id="ash")))
    assert [(found.path, found.expected) for found in unique_ids(garden)] == [
        (("trees", 1, "id"), "'ash' is in pebbles too; rename one of them")
    ]


def test_a_number_of_players_that_is_said_twice_or_not_at_all_is_told_with_its_place() -> None:
    assert [
        (found.path, found.expected)
        for found in one_for_each_size("tables", (2, 3, 2), (2, 3, 4), Text("thing-table"))
    ] == [
        (("tables", 2, "players"), "another table is for the same number of players; remove one"),
        (("tables",), "no table for 4 players; add one"),
    ]
