"""The main window: start, new game, the table, the curtain, the final score, one page at a time."""

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
from wonderland_qt.app.visits import serve_visits
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.invitation import Invitation, fresh_seed, invite_again
from wonderland_qt.models.lobby.shelf import Shelf
from wonderland_qt.models.saved.saved_types import LockedElsewhere, Save, UnreadableSave

if TYPE_CHECKING:
    from wonderland_qt.app.pages.new_game import NewGamePage
    from wonderland_qt.app.pages.rules_dialog import RulesDialog
    from wonderland_qt.app.replay.saved_page import SavedPage
    from wonderland_qt.models.lobby.game_lobby import Lobby
    from wonderland_qt.models.table.table_model import Table


class MainWindow(TableWindow):
    """The one window of the program."""

    def __init__(
        self, shelf: Shelf, settings: Settings, bots: tuple[str, ...], speaker: Speaker | None = None
    ) -> None:
        super().__init__()
        dress_for(settings.eyes)
        self.shelf, self.settings, self._bots = shelf, settings, bots
        self.sounds, self.saving = Sounds(speaker, settings), Saving(self)
        self.help = Help(self, shelf, self.saving.remark)
        QShortcut(QKeySequence("M"), self, lambda: self.remember(muted=not self.settings.muted))
        QShortcut(QKeySequence("F11"), self, self.toggle_full_screen)
        self.game = settings.recent if settings.recent in shelf.games else shelf.games[0]
        self.rules: RulesDialog | None = None
        self.saved: SavedPage | None = None
        self._new_game: NewGamePage | None = None
        self.pages = PageStack()
        self.arrange(self.pages)
        self._lay_pages()
        self.show_start()

    @property
    def lobby(self) -> Lobby:
        """Return where the game that was chosen last is begun; raises ContentMistakes."""
        return self.shelf.lobby(self.game)

    def show_start(self, problem: str = "") -> None:
        """Leave the table, which is saved, and show the start page; `problem` says why no table was laid."""
        self._leave_table()
        self.pages.setCurrentWidget(self.start)
        self.start.offer(self.shelf.bookmarks(), self.game, problem or self.shelf.unsavable())

    def show_new_game(self, game: str = "") -> None:
        """Ask who plays a game, the last one unless another is named."""
        if self._take(game):
            last = self.settings.tables.get(self.game, TableChoices())
            self.new_game.open(self.settings.names, last, self.settings.curtain)
            self.pages.setCurrentWidget(self.new_game)

    def begin_in_place(self, invitation: Invitation) -> None:
        """Lay the table for the new game that its page asks for; ask first where another is under way."""
        page = self.new_game
        self._keep(msgspec.structs.replace(self.settings, curtain=page.further.chosen_curtain()))
        self._replace(partial(self.begin, invitation, page.choices()))

    def _replace(self, begin: Callable[[], None]) -> None:
        """Begin a game; ask first where that would push another out that is under way."""
        self.saving.replace(self.lobby.in_the_way, self.shelf.say, begin)

    def begin(self, invitation: Invitation, chosen: TableChoices | None = None) -> None:
        """Lay the table for a new game, and remember what was chosen for it."""
        names = tuple(guest.name for guest in invitation.guests if not guest.bot)
        made = TableChoices(dict(invitation.options), invitation.guests)
        tables = {**self.settings.tables, self.game: chosen or made}
        self._keep(msgspec.structs.replace(self.settings, names=names, recent=self.game, tables=tables))
        self._sit_down(self.lobby.begin(invitation, self.settings.curtain, self.settings.end_turn_by_itself))

    def first_game(self, game: str = "") -> None:
        """Lay the table for a first game, in which everything is taught as it comes."""
        if self._take(game):
            self._keep(msgspec.structs.replace(self.settings, recent=self.game, coach="on"))
            self._sit_down(self.lobby.first_game(next(iter(self.settings.names), ""), self.settings.curtain))

    def resume(self, game: str = "") -> None:
        """Go on with the saved game of a game, the last one unless another is named."""
        save = self.lobby.saved() if self._take(game) else None
        if save is not None:
            self.take_up(save)

    def take_up(self, save: Save) -> None:
        """Go on with a saved game; say on the shelf why one cannot go on."""
        self._leave_table()
        try:
            table, remark = self.lobby.resume(save, self.settings.curtain, self.settings.end_turn_by_itself)
        except (UnreadableSave, LockedElsewhere) as error:
            self.show_start(self.shelf.unreadable_save(error))
            return
        self._keep(msgspec.structs.replace(self.settings, recent=self.game))
        self._sit_down(table)
        self.saving.remark(remark)

    def _take(self, game: str) -> bool:
        """Take a game from the shelf; tell whether its content can be read, and say on the shelf why not."""
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
        """Leave the table, which is saved, and show the packs, with those that were dropped on the window."""
        from wonderland_qt.app.packs.packs_page import open_packs

        self.saving.leave(partial(open_packs, self, dropped))

    def show_saved(self, path: Path | None = None, at: int | None = None) -> None:
        """Show the saved games, one of them at a moment, and after that whatever was left for it."""
        from wonderland_qt.app.replay.saved_page import SavedPage

        left = self.file
        self._leave_table()
        page = self.saved = SavedPage(self.shelf, self._bots, tempo(self.settings.motion))
        self.pages.setCurrentIndex(self.pages.addWidget(page))
        page.left.connect(partial(self._go_back, left.path if left is not None else None))
        page.continued.connect(self._continue_saved)
        page.begun.connect(self.play_on)
        page.analysis_wanted.connect(self.show_analysis)
        page.open(path, at)

    def _go_back(self, path: Path | None) -> None:
        """Go back to the table that was left for the saved games, or to the shelf."""
        save = next((save for save in self.shelf.saved_games.find().games if save.path == path), None)
        self.show_start() if save is None else self._continue_saved(save)

    def _continue_saved(self, save: Save) -> None:
        if self._take(save.header.game):
            self.take_up(save)

    def play_on(self, table: Table) -> None:
        """Sit down at a table at which a copy of a game goes on."""
        if self._take(table.game):
            self._sit_down(table)

    def show_replay(self, at: int | None = None) -> None:
        """Replay the game at the table from a moment; leaving the replay returns to the game."""
        if (file := self.file) is not None:
            self.saving.leave(partial(self.show_saved, file.path, at))

    def show_analysis(self, path: Path) -> None:
        """Leave the table, which is saved, and show what a finished game tells."""
        from wonderland_qt.app.analysis.analysis_visit import open_analysis

        self.saving.leave(partial(open_analysis, self, path))

    def show_workshop(self, game: str = "") -> None:
        """Leave the table, which is saved, and show the content of a game, to be browsed and changed."""
        from wonderland_qt.app.workshop.visit import open_workshop

        if self._take(game):
            self.saving.leave(partial(open_workshop, self))

    def change_settings(self) -> None:
        """Let the people change their preferences."""
        from wonderland_qt.app.pages.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.shelf.words, self.settings, self)
        if dialog.exec():
            self._keep(dialog.settings())
        dialog.deleteLater()

    def show_rules_of(self, game: str = "") -> None:
        """Open the rules reference of a game, that of the last one unless another is named."""
        if self._take(game):
            self.show_rules()

    def show_rules(self, in_force: Sequence[str] = ()) -> None:
        """Open the rules reference at the rules in force."""
        if self.rules is None:
            from wonderland_qt.app.pages.rules_dialog import RulesDialog

            lobby, art = self.lobby, paths.of_game(self.game) / "art"
            self.rules = RulesDialog(lobby.words, lobby.rulebook(), lobby.guide(), art, self)
        self.sounds.handle("page")
        self.rules.show_rules(in_force)
        self.rules.show()
        self.rules.activateWindow()

    def remember(self, **changed: Any) -> None:
        """Keep preferences that have changed for next time."""
        self._keep(msgspec.structs.replace(self.settings, **changed))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the table before the window closes; ask first where the game cannot be saved."""
        if self.table is not None and self.saving.problem:
            event.ignore()
            self.saving.leave(self.close)
            return
        self._leave_table()
        super().closeEvent(event)

    def _lay_pages(self) -> None:
        """Make the pages that are there without a game, in the language that is spoken."""
        words = self.shelf.words
        self.setWindowTitle(words.say(Text("window-title")))
        self.start = StartPage(words, self.shelf.boxes)
        self.pages.addWidget(self.start)
        self.start.set_tempo(tempo(self.settings.motion))
        self.start.continued.connect(self.resume)
        self.start.saved_wanted.connect(self.show_saved)
        self.start.begun.connect(self.show_new_game)
        self.start.settings_wanted.connect(self.change_settings)
        self.start.packs_wanted.connect(self.show_packs)
        self.start.workshop_wanted.connect(self.show_workshop)
        self.start.rules_wanted.connect(self.show_rules_of)
        serve_visits(self, self.start)
        self.help.serve(self.start.help_menu)
        self.start.language_wanted.connect(lambda language: self.remember(language=language))
        self.start.quitted.connect(self.close)
        self.start.full_screen_wanted.connect(self.toggle_full_screen)

    @property
    def new_game(self) -> NewGamePage:
        """Return the page of a new game of the game that was chosen last, made when it is first wanted."""
        if self._new_game is None:
            from wonderland_qt.app.pages.new_game import NewGamePage

            box = next(box for box in self.shelf.boxes if box.game == self.game)
            page = NewGamePage(self.lobby, box, self._bots)
            page.set_tempo(tempo(self.settings.motion))
            page.begun.connect(self.begin_in_place)
            page.first_game_wanted.connect(partial(self._replace, self.first_game))
            page.left.connect(self.show_start)
            page.rules_wanted.connect(self.show_rules)
            page.settings_wanted.connect(self.change_settings)
            self.pages.addWidget(page)
            self._new_game = page
        return self._new_game

    def forget_pages_of_game(self) -> None:
        """Let go of what belongs to one game: its page of a new game, and its rules."""
        if self._new_game is not None:
            self.pages.let_go(self._new_game)
        if self.rules is not None:
            self.rules.close()
            self.rules.deleteLater()
        self._new_game = self.rules = None

    def _sit_down(self, table: Table) -> None:
        """Sit down at a table; where that fails, let go of its game and show the shelf, and raise why."""
        try:
            self._lay(table)
        except Exception:
            table.session.let_go()
            self.show_start()
            raise

    def _lay(self, table: Table) -> None:
        from wonderland_qt.app.open_table import OpenTable
        from wonderland_qt.app.table.left_out import LeftOutPictures

        self._leave_table()
        self.open_table = OpenTable(table, self._bots, self.settings, self.sounds, self.pages, self)
        page = self.open_table.page
        page.sight_wanted.connect(lambda sight: self.remember(sight=sight))
        page.left.connect(partial(self.saving.leave, self.show_start))
        page.settings_wanted.connect(self.change_settings)
        page.workshop_wanted.connect(self.show_workshop)
        page.rules_wanted.connect(self.show_rules)
        self.help.serve(page.help_menu)
        self.saving.watch(table)
        LeftOutPictures(table, table).found.connect(self.saving.remark_too)
        self.open_table.rematch_wanted.connect(self.rematch)
        self.open_table.finished.connect(self.show_start)
        self.open_table.moment_wanted.connect(self.show_replay)
        self.open_table.analysis_wanted.connect(self.show_analysis)
        page.replay_wanted.connect(self.show_replay)
        self.open_table.show()

    def rematch(self) -> None:
        """Begin another game with the same people."""
        assert self.table is not None
        session = self.table.session
        again = invite_again(session.seats, fresh_seed(), session.options)
        self.begin(again, self.settings.tables.get(self.game))

    def _lay_anew(self, language: str) -> None:
        """Make everything again, in another language or for other eyes; the game goes on where it is."""
        table = self.table
        self._leave_table(goes_on=True)
        self.pages.let_go(self.start)
        self.forget_pages_of_game()
        self.help.forget()
        self.shelf.speak(language)
        speak_qt(language)
        self._lay_pages()
        if table is None:
            self.show_start()
        else:
            self._sit_down(self.lobby.laid_anew(table, self.settings.curtain))
            self.lay_bar_anew()

    def _leave_table(self, *, goes_on: bool = False) -> None:
        """Let go of the table, and of its file too unless its game goes on at another table."""
        saved, self.saved = self.saved, None
        if saved is not None:
            saved.close_view()
            self.pages.let_go(saved)
        self.saving.tell_of(self.rise(goes_on=goes_on))

    def _keep(self, settings: Settings) -> None:
        self.settings, language = settings, language_for(settings.language)
        if (problem := store_settings(settings)) is not None:
            self.saving.remark(self.shelf.say(text("trouble-settings", problem=problem)))
        self.sounds.follow(settings)
        if dress_for(settings.eyes) or language != self.shelf.words.language:
            self._lay_anew(language)
        self.start.set_tempo(tempo(settings.motion))
        if self.open_table is not None:
            self.open_table.follow(settings)
