"""Named verbs are used, made, changed and removed by forms, in one's own pack alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.entry_draft import EntryDraft
from wonderland_qt.models.workshop.forms.form_rows import FormRow
from wonderland_qt.models.workshop.making import Maker
from wonderland_qt.models.workshop.tweaks import Tweaks
from wonderland_qt.models.workshop.workshop_entries import NAMED

NAMES = {"en": "Ambush", "pl": "Zasadzka", "uk": "Засідка"}


def bench(own: Path, game: str = "wonderland") -> tuple[EditedContent, Maker]:
    edited = EditedContent(GAMES[game], [paths.content()], own)
    return edited, Maker(edited, Tweaks(edited))


def card(edited: EditedContent, maker: Maker) -> EntryDraft:
    entry = edited.entry("tea_1_12")
    assert entry is not None
    return EntryDraft(edited, maker, entry.path)


def row_at(draft: EntryDraft, *path: object) -> FormRow:
    return next(row for row in draft.rows if row.path == path)


def test_a_form_offers_named_verbs_with_their_parameters(tmp_path: Path) -> None:
    edited, maker = bench(tmp_path)
    draft = card(edited, maker)
    choices = row_at(draft, "rewards", 0).choices
    assert (choices["second_helping"], choices["clean_plate"]) == ({"second_helping": 1}, "clean_plate")
    draft.put(("rewards", 0), choices["clean_plate"])
    row = row_at(draft, "rewards", 0)
    assert row.phrase is not None
    assert "Clean Plate (gain 2 VP" in edited.words("en").say(row.phrase)
    (addition,) = row.additions
    draft.add(addition)
    number = row_at(draft, "rewards", 0, "clean_plate", "vp")
    assert (number.editor, number.low, number.removable) == ("number", 0, True)
    draft.put(number.path, 5)
    assert draft.save() == ()
    entry = edited.entry("tea_1_12")
    assert entry is not None
    assert entry.changed
    assert edited.checked.content.tea_cards["tea_1_12"].rewards[0].do[0].vp == 5


def test_what_is_wrong_with_an_argument_stands_beside_its_field(tmp_path: Path) -> None:
    edited, maker = bench(tmp_path)
    draft = card(edited, maker)
    draft.put(("rewards", 0), {"second_helping": {"units": "many"}})
    (wrong,) = draft.check()
    assert draft.wrong[("rewards", 0, "second_helping", "units")] == (wrong,)


@pytest.mark.parametrize("game", GAMES)
def test_named_verbs_are_made_doubled_and_removed(game: str, tmp_path: Path) -> None:
    edited, maker = bench(tmp_path, game)
    first = next(entry for entry in edited.checked.entries if entry.shown.kind == NAMED)
    assert maker.can_make(first.path)
    for make in (maker.new, maker.duplicate):
        word, wrong = make(first.path, NAMES)
        assert wrong == ()
        path = (first.path[0], word)
        made = edited.at(path)
        assert made is not None
        assert made.changed
        assert edited.words("pl").say(made.shown.name) == "Zasadzka"
        draft = EntryDraft(edited, maker, path)
        assert [row.path for row in draft.rows if row.editor == "plain"] == []
        draft.put(("name", "pl"), "Pułapka")
        assert draft.save() == ()
        assert edited.words("pl").say(Text(f"verb-{word}")) == "Pułapka"
        assert maker.remove(path) == ()
        assert edited.at(path) is None
    assert maker.remove(first.path) == ()
    assert edited.at(first.path) is None
    assert not edited.mistakes


def test_a_verb_made_of_itself_is_not_saved(tmp_path: Path) -> None:
    edited, maker = bench(tmp_path)
    draft = EntryDraft(edited, maker, ("verbs", "clean_plate"))
    draft.put(("do", 0), "clean_plate")
    wrong = [mistake.expected for mistake in draft.save()]
    assert any("contains itself" in one for one in wrong)
    assert not list(tmp_path.rglob("*.yaml"))


def test_editors_know_a_verb_as_soon_as_it_is_named(tmp_path: Path) -> None:
    _, maker = bench(tmp_path)
    word, _ = maker.duplicate(("verbs", "second_helping"), NAMES)
    schema = (tmp_path / "schema" / "wonderland-pack.json").read_text(encoding="utf-8")
    assert f'"{word}"' in schema


def test_a_parameter_is_named_and_put_by_clicks_alone(tmp_path: Path) -> None:
    edited, maker = bench(tmp_path)
    draft = EntryDraft(edited, maker, ("verbs", "clean_plate"))
    (new,) = [one for one in row_at(draft, "parameters").additions if one.label == "new"]
    draft.add(new)
    assert row_at(draft, "parameters", "new").renamable
    draft.rename(("parameters", "new"), "most")
    assert list(draft.value["parameters"]) == ["vp", "most"]
    number = row_at(draft, "if", 0, "shards", "at_most")
    assert number.other == "$vp"
    draft.put(number.path, number.other)
    row = row_at(draft, *number.path)
    assert (row.editor, list(row.choices)) == ("choice", ["$vp", "$most"])
    draft.put(number.path, row.choices["$most"])
    assert row_at(draft, *number.path).other == 1
    draft.rename(("parameters", "most"), "limit")
    assert draft.value["if"] == [{"shards": {"at_most": "$limit"}}]
    assert draft.save() == ()
    (entry,) = [one for one in edited.checked.entries if one.path == ("verbs", "clean_plate")]
    assert entry.changed


def test_a_key_that_is_taken_or_gone_is_not_given(tmp_path: Path) -> None:
    edited, maker = bench(tmp_path)
    draft = EntryDraft(edited, maker, ("verbs", "clean_plate"))
    before = dict(draft.value["parameters"])
    for path, key in ((("parameters", "vp"), ""), (("parameters", "vp"), "vp"), (("parameters", "no"), "x")):
        draft.rename(path, key)
    assert draft.value["parameters"] == before
    assert not row_at(draft, "name", "en").renamable


AMBUSH = """# verbs of the kitchen
verbs:
  ambush:   # a nasty one
    name: {en: Ambush}
    parameters: {vp: {}, then: {default: [shield]}}
    do: [{vp: $vp}]   # pays
  feast:
    parameters: {extra: {default: {ambush: 2}}}
    do: [{ambush: {vp: 1}}, $extra]
