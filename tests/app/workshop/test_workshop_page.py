"""The workshop on screen: entries are drawn, a number becomes a card, mistakes are named, games played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.pictures_coming import let_pictures_come
from tests.waiting import until
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES

pytestmark = pytest.mark.window

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def first_with_numbers(page: Any) -> Any:
    edited = page.workshop.edited
    return next(entry for entry in edited.checked.entries if edited.numbers(entry) and entry.shown.value != 0)


@EVERY_GAME
def test_every_entry_is_drawn_and_said(game: str, visit: Callable[..., Any]) -> None:
    from wonderland_qt.app.workshop.gallery_pictures import Room

    page = visit(game)
    edited = page.workshop.edited
    kinds: dict[str, Any] = {}
    for entry in edited.checked.entries:
        kinds.setdefault(entry.shown.kind, entry)
        if entry.shown.stage is None:
            drawn = page._pictures.picture(entry, Room(90, 100))
            assert 30 <= max(drawn.width(), drawn.height()) <= 130, entry.path
    for entry in kinds.values():
        page.jump(entry)
        assert page.sheet.name.text() == edited.name_of(entry.shown.name, "en")
        assert not page.sheet.picture.pixmap().isNull()
        assert page.file.view.toPlainText() == entry.place[0].read_text(encoding="utf-8")


@EVERY_GAME
def test_a_number_changed_in_place_is_a_changed_card(game: str, visit: Callable[..., Any]) -> None:
    page = visit(game)
    entry = first_with_numbers(page)
    page.jump(entry)
    row = page.sheet.numbers[0]
    before, picture = row.number.value, page.sheet.picture.pixmap().toImage()
    row.box.setValue(before + 1)
    row._pause.stop()
    row._write()
    assert page.sheet.numbers[0].number.value == before + 1
    assert page.entry.changed
    assert page.file.view.file.is_relative_to(paths.packs())
    assert str(before + 1) in page.ribbon.prompt.text()
    assert page.workshop.gallery.counts["changed"] >= 1
    window = page.window()
    assert entry.path == page.entry.path
    assert window.shelf.lobby(game).packs[-1].id == "my-tweaks", "a new game is played with it"
    page.workshop.undo()
    assert page.sheet.numbers[0].number.value == before
    assert page.sheet.picture.pixmap().toImage() == picture


def test_a_changed_number_costs_one_reading_and_one_picture(
    visit: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From number to card in under a second: `bench --window` tells the time, this what it is spent on."""
    from wonderland_qt.app.workshop.gallery_pictures import GalleryPictures
    from wonderland_qt.app.workshop.number_row import PAUSE
    from wonderland_qt.models.workshop.edited_content import EditedContent
    from wonderland_qt.models.workshop.file_watch import STILL

    done: list[str] = []

    def counted(kind: type, name: str) -> None:
        whole = getattr(kind, name)

        def count(*arguments: Any) -> Any:
            done.append(name)
            return whole(*arguments)

        monkeypatch.setattr(kind, name, count)

    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("tea_1_01"))
    counted(EditedContent, "read")
    counted(GalleryPictures, "picture")
    row = page.sheet.numbers[-1]
    row.box.setValue(row.number.value + 1)
    row._pause.stop()
    row._write()
    assert done == ["read", "picture"]
    assert PAUSE + STILL <= 250, "milliseconds until what was typed, or saved elsewhere, is read"


def test_what_an_editor_saves_is_shown(visit: Callable[..., Any], application: Any) -> None:
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("tea_1_01"))
    file, _, _ = page.workshop.own_place(page.entry)
    other = file.with_name("other")
    other.write_text(file.read_text(encoding="utf-8").replace("units: 3", "units: 1"), encoding="utf-8")
    other.replace(file)
    until(application, lambda: "1 unit" in page.sheet.rules[0].text())
    file.write_text(file.read_text(encoding="utf-8").replace("units: 1", "units: 4"), encoding="utf-8")
    until(application, lambda: "4 units" in page.sheet.rules[0].text())


def test_a_picture_that_is_drawn_anew_is_seen(visit: Callable[..., Any], application: Any) -> None:
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("walrus"))
    piece = page.entry.shown.piece
    file = paths.packs() / "my-tweaks" / "wonderland" / "art" / piece.kind / f"{piece.art}.svg"
    file.parent.mkdir(parents=True)
    seen = [page.sheet.picture.pixmap().toImage()]
    for colour in ("red", "teal"):
        file.write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="240">'
            f'<rect width="180" height="240" fill="{colour}"/></svg>'
        )
        page.workshop.read_again()
        let_pictures_come(application)
        seen.append(page.sheet.picture.pixmap().toImage())
    assert seen[0] != seen[1] != seen[2]


