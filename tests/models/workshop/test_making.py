"""Entries of every section are made, doubled, changed by a form and removed, in one's own pack alone."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from yaml import safe_load

from wonderland_qt import paths
from wonderland_qt.components.entries import SHOWN_ONLY
from wonderland_qt.engine.content.folders.origins import is_entry_list
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.forms.form_rows import rows_of
from wonderland_qt.models.workshop.forms.value_kinds import kinds_at
from wonderland_qt.models.workshop.making import Maker
from wonderland_qt.models.workshop.tweaks import Tweaks
from wonderland_qt.models.workshop.workshop_entries import value_at

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
NAMES = {"en": "A New One", "pl": "Nowość", "uk": "Новинка"}

MAKE = {
    "wonderland": {"regions", "chairs", "tiles", "tea_cards", "quests", "wonderlandians", "factions"},
    "bunny_kingdom": {"buildings", "parchments"},
    "tea_for_2": {"characters", "missions", "watch"},
    "pixie_queen": {"permanent_tiles", "prizes"},
}
"""Sections to which one more can be added as it is; others need more than the entry, and say what."""


@cache
def sections(game: str) -> tuple[str, ...]:
    edited = EditedContent(GAMES[game], [paths.content()], Path("nowhere"))
    data = edited.checked.sections.data
    return tuple(str(name) for name, value in data.items() if is_entry_list(value) and name not in SHOWN_ONLY)


def bench(game: str, own: Path) -> tuple[EditedContent, Tweaks, Maker]:
    edited = EditedContent(GAMES[game], [paths.content()], own)
    tweaks = Tweaks(edited)
    return edited, tweaks, Maker(edited, tweaks)


def written(own: Path) -> list[Path]:
    return [file for file in own.rglob("*.yaml") if "schema" not in file.parts]


@EVERY_GAME
def test_every_entry_of_every_section_has_a_form(game: str, tmp_path: Path) -> None:
    edited, _, _ = bench(game, tmp_path)
    data, model = edited.checked.sections.data, edited.ruleset.content_files
    for entry in edited.checked.entries:
        rows = rows_of(kinds_at(model, entry.path), value_at(data, entry.path), data)
        assert rows, entry.path
        assert [row.path for row in rows if row.editor == "plain"] == [], entry.path
        assert len({row.path for row in rows}) == len(rows)


@EVERY_GAME
def test_what_a_form_adds_is_valid_or_told_beside_its_field(game: str, tmp_path: Path) -> None:
    """Every addition and every verb of the first entry of each section is content, or has its reason."""
    edited, _, _ = bench(game, tmp_path)
    data, model = edited.checked.sections.data, edited.ruleset.content_files
    for section in sections(game):
        entry = data[section][0]
        for row in rows_of(kinds_at(model, (section, 0)), entry, data):
            for addition in row.additions[:2]:
                changed = deepcopy(entry)
                outer = value_at(changed, addition.path[:-1])
                if isinstance(outer, list):
                    outer.append(addition.value)
                else:
                    outer[addition.path[-1]] = addition.value
                assert rows_of(kinds_at(model, (section, 0)), changed, data)


@EVERY_GAME
def test_new_and_duplicate_add_one_or_say_why_not(game: str, tmp_path: Path) -> None:
    made: set[str] = set()
    own = tmp_path / "own"
    edited, tweaks, maker = bench(game, own)
    for section in sections(game):
        before = len(edited.checked.sections.data[section])
        for make in (maker.new, maker.duplicate):
            name, wrong = make((section, 0), NAMES)
            assert bool(name) != bool(wrong)
            if wrong:
                assert all(mistake.expected for mistake in wrong)
                assert edited.checked.sections.data[section][before:] == []
                continue
            made.add(section)
            entry = edited.entry(name)
            assert entry is not None
            assert not edited.mistakes
            assert value_at(edited.checked.sections.data, entry.path)["name"] == NAMES
            assert maker.remove(entry.path) == ()
            assert written(own) == []
        assert len(edited.checked.sections.data[section]) == before
        while tweaks.can_undo:
            tweaks.undo()
        assert not edited.mistakes
    assert made >= MAKE[game], made


@EVERY_GAME
def test_a_built_in_entry_is_removed_by_a_word_and_comes_back(game: str, tmp_path: Path) -> None:
    removed = 0
    for section in sections(game):
        edited, tweaks, maker = bench(game, tmp_path / section)
        data = edited.checked.sections.data
        path = (section, len(data[section]) - 1)
        name, number = data[section][-1]["id"], len(data[section])
        if maker.remove(path):
            continue
        removed += 1
        assert len(edited.checked.sections.data.get(section, [])) == number - 1
        file = next(one for one in written(tmp_path / section) if one.stem != "table" or section == "table")
        assert safe_load(file.read_text(encoding="utf-8")) == {section: [{"id": name, "remove": True}]}
        tweaks.undo()
        assert len(edited.checked.sections.data[section]) == number
    assert removed


def test_a_form_writes_only_what_differs_and_says_what_is_wrong(tmp_path: Path) -> None:
    edited, _, maker = bench("wonderland", tmp_path)
    card = edited.entry("tea_1_04")
    assert card is not None
    value: Any = deepcopy(value_at(edited.checked.sections.data, card.path))
    value["rewards"][0] = {"units": -1}
    (wrong,) = maker.save(card.path, value)
    assert wrong.where.startswith("tea_cards.tea_1_04.rewards.0.units")
    assert not written(tmp_path)
    value["rewards"] = [{"units": 5}, "quest"]
    assert maker.save(card.path, value) == ()
    (file,) = written(tmp_path)
    assert safe_load(file.read_text(encoding="utf-8")) == {
        "tea_cards": [{"id": "tea_1_04", "rewards": [{"units": 5}, "quest"]}]
    }
    value["round"] = 2
    assert maker.save(card.path, value) == ()
    assert edited.checked.content.tea_cards["tea_1_04"].round == 2
    assert maker.is_over_another(card.path)
    assert maker.restore(card.path) == ()
    assert not written(tmp_path)


def test_one_s_own_file_keeps_its_comments_and_order(tmp_path: Path) -> None:
    own = tmp_path / "wonderland" / "teas.yaml"
    own.parent.mkdir()
    text = """# ours
