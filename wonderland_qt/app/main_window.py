"""The main window, which shows one page at a time: shelf, new game, table, saved games and others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut

from wonderland_qt import paths
from wonderland_qt.app.audio.sounds import Sounds, Speaker
from wonderland_qt.app.help.page_help import Help
from wonderland_qt.app.language import language_for, speak_qt
from wonderland_qt.app.pages.page_stack import PageStack
from wonderland_qt.app.pages.start import StartPage
from wonderland_qt.app.paper.window_style import dress_for
from wonderland_qt.app.save_trouble import Saving
from wonderland_qt.app.settings import Settings, TableChoices, store_settings
from wonderland_qt.app.system_motion import tempo
from wonderland_qt.app.table_window import TableWindow
from wonderland_qt.app.visits import serve_shelf
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.invitation import Invitation, fresh_seed, invite_again
from wonderland_qt.models.lobby.shelf import Shelf
from wonderland_qt.models.saved.saved_types import LockedElsewhere, Save, UnreadableSave

if TYPE_CHECKING:
    from wonderland_qt.app.pages.new_game import NewGamePage
    from wonderland_qt.app.pages.rules_dialog import RulesDialog
    from wonderland_qt.app.replay.saved_page import SavedPage
    from wonderland_qt.app.table.table_page import TablePage
    from wonderland_qt.models.lobby.game_lobby import Lobby
    from wonderland_qt.models.table.table_model import Table


class MainWindow(TableWindow):
    """The one window of the program."""

    def __init__(
        self, shelf: Shelf, settings: Settings, bots: tuple[str, ...], speaker: Speaker | None = None
    ) -> None:
        """Show the shelf, for the game that was played last; other pages are created when first needed."""
        super().__init__()
        dress_for(settings.eyes)
        self.shelf, self.settings, self._bots = shelf, settings, bots
        self.sounds, self.saving = Sounds(speaker, settings), Saving(self)
        self.help = Help(self, shelf, self.saving.remark)
        self._bind_keys()
        self.game = settings.recent if settings.recent in shelf.games else shelf.games[0]
        self.rules: RulesDialog | None = None
        self.saved: SavedPage | None = None
        self._new_game: NewGamePage | None = None
        self.pages = PageStack()
        self.arrange(self.pages)
        self._add_start()
        self.show_start()

    def _bind_keys(self) -> None:
        """Let M mute and F11 switch to the full screen, on every page."""
        QShortcut(QKeySequence("M"), self, lambda: self.remember(muted=not self.settings.muted))
        QShortcut(QKeySequence("F11"), self, self.toggle_full_screen)

    @property
    def lobby(self) -> Lobby:
        """Return the lobby of the game that was chosen last; raises ContentMistakes."""
        return self.shelf.lobby(self.game)

    def show_start(self, problem: str = "") -> None:
        """Leave the table, whose game is saved, and show the shelf, with a `problem` if there is one."""
        self._leave_table()
        self.pages.setCurrentWidget(self.start)
        self.start.offer(self.shelf.bookmarks(), self.game, problem or self.shelf.unsavable())

    def show_new_game(self, game: str = "") -> None:
        """Show the page of a new game, by default for the last game chosen, if it can be read."""
        if self._choose_game(game):
            last = self.settings.tables.get(self.game, TableChoices())
            self.new_game.open(self.settings.names, last, self.settings.curtain)
            self.pages.setCurrentWidget(self.new_game)

    def begin_from_page(self, invitation: Invitation) -> None:
        """Begin the game that was chosen on the page of a new game, and keep its choice of the curtain."""
        page = self.new_game
        self.remember(curtain=page.further.chosen_curtain())
        self._begin_or_ask(partial(self.begin, invitation, page.choices()))

    def _begin_or_ask(self, begin: Callable[[], None]) -> None:
        """Begin a game; ask first if that would push out another saved game."""
        self.saving.replace(self.lobby.in_the_way, self.shelf.say, begin)

    def begin(self, invitation: Invitation, chosen: TableChoices | None = None) -> None:
        """Open a table for a new game; remember what was `chosen`, which may leave roles to chance."""
        names = tuple(guest.name for guest in invitation.guests if not guest.bot)
        made = TableChoices(dict(invitation.options), invitation.guests)
        tables = {**self.settings.tables, self.game: chosen or made}
        self.remember(names=names, recent=self.game, tables=tables)
        self._sit_down(self.lobby.begin(invitation, self.settings.curtain, self.settings.end_turn_by_itself))

    def first_game(self, game: str = "") -> None:
        """Open a table for a first game with lessons; tips are on from then on."""
        if self._choose_game(game):
            self.remember(recent=self.game, coach="on")
            self._sit_down(self.lobby.first_game(next(iter(self.settings.names), ""), self.settings.curtain))

    def resume(self, game: str = "") -> None:
        """Continue the last saved game of a game, if there is one, by default of the last game chosen."""
        save = self.lobby.saved() if self._choose_game(game) else None
        if save is not None:
            self.resume_save(save)

    def resume_save(self, save: Save) -> None:
        """Continue a saved game, with a remark if its content changed, or show on the shelf why not."""
        self._leave_table()
        try:
            table, remark = self.lobby.resume(save, self.settings.curtain, self.settings.end_turn_by_itself)
        except (UnreadableSave, LockedElsewhere) as error:
            self.show_start(self.shelf.unreadable_save(error))
            return
        self.remember(recent=self.game)
        self._sit_down(table)
        self.saving.remark(remark)

    def _choose_game(self, game: str) -> bool:
        """Choose a game, or with "" stay with it, and read it; if it is faulty, show it and return False."""
        if game and game != self.game:
            self.game = game
            self.forget_pages_of_game()
        try:
            self.lobby.words  # noqa: B018 the first look at a lobby reads its content
        except ContentMistakes as mistakes:
            self.show_start(self.shelf.unreadable(mistakes))
            return False
        return True

    def show_packs(self, dropped: Sequence[Path] = ()) -> None:
        """Leave the table, whose game is saved, and show the packs, installing those that were dropped."""
        from wonderland_qt.app.packs.packs_visit import open_packs

        self.saving.leave(partial(open_packs, self, dropped))

    def show_saved(self, path: Path | None = None, moment: int | None = None) -> None:
        """Show the saved games, one of them at a moment; going back returns to the table that was left."""
        from wonderland_qt.app.replay.saved_visit import open_saved_page

        left = self.file
        self._leave_table()  # which may move the file, if another program has changed it
        self.saved = open_saved_page(self, self._bots, left.path if left is not None else None)
        self.saved.open(path, moment)

    def continue_saved(self, save: Save) -> None:
        """Continue a saved game, if the content of its game can be read."""
        if self._choose_game(save.header.game):
            self.resume_save(save)

    def play_on(self, table: Table) -> None:
        """Open a table on which a copy of a game is played on."""
        if self._choose_game(table.game):
            self._sit_down(table)

    def show_replay(self, moment: int | None = None) -> None:
        """Replay the game at the table, if there is one, from a moment; going back returns to it."""
        if (file := self.file) is not None:
            self.saving.leave(partial(self.show_saved, file.path, moment))

    def show_analysis(self, path: Path) -> None:
        """Leave the table, whose game is saved, and show the analysis of a finished game."""
        from wonderland_qt.app.analysis.analysis_visit import open_analysis

        self.saving.leave(partial(open_analysis, self, path))

    def show_workshop(self, game: str = "") -> None:
        """Leave the table, whose game is saved, and show the workshop for a game."""
        from wonderland_qt.app.workshop.visit import open_workshop

        if self._choose_game(game):
            self.saving.leave(partial(open_workshop, self))

    def change_settings(self) -> None:
        """Open the dialog of preferences, and keep them if it is accepted."""
        from wonderland_qt.app.pages.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.shelf.words, self.settings, self)
        if dialog.exec():
            self._keep_settings(dialog.settings())
        dialog.deleteLater()

    def show_rules_of(self, game: str = "") -> None:
        """Open the rules of a game, by default of the last one chosen."""
        if self._choose_game(game):
            self.show_rules()

    def show_rules(self, in_force: Sequence[str] = ()) -> None:
        """Open the rules of the game at those in force, in a dialog created when first needed."""
        if self.rules is None:
            from wonderland_qt.app.pages.rules_dialog import RulesDialog

            lobby, art = self.lobby, paths.of_game(self.game) / "art"
            self.rules = RulesDialog(lobby.words, lobby.rulebook(), lobby.guide(), art, self)
        self.sounds.handle("page")
        self.rules.show_rules(in_force)
        self.rules.show()
        self.rules.activateWindow()

    def remember(self, **changed: Any) -> None:
        """Save changed preferences."""
        self._keep_settings(msgspec.structs.replace(self.settings, **changed))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the table before closing; ask first if the game cannot be saved."""
        if self.table is not None and self.saving.problem:
            event.ignore()
            self.saving.leave(self.close)
            return
        self._leave_table()
        super().closeEvent(event)

    def _add_start(self) -> None:
        """Create the page of the shelf, which needs no game, in the current language."""
        words = self.shelf.words
        self.setWindowTitle(words.say(Text("window-title")))
        self.start = StartPage(words, self.shelf.boxes)
        self.pages.addWidget(self.start)
        self.start.set_tempo(tempo(self.settings.motion))
        serve_shelf(self, self.start)

    @property
    def new_game(self) -> NewGamePage:
        """Return the page of a new game for the last game chosen, created when first needed."""
        if self._new_game is None:
            from wonderland_qt.app.pages.new_game import NewGamePage

            box = next(box for box in self.shelf.boxes if box.game == self.game)
            self._new_game = NewGamePage(self.lobby, box, self._bots)
            self._new_game.set_tempo(tempo(self.settings.motion))
            self._connect_new_game(self._new_game)
            self.pages.addWidget(self._new_game)
        return self._new_game

    def _connect_new_game(self, page: NewGamePage) -> None:
        """Let the window do what the page of a new game asks for."""
        page.begun.connect(self.begin_from_page)
        page.first_game_wanted.connect(partial(self._begin_or_ask, self.first_game))
        page.left.connect(self.show_start)
        page.rules_wanted.connect(self.show_rules)
        page.settings_wanted.connect(self.change_settings)

    def forget_pages_of_game(self) -> None:
        """Delete the pages that belong to one game, if they were made: its new-game page and its rules."""
        if self._new_game is not None:
            self.pages.let_go(self._new_game)
        if self.rules is not None:
            self.rules.close()
            self.rules.deleteLater()
        self._new_game = self.rules = None

    def _sit_down(self, table: Table) -> None:
        """Open a table; if that fails, release its game, show the shelf, and raise the error."""
        try:
            self._lay_table(table)
        except Exception:
            table.session.close_unwritten()
            self.show_start()
            raise

    def _lay_table(self, table: Table) -> None:
        """Open a table, let the window do what it asks for, and remark on pictures that are left out."""
        from wonderland_qt.app.open_table import OpenTable
        from wonderland_qt.app.table.left_out import LeftOutPictures

        self._leave_table()
        self.open_table = OpenTable(table, self._bots, self.settings, self.sounds, self.pages, self)
        self._connect_page(self.open_table.page)
        self.saving.watch(table)
        LeftOutPictures(table, table).found.connect(self.saving.remark_too)
        self.open_table.rematch_wanted.connect(self.rematch)
        self.open_table.finished.connect(self.show_start)
        self.open_table.moment_wanted.connect(self.show_replay)
        self.open_table.analysis_wanted.connect(self.show_analysis)
        self.open_table.show()

    def _connect_page(self, page: TablePage) -> None:
        """Let the window do what the page of a table asks for."""
        page.sight_wanted.connect(lambda sight: self.remember(sight=sight))
        page.left.connect(partial(self.saving.leave, self.show_start))
        page.settings_wanted.connect(self.change_settings)
        page.workshop_wanted.connect(self.show_workshop)
        page.rules_wanted.connect(self.show_rules)
        page.replay_wanted.connect(self.show_replay)
        self.help.connect_menu(page.help_menu)

    def rematch(self) -> None:
        """Begin another game with the same people; the remembered choices for a new game stay as they are."""
        assert self.table is not None
        session = self.table.session
        again = invite_again(session.seats, fresh_seed(), session.options)
        self.begin(again, self.settings.tables.get(self.game))

    def _rebuild_pages(self, language: str) -> None:
        """Create all pages again for another language or visual preferences; the game goes on."""
        table = self.table
        self._leave_table(goes_on=True)
        self.pages.let_go(self.start)
        self.forget_pages_of_game()
        self.help.forget()
        self.shelf.speak(language)
        speak_qt(language)
        self._add_start()
        if table is None:
            self.show_start()
        else:
            self._sit_down(self.lobby.retranslated(table, self.settings.curtain))
            self.restore_bar()

    def _leave_table(self, *, goes_on: bool = False) -> None:
        """Close the saved games and the table, whose file stays open if the game goes on at another table."""
        saved, self.saved = self.saved, None
        if saved is not None:
            saved.close_view()
            self.pages.let_go(saved)
        self.saving.tell_of(self.close_table(goes_on=goes_on))

    def _keep_settings(self, settings: Settings) -> None:
        """Apply and save preferences; create all pages again if their language or look changes."""
        self.settings, language = settings, language_for(settings.language)
        if (problem := store_settings(settings)) is not None:
            self.saving.remark(self.shelf.say(text("trouble-settings", problem=problem)))
        self.sounds.follow(settings)
        if dress_for(settings.eyes) or language != self.shelf.words.language:
            self._rebuild_pages(language)
        self.start.set_tempo(tempo(settings.motion))
        if self.open_table is not None:
            self.open_table.follow(settings)