"""
GUESTS = """tea_cards:
  - {id: ambush, round: 1, rewards: [{"ambush": {vp: 3}}, quest]}  # ambush
  - id: tea_1_12
    name: {en: ambush}
    rewards:
      - split: {above: [{ambush: 2}], below: [{ feast: {extra: {ambush: 1}} }]}
"""


def renamed(words: str) -> str:
    """Return what was written with another word for the verb, and for nothing else."""
    uses = {
        "  ambush:   #": "  raid:   #",
        "{ambush: ": "{raid: ",
        '{"ambush": ': "{raid: ",
    }
    for was, now in uses.items():
        words = words.replace(was, now)
    return words


def test_a_verb_is_renamed_wherever_its_pack_uses_it(tmp_path: Path) -> None:
    kitchen = AMBUSH.replace(", then: {default: [shield]}", "")
    (tmp_path / "verbs.yaml").write_text(kitchen, encoding="utf-8")
    (tmp_path / "guests.yaml").write_text(GUESTS, encoding="utf-8")
    edited = EditedContent(GAMES["wonderland"], [paths.content()], tmp_path)
    assert not edited.mistakes, [one.in_words("en") for one in edited.mistakes]
    tweaks = Tweaks(edited)
    draft = EntryDraft(edited, Maker(edited, tweaks), ("verbs", "ambush"))
    assert draft.rows[0].renamable
    draft.rename((), "raid")
    assert draft.changed
    assert draft.save() == ()
    assert draft.path == ("verbs", "raid")
    assert (tmp_path / "verbs.yaml").read_text(encoding="utf-8") == renamed(kitchen)
    assert (tmp_path / "guests.yaml").read_text(encoding="utf-8") == renamed(GUESTS)
    assert edited.entry("raid") is not None
    tweaks.undo()
    assert (tmp_path / "verbs.yaml").read_text(encoding="utf-8") == kitchen
    assert (tmp_path / "guests.yaml").read_text(encoding="utf-8") == GUESTS


@pytest.mark.parametrize(("word", "wrong"), [("feast", "twice"), ("vp", "already"), ("Bad Word", "")])
def test_a_word_that_is_taken_or_odd_is_not_saved(tmp_path: Path, word: str, wrong: str) -> None:
    kitchen = AMBUSH.replace(", then: {default: [shield]}", "")
    (tmp_path / "verbs.yaml").write_text(kitchen, encoding="utf-8")
    edited, maker = bench(tmp_path)
    draft = EntryDraft(edited, maker, ("verbs", "ambush"))
    draft.rename((), word)
    found = draft.save()
    assert found
    assert any(wrong in one.expected for one in found), [one.expected for one in found]
    assert (tmp_path / "verbs.yaml").read_text(encoding="utf-8") == kitchen


def test_a_verb_of_what_lies_beneath_keeps_its_word(tmp_path: Path) -> None:
    edited, maker = bench(tmp_path)
    assert not EntryDraft(edited, maker, ("verbs", "clean_plate")).rows[0].renamable