def test_a_mistake_is_told_with_its_place_and_opens_there(
    visit: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.app.workshop import workshop_page

    opened: list[Any] = []

    def remember(*place: Any) -> bool:
        opened.append(place)
        return True

    monkeypatch.setattr(workshop_page, "open_at", remember)
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("tea_1_01"))
    page._edit_own_copy()
    file = opened[0][0]
    good = file.read_text(encoding="utf-8")
    file.write_text(good.replace("units", "unitz"), encoding="utf-8")
    page.workshop.read_again()
    item, line = page.file.mistakes.item(0), page.workshop.mistakes[0].line
    assert "tea_1_01" in file.read_text(encoding="utf-8").splitlines()[line - 1]
    assert item.text().startswith(f"tea_1_01.yaml:{line}:")
    assert "did you mean 'units'" in item.text()
    assert "3 units" in page.sheet.rules[0].text(), "the last valid content stays in use"
    assert not page.try_it.isEnabled()
    page.file.mistakes.itemClicked.emit(item)
    assert opened[1][:2] == (file, line)
    file.write_text(good, encoding="utf-8")
    page.workshop.read_again()
    assert page.file.mistakes.count() == 0
    assert page.try_it.isEnabled()


def test_a_misspelt_word_is_put_right_by_a_button(visit: Callable[..., Any]) -> None:
    page = visit("wonderland")
    page.jump(page.workshop.edited.entry("tea_1_01"))
    file, _, _ = page.workshop.own_place(page.entry)
    good = file.read_text(encoding="utf-8")
    file.write_text(good.replace("units", "unitz") + "quests: 3\n", encoding="utf-8")
    page.workshop.read_again()
    assert page.file.right.text() == "Change to “units”"
    page.file.right.click()
    assert file.read_text(encoding="utf-8") == good + "quests: 3\n"
    assert len(page.workshop.mistakes) == 1
    assert not page.file.right.isVisibleTo(page), "nobody but its author knows what was meant"
    page.workshop.undo()
    assert "unitz" in file.read_text(encoding="utf-8")


def test_entries_of_several_kinds_lie_under_headings_that_the_keyboard_steps_over(
    visit: Callable[..., Any], application: Any
) -> None:
    page = visit("bunny_kingdom")
    model, view = page.gallery.model, page.gallery.list
    kinds = list(dict.fromkeys(entry.shown.kind for entry in model.entries))
    assert model.rowCount() == len(model.entries) + len(kinds)
    assert model.index(0).data() == page.workshop.edited.heading_of_kind(kinds[0], "en")
    view.setFocus()
    view.setCurrentIndex(model.index(1))
    seen = set()
    keyboard = Keyboard(application, page.window())
    for _ in range(model.rowCount()):
        seen.add(page.entry.shown.kind)
        keyboard.press("Down")
    assert seen == set(kinds)
    page.gallery.choose_kind(kinds[0])
    assert model.rowCount() == len(model.entries)


def test_the_plot_has_a_scale_of_round_values() -> None:
    from wonderland_qt.app.workshop.dots import round_values

    assert round_values(0.183, 0.247) == [0.2, 0.22, 0.24]
    assert round_values(0.2, 0.2) == [0.2, 0.205, 0.21, 0.215, 0.22]
    assert round_values(38.0, 61.0) == [40.0, 45.0, 50.0, 55.0, 60.0]


@pytest.mark.usefixtures("application")
def test_the_plot_has_room_for_what_it_says_of_a_change() -> None:
    from PySide6.QtGui import QFontMetrics

    from wonderland_qt.app.workshop.dots import DotPlot, Dots

    plot, said = DotPlot(), "−15.0 ±47.4 · not significant"
    plot.resize(500, 60)
    plot.show_dots([Dots("Alice", 0.4, 0.25, 0.47, said, sure=False)])
    assert QFontMetrics(plot._letters).horizontalAdvance(said) < plot.width_of_changes < plot.width() / 2


def test_entries_are_found_by_name_verb_id_and_kind(visit: Callable[..., Any]) -> None:
    gallery = visit("wonderland").gallery
    found = {}
    for word in ("rose-leaf", "remove_madness", "tea_2_14"):
        gallery.search.setText(word)
        found[word] = {entry.id for entry in gallery.model.entries}
    assert "tea_1_01" in found["rose-leaf"]
    assert {"tea_1_17", "alice"} <= found["remove_madness"]
    assert found["tea_2_14"] == {"tea_2_14"}
    gallery.search.clear()
    gallery.choose_kind("tile")
    assert {entry.shown.kind for entry in gallery.model.entries} == {"tile"}


