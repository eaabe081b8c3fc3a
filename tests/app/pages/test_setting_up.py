"""Start, new game and preferences, by keyboard."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.app.keyboard import Keyboard
from wonderland_qt import paths
from wonderland_qt.app.settings import Settings, TableChoices, load_settings, set_aside_broken, store_settings
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.worded_errors import in_words
from wonderland_qt.models.lobby.invitation import Guest

pytestmark = pytest.mark.window


def test_the_page_fills_the_invitation(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    page = keyboard.window.new_game
    keyboard.window.show_new_game()
    page.seats.seat([Guest("Ann", "", PlayerId("alice")), Guest("Ben")])
    page.seats.set_size(4)
    page.further.first.setCurrentIndex(page.further.first.findData(1))
    page.further.seed.setText("77")
    invitation = page.invitation()
    assert [guest.name for guest in invitation.guests] == ["Ann", "Ben", "", ""]
    assert (invitation.first, invitation.seed, invitation.guests[0].role) == (1, 77, "alice")
    assert page.begin.isEnabled()


def test_two_may_sit_down(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(names=("Ann",))
    keyboard.window.show_new_game()
    page = keyboard.window.new_game
    page.seats.sizes.button(2).click()
    assert [chair.isVisible() for chair in page.seats.chairs] == [True, True, False, False, False]
    page.begin.click()
    assert len(keyboard.window.table.session.seats) == 2


def test_the_ally_set_is_chosen_from_the_list(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    keyboard.window.show_new_game()
    keyboard.window.new_game.further.button.click()
    choice = keyboard.window.new_game.further.game_options["set"]
    listed = [choice.values.itemData(row) for row in range(choice.values.count())]
    assert listed == ["A", "B", "C", "D", "random", "mix", ""]
    assert not choice.sheet.isVisible()
    choice.values.setCurrentIndex(listed.index("C"))
    keyboard.window.begin(keyboard.window.new_game.invitation())
    allies = keyboard.window.table.session.game.state.ally_set
    assert set(allies.values()) == {f"{ally}_c" for ally in allies}


def test_a_mix_of_one_s_own_is_kept_for_a_rematch(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    keyboard.window.show_new_game()
    keyboard.window.new_game.further.button.click()
    choice = keyboard.window.new_game.further.game_options["set"]
    choice.values.setCurrentIndex(choice.values.count() - 1)
    assert choice.sheet.isVisible()
    choice.parts["rose"].setCurrentIndex(2)
    assert choice.parts["rose"].toolTip()
    keyboard.window.begin(keyboard.window.new_game.invitation())
    chosen = dict(keyboard.window.table.session.game.state.ally_set)
    assert (chosen["rose"], chosen["flamingo"]) == ("rose_c", "flamingo_a")
    keyboard.window.rematch()
    assert keyboard.window.table.session.game.state.ally_set == chosen


def test_a_set_named_beforehand_is_chosen_already(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    further = keyboard.window.new_game.further
    further.prefer({"set": "mix"}, TableChoices(), "automatic")
    assert further.game_options["set"].chosen() == "mix"
    further.prefer({"set": "flamingo=D,creature=B"}, TableChoices(), "automatic")
    assert "flamingo=D" in further.game_options["set"].chosen()
    assert "creature=B" in further.game_options["set"].chosen()


def test_two_people_of_one_name_are_refused(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    page = keyboard.window.new_game
    keyboard.window.show_new_game()
    page.seats.seat([Guest("Ann"), Guest("Ann")])
    assert not page.begin.isEnabled()
    assert not page.quick.isEnabled()
    assert page.mistake.text()


def test_the_names_of_those_who_played_last_are_remembered(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(names=("Ann", "Ben"))
    keyboard.window.show_new_game()
    names = [guest.name for guest in keyboard.window.new_game.invitation().guests]
    assert names == ["Ann", "Ben", ""]


def test_preferences_are_kept_and_followed(open_keyboard: Callable[..., Keyboard]) -> None:
    from wonderland_qt.app.pages.settings_dialog import SettingsDialog

    keyboard = open_keyboard()
    dialog = SettingsDialog(keyboard.window.lobby.words, keyboard.window.settings)
    dialog.choices["curtain"].setCurrentIndex(dialog.choices["curtain"].findData("on"))
    dialog.end_turn.setChecked(True)
    dialog.choices["sight"].setCurrentIndex(dialog.choices["sight"].findData("plain"))
    dialog.choices["enlarging"].setCurrentIndex(dialog.choices["enlarging"].findData("never"))
    changed = msgspec.structs.replace(
        keyboard.window.settings,
        curtain="on",
        end_turn_by_itself=True,
        pace="instant",
        sight="plain",
        enlarging="never",
        motion="off",
    )
    assert dialog.settings() == changed


def test_preferences_come_back() -> None:
    settings = Settings(curtain="off", pace="slow", names=("Ann",))
    store_settings(settings)
    assert load_settings() == settings


@pytest.mark.parametrize("damage", ["", "not JSON", '{"curtain": "velvet"}', '{"pace": 3}'])
def test_damaged_preferences_are_the_usual_ones(damage: str) -> None:
    paths.settings().parent.mkdir(parents=True)
    paths.settings().write_text(damage, encoding="utf-8")
    assert load_settings() == Settings()
    assert set_aside_broken() is not None
    (aside,) = paths.settings().parent.iterdir()
    assert aside.read_text(encoding="utf-8") == damage
    assert not paths.settings().exists()
    assert set_aside_broken() is None


def test_preferences_that_cannot_be_written_are_told(home: Path) -> None:
    home.write_text("in the way", encoding="utf-8")
    problem = store_settings(Settings())
    assert problem is not None
    assert str(paths.settings()) in in_words(problem)


def test_preferences_are_there_after_a_restart(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.app.pages.settings_dialog import SettingsDialog

    def fill_in(dialog: SettingsDialog) -> int:
        dialog.keys.fields[1][0].setText("o")
        dialog.choices["pace"].setCurrentIndex(dialog.choices["pace"].findData("slow"))
        dialog.language.setCurrentIndex(dialog.language.findData("en"))
        return 1

    monkeypatch.setattr(SettingsDialog, "exec", fill_in)
    keyboard = open_keyboard(names=("Ann",))
    keyboard.window.change_settings()
    loaded = load_settings()
    assert (loaded.pace, loaded.language, loaded.names) == ("slow", "en", ("Ann",))
    assert loaded.keys == (("Q", "A"), ("O", "L"), *Settings().keys[2:])


@pytest.mark.parametrize("key", ["Q", "1", "", " "])
def test_a_key_must_be_a_letter_of_its_own(key: str, open_keyboard: Callable[..., Keyboard]) -> None:
    from wonderland_qt.app.pages.settings_dialog import SettingsDialog

    dialog = SettingsDialog(open_keyboard().window.lobby.words, Settings())
    assert dialog.keep.isEnabled()
    dialog.keys.fields[1][0].setText(key)
    assert not dialog.keep.isEnabled()
    assert dialog.mistake.text()


def test_a_newer_version_is_asked_for_only_where_there_is_whom_to_ask_and_somebody_wants_it(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.addresses import Addresses
    from wonderland_qt.app.pages import settings_dialog
    from wonderland_qt.app.program import newer_version

    window = open_keyboard().window
    dialog = settings_dialog.SettingsDialog(window.shelf.words, window.settings, window)
    assert dialog.asks_newest.isHidden()
    assert not dialog.settings().asks_newest
    for module in (settings_dialog, newer_version):
        monkeypatch.setattr(module, "addresses", lambda: Addresses(newest="https://example.org/newest"))
    dialog = settings_dialog.SettingsDialog(window.shelf.words, window.settings, window)
    assert not dialog.asks_newest.isHidden()
    assert newer_version.tell_of_newer_version(window) is None
    dialog.asks_newest.click()
    window.remember(asks_newest=dialog.settings().asks_newest)
    newest = newer_version.tell_of_newer_version(window)
    assert newest is not None
    newest.newer.emit("9.0")
    assert "Version 9.0 is out" in window.statusBar().currentMessage()
    newest.deleteLater()