tea_cards:
  # served first
  - id: tea_1_31   # a new one
    name: {en: Toast, pl: Tost, uk: Грінка}
    round: 1
    rewards:
      - {units: 2}   # a pair
      - quest        # and a task
"""
    own.write_text(text, encoding="utf-8")
    edited, tweaks, maker = bench("wonderland", tmp_path)
    card = edited.entry("tea_1_31")
    assert card is not None
    value: Any = deepcopy(value_at(edited.checked.sections.data, card.path))
    value["rewards"] = [{"units": 3}, "shield", "quest"]
    value["name"]["en"] = "Buttered Toast"
    assert maker.save(card.path, value) == ()
    assert own.read_text(encoding="utf-8") == text.replace("units: 2", "units: 3").replace(
        "# a pair\n", "# a pair\n      - shield\n"
    ).replace("en: Toast", "en: Buttered Toast")
    tweaks.undo()
    assert own.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("section", ["regions", "chairs"])
def test_what_lies_on_the_table_gets_a_free_place_there_in_the_same_step(
    section: str, tmp_path: Path
) -> None:
    edited, tweaks, maker = bench("wonderland", tmp_path)
    name, wrong = maker.new((section, 0), NAMES)
    assert wrong == ()
    plan = edited.checked.content.files.table
    for part in (plan, *(stage for stage in plan.stages.values() if getattr(stage, section))):
        spots = getattr(part, section)
        mine = spots[name]
        others = [spot for one, spot in spots.items() if one != name]
        room = mine.size[0] * mine.size[1]
        assert all(_shared(mine, other) <= room / 6 for other in others)
        assert all(0 <= mine.at[side] <= part.size[side] - mine.size[side] for side in (0, 1))
    entry = edited.entry(name)
    assert entry is not None
    assert maker.remove(entry.path) == ()
    assert written(tmp_path) == [], "its place goes with it"
    tweaks.undo()
    assert edited.entry(name) is not None
    tweaks.undo()
    assert written(tmp_path) == [], "one step makes it, one takes it back"


def _shared(one: Any, other: Any) -> float:
    """Return how much of the table two places share."""
    sides = [
        min(one.at[n] + one.size[n], other.at[n] + other.size[n]) - max(one.at[n], other.at[n])
        for n in (0, 1)
    ]
    return float(max(sides[0], 0) * max(sides[1], 0))


def test_a_track_gets_one_more_field_and_loses_it(tmp_path: Path) -> None:
    edited, tweaks, maker = bench("pixie_queen", tmp_path)
    before = edited.checked.content.files.fields
    assert maker.can_make(("fields", 2))
    assert maker.duplicate(("fields", 2), NAMES) == ("3", ())
    assert edited.checked.content.files.fields == (*before[:3], *before[2:])
    assert maker.remove(("fields", 0)) == ()
    assert edited.checked.content.files.fields == (*before[1:3], *before[2:])
    tweaks.undo()
    tweaks.undo()
    assert edited.checked.content.files.fields == before
    assert written(tmp_path) == []
