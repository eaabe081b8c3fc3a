"""Opens the workshop in the window, and applies its changes to new games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog

from wonderland_qt import paths
from wonderland_qt.app.drawn.ovens import oven_of
from wonderland_qt.app.pages.new_game import USUAL_BOT
from wonderland_qt.app.visited_window import VisitedWindow
from wonderland_qt.app.workshop.on_the_table import OnTheTable
from wonderland_qt.app.workshop.pack_chooser import PackChooser
from wonderland_qt.app.workshop.parcel import make_parcel
from wonderland_qt.app.workshop.workshop_page import WorkshopPage
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import error_in_words
from wonderland_qt.models.learning.handbook import page_about
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.models.workshop.own_packs import choices, is_chosen, make_own_pack, own_packs
from wonderland_qt.models.workshop.scenario_check import ScenarioCheck
from wonderland_qt.models.workshop.scenario_journal import journal_or_problem
from wonderland_qt.models.workshop.sightings import Sighting, journal_of
from wonderland_qt.models.workshop.workshop_model import Workshop
from wonderland_qt.scene.pictures.oven import Oven


def open_workshop(window: VisitedWindow) -> WorkshopPage | None:
    """Leave the table and show the workshop of the game chosen last, or say on the shelf why not.

    If there are packs of your own and none is chosen yet, ask first which one to write to.
    """
    window.show_start()
    game, into = window.game, window.settings.written_into
    try:
        window.shelf.pile.look_again()
        workshop = window.shelf.workshop(game, into.get(game, ""))
    except (OSError, ContentMistakes) as error:
        window.show_start(_reason(error, window.shelf.words.language))
        return None
    page = _page_of(window, workshop)
    visit = Visit(window, page)
    _connect_page(page, visit)
    workshop.read.connect(visit.take_over)
    page.help_wanted.connect(partial(window.help.open_handbook, page_about(window.game)))
    window.pages.visit(page)
    page.focus()
    if not visit.settled and own_packs(window.shelf.pile, game):
        visit.choose_pack()
    return page


def _page_of(window: VisitedWindow, workshop: Workshop) -> WorkshopPage:
    """Make the page of a workshop, which it belongs to from now on."""
    box = next(box for box in window.shelf.boxes if box.game == window.game)

    def oven() -> Oven:
        return oven_of(workshop.edited.cast, workshop.edited.art)

    page = WorkshopPage(workshop, window.shelf.words, box, oven=oven, languages=paths.languages())
    workshop.setParent(page)
    return page


def _connect_page(page: WorkshopPage, visit: Visit) -> None:
    """Let the visit do what the page asks for, and settle into which pack its workbench writes."""
    page.left.connect(visit.leave)
    page.tried.connect(visit.try_it)
    page.scenario_wanted.connect(visit.choose_scenario)
    page.laying_wanted.connect(visit.lay_scenario)
    page.sighting_wanted.connect(visit.see_on_the_table)
    page.into_wanted.connect(visit.choose_pack)
    page.share_wanted.connect(visit.choose_where_to_share)
    page.workbench.settle = visit.settle


def _reason(error: OSError | ContentMistakes, language: str) -> str:
    """Return in words why the content of a game cannot be changed in the workshop: the first mistake."""
    if isinstance(error, ContentMistakes):
        return error.mistakes[0].in_words(language)
    return error_in_words(error, language)


class Visit(QObject):
    """Connects the page of the workshop to the window: its packs, scenarios and new games."""

    def __init__(self, window: VisitedWindow, page: WorkshopPage) -> None:
        """Begin with no scenario; `_awaiting` is what writes as soon as a pack has been chosen, or None."""
        super().__init__(page)
        self._window, self._page = window, page
        self._check, self._scenario = ScenarioCheck(self), Path()
        self._awaiting: Callable[[], object] | None = None
        self._check.held.connect(partial(self._show_outcome_of_check, "workshop-scenario-well"))
        self._check.differed.connect(partial(self._show_outcome_of_check, "workshop-scenario-differs"))

    @property
    def _workshop(self) -> Workshop:
        return self._page.workshop

    @property
    def _name_of_person(self) -> str:
        """Return the name of the person at this screen, or a word for one without a name."""
        window = self._window
        return next(iter(window.settings.names), window.shelf.say(Text("workshop-person")))

    def take_over(self) -> None:
        """Apply your changes to new games; their pack is switched on when it is new."""
        self._apply_changes(on=False)

    @property
    def settled(self) -> bool:
        """Tell whether the pack to write to has been chosen."""
        chosen = self._window.settings.written_into.get(self._workshop.game, "")
        return is_chosen(self._window.shelf.pile, self._workshop.game, chosen)

    def settle(self, act: Callable[[], object]) -> None:
        """Call an act that writes, after asking for a pack if none has been chosen yet.

        While that question is open, no other act can wait for its answer.
        """
        if self.settled:
            act()
        elif self._awaiting is None:
            self._awaiting = act
            self.choose_pack().rejected.connect(self._drop_waiting_act)

    def _drop_waiting_act(self) -> None:
        """Forget the waiting act and show the entry unchanged, as no pack was chosen."""
        self._awaiting = None
        self._page.show_entry(self._page.entry)

    def choose_pack(self) -> PackChooser:
        """Ask which pack to write to: an existing one, or a new one."""
        say, workshop = self._window.shelf.say, self._workshop
        packs = choices(self._window.shelf.pile, workshop.game, workshop.edited.own)
        who = next(iter(self._window.settings.names), "")
        usual = say(text("workshop-into-usual", who=who) if who else Text("workshop-into-mine"))
        chooser = PackChooser(packs, usual, say, self._page)
        # queued, so that the chooser is closed before the act that writes opens another dialog
        chooser.chosen.connect(self.write_into, Qt.ConnectionType.QueuedConnection)
        chooser.named.connect(self._make_pack, Qt.ConnectionType.QueuedConnection)
        chooser.finished.connect(self._page.activateWindow)
        chooser.open()
        return chooser

    def write_into(self, pack: str) -> None:
        """Write to another pack from now on, show the same entry there, and do what waited for a pack."""
        window, workshop, shown = self._window, self._workshop, self._page.entry.id
        try:
            workshop.write_into(window.shelf.own_folder(workshop.game, pack))
        except (OSError, ContentMistakes) as error:
            window.show_start(_reason(error, workshop.language))
            return
        window.remember(written_into={**window.settings.written_into, workshop.game: pack})
        entry = workshop.edited.entry(shown)
        if entry is not None:
            self._page.jump(entry)
        self._call_waiting_act()

    def _call_waiting_act(self) -> None:
        """Call the act that waited for a pack, if one did, once."""
        act, self._awaiting = self._awaiting, None
        if act is not None:
            act()

    def _make_pack(self, name: str) -> None:
        """Make a pack and write to it from now on, first what waited; if that fails, say why and drop it."""
        window = self._window
        pile, language = window.shelf.pile, window.shelf.words.language
        pack, problem = make_own_pack(pile, self._workshop.game, name, language)
        if problem:
            self._drop_waiting_act()
            self._page.tell(problem)
        else:
            window.remember(packs=pile.choices)
            self.write_into(pack)

    def choose_where_to_share(self) -> None:
        """Ask for a folder, and write the parcel of the current pack there, if one is named."""
        title = self._window.shelf.say(Text("workshop-share-where"))
        folder = QFileDialog.getExistingDirectory(self._page, title, str(Path.home()))
        if folder:
            self.share(Path(folder))

    def share(self, within: Path) -> None:
        """Write a parcel of the current pack (.zip file, picture, print sheets) into a folder.

        Say afterwards what was written, or why nothing was.
        """
        window, own = self._window, self._workshop.edited.own
        pile, say = window.shelf.pile, window.shelf.say
        pile.look_again()
        pack = next((pack for pack in pile.packs if pack.path == own), None)
        if pack is None:
            self._page.tell(say(Text("workshop-share-nothing")))
            return
        parcel = make_parcel(pile, pack.id, within, window.shelf.words.language)
        success = say(text("workshop-shared", folder=str(parcel.folder), cards=parcel.cards))
        self._page.tell(parcel.problem or success)

    def try_it(self) -> None:
        """Show the page of a new game, with your changes switched on."""
        self._apply_changes(on=True)
        self.leave()
        self._window.show_new_game()

    def leave(self) -> None:
        """Return to the shelf."""
        self._window.show_start()

    def choose_scenario(self) -> None:
        """Ask for a scenario, and check it against the current content, if one is named."""
        title = self._window.shelf.say(Text("workshop-scenario-choose"))
        file, _ = QFileDialog.getOpenFileName(self._page, title, str(paths.data()), "YAML (*.yaml *.yml)")
        if file:
            self.check_scenario(Path(file))

    def check_scenario(self, file: Path) -> None:
        """Check a scenario against the current content."""
        self._scenario = file
        workshop = self._workshop
        self._check.start(workshop.game, workshop.edited.content_folders, file, workshop.language)

    def lay_scenario(self) -> None:
        """Open a table with the scenario that was checked, or say why that is impossible.

        It was checked with the changes of the workshop, so they are applied first, and stay so if it fails.
        """
        self._apply_changes(on=True)
        lobby = self._window.lobby
        journal, problem = journal_or_problem(
            self._scenario,
            lobby.ruleset,
            lobby.content,
            self._name_of_person,
            USUAL_BOT,
            lobby.words.language,
        )
        if journal is None:
            self._page.tell(problem)
            return
        self._open_table(partial(lobby.begin_from, journal))

    def see_on_the_table(self) -> OnTheTable:
        """Show the chosen entry on its table, in a random game with the current content."""
        edited, words = self._workshop.edited, self._window.shelf.words
        shown = OnTheTable(edited, self._page.entry, words, USUAL_BOT, self._page)
        shown.play_wanted.connect(self._play_on)
        self._workshop.read.connect(shown.search_again)
        shown.finished.connect(shown.deleteLater)
        shown.open()
        return shown

    def _play_on(self, sighting: Sighting) -> None:
        """Open a table that goes on from the moment at which an entry was seen."""
        self._apply_changes(on=True)
        lobby = self._window.lobby
        journal = journal_of(lobby.ruleset, lobby.content, sighting, self._name_of_person, USUAL_BOT)
        self._open_table(lambda: lobby.begin_from(journal))

    def _open_table(self, make_table: Callable[[], Table]) -> None:
        """Open a table; ask first if that deletes another saved game."""
        window = self._window
        window.saving.replace(window.lobby.in_the_way, window.shelf.say, lambda: window.play_on(make_table()))

    def _apply_changes(self, on: bool) -> None:
        """Read the packs again for new games, and switch on your pack if `on` or if it is new.

        `on` is for a table that needs the pack; otherwise one that the user has switched off stays off.
        """
        shelf, own = self._window.shelf, self._workshop.edited.own
        if own.is_dir():
            paths_before = {pack.path for pack in shelf.pile.packs}
            shelf.pile.look_again()
            if on or own not in paths_before:
                shelf.pile.switch(next(pack for pack in shelf.pile.packs if pack.path == own), on=True)
        shelf.reload_packs()
        self._window.forget_pages_of_game()
        self._window.remember(packs=shelf.pile.choices)

    def _show_outcome_of_check(self, key: str, file: str, told: str) -> None:
        """Say how the check of a scenario came out, and offer to open a table with it."""
        self._page.tell(self._window.shelf.say(text(key, file=file, told=told)))
        self._page.lay.show()