def test_bots_tell_what_a_change_does_and_can_be_stopped(visit: Callable[..., Any], application: Any) -> None:
    from wonderland_qt.engine.comparison import Change, Comparison, Verdict

    page = visit("bunny_kingdom")
    assert not page.trial.many.isEnabled(), "nothing is changed yet"
    page.jump(page.workshop.edited.entry("royal_ring"))
    page.workshop.set_number(page.sheet.numbers[0].number, 9)
    page.trial.play(5)
    assert page.trial.stop.isVisibleTo(page)
    until(application, lambda: not page.workshop.trial.running)
    until(application, lambda: page.workshop.verdict is not None)
    assert page.workshop.verdict.comparison.games == 5
    assert page.trial.verdict.text()
    assert page.trial.verdict.text().startswith("Too few games to tell: 5 so far")
    assert not page.trial.plot._dots
    taken = Change("taken", "royal_ring", "parchment", 0.3, 0.416, 0.05, 600)
    page.workshop.verdict = Verdict(Comparison("bunny_kingdom", 4, 600, 500, (taken,)), ("",), {})
    page.show_entry(page.entry)
    assert "bots took it in 41.6% of offers" in page.sheet.figures.text()
    page.workshop.undo()
    assert page.workshop.verdict is None
    assert "bots took" not in page.sheet.figures.text(), "those games were played with what was undone"
    page.workshop.set_number(page.sheet.numbers[0].number, 9)
    page.trial.play(100_000)
    page._leave()
    assert not page.workshop.trial.running
    assert page.isVisible()
    page._leave()
    assert not page.isVisible()


@pytest.mark.parametrize(("language", "button"), [("en", "New"), ("pl", "Nowe"), ("uk", "Нове")])
def test_what_is_new_is_plotted_first_against_its_fair_share(
    language: str, button: str, visit: Callable[..., Any]
) -> None:
    from wonderland_qt.engine.comparison import Change, Comparison, Novelty, Verdict

    page = visit("bunny_kingdom", language)
    old = Change("wins", "pink", "", 0.25, 0.26, 0.05, 600)
    new = Novelty("won", "royal_ring", "parchment", 0.8, 0.25, 0.4)
    told = Comparison("bunny_kingdom", 4, 600, 500, (old,), (new,))
    page.workshop.trial.counted.emit(Verdict(told, ("Royal Ring",), {"royal_ring": "Royal Ring"}))
    (row,) = page.trial.plot._dots
    assert row.name.startswith("Royal Ring")
    assert (row.before, row.after) == (0.25, 0.8)
    assert page.trial.plot._high == 1.0, "no share is above the whole"
    assert page.trial._kinds.checkedButton().text() == button
    page.workshop.trial.counted.emit(Verdict(Comparison("bunny_kingdom", 4, 600, 500, (old,)), ("",), {}))
    assert page.trial._kinds.checkedButton().text() != button


def test_a_scenario_is_tried_on_what_is_written(visit: Callable[..., Any], application: Any) -> None:
    from wonderland_qt.app.workshop.visit import Visit

    page = visit("bunny_kingdom")
    folder = Path(__file__).resolve().parents[2] / "games" / "bunny_kingdom" / "scenarios"
    scenario = min(folder.rglob("*.yaml"))
    page.findChild(Visit).check_scenario(scenario)
    until(application, lambda: scenario.name in page.ribbon.prompt.text())
    window = page.window()
    page.lay.click()
    table = window.table
    assert table is not None, "the scenario lies on the table"
    assert table.session.game.waiting()
    assert {seat.bot for seat in table.session.seats} == {"", "rule"}


@EVERY_GAME
def test_scenarios_can_be_played_on_from(game: str) -> None:
    from wonderland_qt.engine.journals.replay import replay
    from wonderland_qt.models.workshop.scenario_journal import journal_or_problem

    ruleset = GAMES[game]
    folder = Path(__file__).resolve().parents[2] / "games" / game
    content, files = ruleset.load([folder / "first_printing"]), sorted((folder / "scenarios").rglob("*.yaml"))
    laid = 0
    for file in files[:: max(len(files) // 16, 1)]:
        journal, problem = journal_or_problem(file, ruleset, content, "Ann", "rule")
        if journal is None:
            assert problem.startswith(f"{file}:"), "a position of other content"
            continue
        laid += 1
        play = replay(ruleset, content, journal)
        persons = [seat.player for seat in journal.header.seats if not seat.is_bot]
        assert persons == list(play.game.waiting()[:1] or persons)
    assert laid >= 4


def test_the_gallery_folds_away(visit: Callable[..., Any], application: Any) -> None:
    page = visit("tea_for_2")
    wide = page.sheet.width()
    Keyboard(application, page.window()).press("G")
    assert not page.gallery.isVisible()
    assert page.sheet.width() > wide


def test_try_it_asks_for_a_new_game_on_the_edited_content(visit: Callable[..., Any]) -> None:
    page = visit("bunny_kingdom")
    window = page.window()
    page.jump(page.workshop.edited.entry("royal_ring"))
    page.workshop.set_number(page.sheet.numbers[0].number, 9)
    page.tried.emit()
    assert window.pages.currentWidget() is window.new_game
    assert window.lobby.content.parchments["royal_ring"].score[0].points == 9


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_nothing_is_cut_off(language: str, visit: Callable[..., Any], application: Any) -> None:
    from tests.app.layout_flaws import layout_flaws

    page = visit("wonderland", language)
    application.processEvents()
    assert layout_flaws(page.window()) == []
