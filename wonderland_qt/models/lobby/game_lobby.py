"""The lobby of a game: begins and resumes tables with its rules, content, words and saved games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.packs import Pack
from wonderland_qt.engine.game_options import GameOption
from wonderland_qt.engine.journals.journal import Journal, Seat
from wonderland_qt.engine.lessons.course import Course
from wonderland_qt.engine.lessons.course_files import read_coach, read_courses
from wonderland_qt.engine.lessons.first_table import begin_course
from wonderland_qt.engine.lessons.guide import Guide, read_guide
from wonderland_qt.engine.play.replay_session import ReplaySession
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.play.thoughts import BotFactory
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.saved.resume import Resumed, resume
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.saved_content import layers_of, unpacked
from wonderland_qt.engine.saved.saved_games import SavedGames, is_over
from wonderland_qt.engine.saved.saves import Layer, Save, UnreadableSave
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.learning.lessons import Lessons
from wonderland_qt.models.lobby.invitation import Guest, Invitation, seat_guests
from wonderland_qt.models.narration.bot_kinds import BotKind, bot_kinds
from wonderland_qt.models.packs.folders import art_over, words_over
from wonderland_qt.models.packs.saved_art import saved_art, titles
from wonderland_qt.models.pieces.cast import Cast, cast_of
from wonderland_qt.models.saved.moment import description_of, moment_kept, names_in, result_kept
from wonderland_qt.models.saved.replay_table import Replay
from wonderland_qt.models.table.screen import Curtain
from wonderland_qt.models.table.table_model import Table

FIRST_GAME = "first_game"
"""The id of the course for newcomers."""


class Lobby:
    """Begins and resumes tables of one game; raises ContentMistakes when its content cannot be read.

    `options` are the defaults of a new table, and `packs` are those of the content folders that are packs.
    """

    def __init__(
        self,
        ruleset: Ruleset[Any, Any],
        content_folders: Sequence[Path],
        bot_factory: BotFactory,
        language: str = "en",
        options: Mapping[str, str] | None = None,
        packs: Sequence[Pack] = (),
    ) -> None:
        """Read the game's content, coach and courses; without a coach there are no tips."""
        self.ruleset, self.packs = ruleset, tuple(packs)
        self.options = dict(options or {})
        self._layers = layers_of(content_folders, ruleset.id)
        self.content = ruleset.load(content_folders)
        self.content_folders = tuple(content_folders)
        self.speak(language)
        self.saved_games = SavedGames(paths.saves())
        self._bot_factory = bot_factory
        coach = read_coach(content_folders, ruleset.id, paths.languages())
        self._coach = coach.course if coach is not None else None
        courses = read_courses(content_folders, ruleset.id, paths.languages())
        self.courses = {taught.id: taught.course for taught in courses}

    def beneath(self, layers: int) -> Lobby:
        """Return a lobby of the same game that uses only the lowest `layers` content folders."""
        if layers == len(self.content_folders):
            return self
        folders = self.content_folders[:layers]
        packs = [pack for pack in self.packs if pack.folder in folders]
        language, options = self._language, self.options
        return Lobby(self.ruleset, folders, self._bot_factory, language, options, packs)

    def bot_kinds(self, usual: Sequence[str]) -> tuple[BotKind, ...]:
        """Return the game's bots, the weakest first, or the `usual` ones if it has none of its own."""
        return bot_kinds(self.content, usual, changed=bool(self.packs))

    @property
    def game_options(self) -> tuple[GameOption, ...]:
        """Return the options that a new table may choose."""
        return self.ruleset.seating.all_options(self.content)

    def speak(self, language: str) -> None:
        """Switch to a language; existing tables keep theirs."""
        self._language = language
        self.words = self._words_with_content(self.content_folders, self.content)

    def _words_with_content(self, content_folders: Sequence[Path], content: Any) -> Words:
        """Return the words in the current language, with those of a content."""
        folders = words_over(content_folders, self.ruleset.id)
        return Words.load(folders, self._language, self.ruleset.narration.content_words(content))

    def _words_of(self, session: Session[Any, Any]) -> Words:
        """Return the words of a session: those of its saved content if it does not use the lobby's."""
        if session.content is self.content or session.file is None:
            return self.words
        with unpacked(session.file.layers) as content_folders:
            return self._words_with_content(content_folders, session.content)

    @property
    def art(self) -> tuple[Path, ...]:
        """Return the folders of packs' pictures that override the game's own, in ascending precedence."""
        return art_over(self.content_folders, self.ruleset.id)

    def say(self, words: Text) -> str:
        """Return words in the current language."""
        return self.words.say(words)

    def rulebook(self) -> Rulebook:
        """Return the numbered rules in the current language."""
        return Rulebook.read(paths.rulebook(self.ruleset.id, self.words.language))

    def guide(self) -> Guide:
        """Return the illustrated pages; raises ContentMistakes."""
        return read_guide(paths.guide(self.ruleset.id), paths.languages())

    @property
    def roster(self) -> tuple[PlayerId, ...]:
        """Return the roles that players can have."""
        return self.ruleset.seating.roster(self.content)

    @property
    def cast(self) -> Cast:
        """Return the roles with the emblems of the content."""
        return cast_of(self.ruleset, self.content)

    def saved(self) -> Save | None:
        """Return the newest saved game, or None."""
        return self.saved_games.newest(self.ruleset.id).save

    def describe(self, save: Save) -> str:
        """Return a sentence with the players of a saved game and its moment."""
        return self.words.say(description_of(save, self._moment(save)))

    def persons_of(self, save: Save) -> str:
        """Return the players of a saved game in words."""
        return self.words.say(text("saved-persons", names=names_in(save)))

    def result_of(self, save: Save) -> str:
        """Return the winners and their score of a saved game in words, or "" if it is not over."""
        result = result_kept(save)
        return self.words.say(result) if result is not None else ""

    @property
    def in_the_way(self) -> str:
        """Return the description of the unfinished game that a new one would remove, or ""."""
        would_be_removed = self.saved_games.in_the_way(self.ruleset.id)
        return next((self.describe(save) for save in would_be_removed if not is_over(save)), "")

    def moment_of(self, save: Save) -> str:
        """Return the moment of a saved game in words."""
        return self.words.say(self._moment(save))

    def _moment(self, save: Save) -> Text:
        """Return the moment that a save names, else the one of its last state, else that it has begun."""
        named = moment_kept(save)
        if named is not None:
            return named
        with suppress(Exception):  # what an earlier program kept can fail in any rule
            last = save.saved_states[-1].stood
            return self.ruleset.narration.moment(self.ruleset.codec.decode(bytes(last.state)))
        return Text("saved-begun")

    def begin(self, invitation: Invitation, curtain: Curtain = "automatic", automatic: bool = False) -> Table:
        """Return a table with a new game; if it is `automatic`, turns end by themselves."""
        seats = seat_guests(invitation, self.roster)
        players = tuple(seat.player for seat in seats)
        chosen = self.ruleset.seating.seated(self.content, players, invitation.seed, dict(invitation.options))
        session = Session.start(
            self.ruleset, self.content, chosen, seats,
            file=self._new_file(),
            bot_factory=self._bot_factory, automatic=automatic,
        )  # fmt: skip
        return self._table(session, curtain)

    @property
    def has_first_game(self) -> bool:
        """Tell whether there is a course for newcomers."""
        return FIRST_GAME in self.courses

    def first_game(self, name: str = "", curtain: Curtain = "automatic") -> Table:
        """Return a table with the course for newcomers; raises KeyError if the game has none."""
        course = self.courses[FIRST_GAME]
        session = begin_course(
            course.table, self.ruleset, self.content, name,
            file=self._new_file(), bot_factory=self._bot_factory,
        )  # fmt: skip
        return self._table(session, curtain, course)

    def resume(
        self, save: Save, curtain: Curtain = "automatic", automatic: bool = False
    ) -> tuple[Table, str]:
        """Return a table that continues a saved game, and a remark on its content, or "".

        Raises LockedElsewhere, or UnreadableSave after releasing the file and setting a damaged one aside.
        """
        file, save = SaveFile.reopened(save.path)
        try:
            return self._resume_from_file(file, save, curtain, automatic)
        except UnreadableSave as error:
            file.close_unwritten()
            if error.damaged:
                raise self.saved_games.set_aside(error) from error
            raise
        except Exception as error:  # kept content can fail wherever it is shown
            file.close_unwritten()
            raise save.not_shown(error) from error

    def _resume_from_file(
        self, file: SaveFile, save: Save, curtain: Curtain, automatic: bool
    ) -> tuple[Table, str]:
        """Return the table and a remark on its content; if that is not the save's own, today's is saved."""
        resumed = resume(self.ruleset, self.content, save, self._bot_of_kind, today=self._layers)
        if resumed.which != "own":
            file.layers = self._layers
        session = Session.resume(
            self.ruleset,
            resumed,
            file=file,
            bot_factory=self._bot_factory,
            automatic=automatic,
        )
        art = saved_art(save.layers, self.ruleset.id)
        remark = self._remark_on_content(resumed, save, art.left_out)
        return self._table(session, curtain, art=art.folders or self.art), remark

    def replay(self, save: Save, parent: QObject) -> Replay:
        """Return the replay of a saved game; raises UnreadableSave."""
        try:
            return self._replay_of(save, parent)
        except UnreadableSave:
            raise
        except Exception as error:  # kept content can fail wherever it is shown
            raise save.not_shown(error) from error

    def _replay_of(self, save: Save, parent: QObject) -> Replay:
        """Return a replay of the save; one that is played with its own content takes its words from there."""
        resumed = resume(self.ruleset, self.content, save, today=self._layers)
        words = self.words
        if resumed.which == "own":
            with unpacked(save.layers) as content_folders:
                words = self._words_with_content(content_folders, resumed.content)
        replay_session = ReplaySession(self.ruleset, resumed.content, resumed.journal)
        art = saved_art(save.layers, self.ruleset.id)
        return Replay(replay_session, words, art.folders or self.art, art.left_out, parent)

    def play_on(self, replay: Replay, layers: tuple[Layer, ...], guests: Sequence[Guest]) -> Table:
        """Return a table that continues a copy of a game from the replay's moment, with these guests.

        The copy is saved with the content in `layers`, or with today's if there are none. The curtain is the
        usual one ("automatic"), whatever it was in the game.
        """
        replay_session = replay.session
        self.saved_games.make_room(self.ruleset.id)
        file = self.saved_games.new_file(self.ruleset.id, layers or self._layers)
        session = Session.go_on(
            self.ruleset,
            replay_session.content,
            replay_session.copied(),
            file=file,
            bot_factory=self._bot_factory,
        )
        for seat in (Seat(guest.role, guest.name, guest.bot) for guest in guests):
            if seat not in session.seats:
                session.change_seat(seat)
        return self._table(session, "automatic")

    def begin_from(self, journal: Journal) -> Table:
        """Return a table that continues a game from the end of a journal, with the usual curtain.

        Raises NoReplay.
        """
        session = Session.go_on(
            self.ruleset, self.content, journal, file=self._new_file(), bot_factory=self._bot_factory
        )
        return self._table(session, "automatic")

    def set_out(self, journal: Journal) -> Table:
        """Return a table that continues a game from the end of a journal without saving it.

        Turns end by themselves, and the curtain is the usual one.
        """
        session = Session.go_on(
            self.ruleset, self.content, journal, bot_factory=self._bot_factory, automatic=True
        )
        return self._table(session, "automatic")

    def _remark_on_content(self, resumed: Resumed[Any, Any], save: Save, left_out: Sequence[Text]) -> str:
        """Return remarks on a saved game that goes on in another way than it was saved, or "".

        Its content is its `own`, kept with it, or the `present` one, which has changed; it goes on from a
        saved state, as its decisions no longer lead there; some of its pictures are left out.
        """
        remarks = []
        if resumed.which == "own":
            remarks.append(text("saved-on-own-content", content=titles(save.layers)))
        elif resumed.which == "present":
            remarks.append(text("saved-on-present-content", content=titles(save.layers)))
        if resumed.from_state:
            remarks.append(Text("saved-from-state"))
        return " ".join(map(self.words.say, (*remarks, *left_out)))

    def _new_file(self) -> SaveFile:
        """Return a new file for a game, after removing the saved games that it replaces."""
        self.saved_games.make_room(self.ruleset.id)
        return self.saved_games.new_file(self.ruleset.id, self._layers)

    def _bot_of_kind(self, kind: str) -> object:
        """Make a bot to find out whether this program has its kind; raises an exception if not."""
        return self._bot_factory(kind, PlayerId(""))

    def retranslated(self, table: Table, curtain: Curtain) -> Table:
        """Return a table with the session and lessons of another, in the current language."""
        lessons = table.teacher.lessons
        return Table(table.session, self._words_of(table.session), curtain, lessons, art=table.art)

    def _table(
        self,
        session: Session[Any, Any],
        curtain: Curtain,
        course: Course | None = None,
        art: tuple[Path, ...] | None = None,
    ) -> Table:
        """Make a table, for a resumed game with its saved `art`; if that fails, release the game's file."""
        try:
            lessons, words = Lessons(session, course, self._coach), self._words_of(session)
            pictures = self.art if art is None else art
            return Table(session, words, curtain, lessons, art=pictures)
        except Exception:
            session.close_unwritten()
            raise
