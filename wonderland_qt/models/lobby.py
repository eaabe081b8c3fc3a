"""The lobby: where a game is begun or taken up again, with its rules, content, words and autosave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from wonderland_qt import paths
from wonderland_qt.engine.content.packs import Pack
from wonderland_qt.engine.house import HouseRule
from wonderland_qt.engine.lessons.course import Course
from wonderland_qt.engine.lessons.course_files import read_coach, read_courses
from wonderland_qt.engine.lessons.first_table import begin_course
from wonderland_qt.engine.lessons.guide import Guide, read_guide
from wonderland_qt.engine.play.autosave import Autosave
from wonderland_qt.engine.play.journal import Seat, seats_now
from wonderland_qt.engine.play.saves import Save, UnreadableSave
from wonderland_qt.engine.play.session import BotFactory, Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.table_options import TableOption
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.words import Words
from wonderland_qt.models.invitation import Invitation, seat_guests
from wonderland_qt.models.lessons import Lessons
from wonderland_qt.models.pack_folders import art_over, words_over
from wonderland_qt.models.screen import Curtain
from wonderland_qt.models.table import Table

FIRST_GAME = "first_game"
"""The course that a newcomer begins with."""


class Lobby:
    """One game, ready to be played; raises ContentMistakes when its content cannot be read.

    `options` are those that a new table has unless it chooses others; `packs` tells which roots are packs.
    """

    def __init__(
        self,
        ruleset: Ruleset[Any, Any, Any],
        roots: Sequence[Path],
        bot_factory: BotFactory,
        language: str = "en",
        options: Mapping[str, str] | None = None,
        packs: Sequence[Pack] = (),
    ) -> None:
        self.ruleset, self.packs = ruleset, tuple(packs)
        self.options = dict(options or {})
        self.pack = ruleset.load(roots)
        self._roots = tuple(roots)
        self.speak(language)
        self.autosave = Autosave(paths.autosaves(), ruleset.id)
        self._bot_factory = bot_factory
        coach = read_coach(roots, ruleset.id, paths.languages())
        self._coach = coach.course if coach is not None else None
        courses = read_courses(roots, ruleset.id, paths.languages())
        self.courses = {taught.id: taught.course for taught in courses}

    @property
    def house(self) -> tuple[HouseRule, ...]:
        """Return the house rules that a table may choose."""
        return self.ruleset.house

    @property
    def table_options(self) -> tuple[TableOption, ...]:
        """Return what a new table may choose for its game."""
        return self.ruleset.seating.options(self.pack)

    def speak(self, language: str) -> None:
        """Speak a language from now on; tables that were laid before go on in theirs."""
        folders = words_over(self._roots, self.ruleset.id)
        self.words = Words.load(folders, language, self.ruleset.telling.content_words(self.pack))

    @property
    def art(self) -> tuple[Path, ...]:
        """Return the folders of pictures that packs lay over the game's own, the last on top."""
        return art_over(self._roots, self.ruleset.id)

    def say(self, words: Text) -> str:
        """Return words in the language that is spoken now."""
        return self.words.say(words)

    def rulebook(self) -> Rulebook:
        """Return the numbered rules in the language of the words."""
        return Rulebook.read(paths.rulebook(self.ruleset.id, self.words.language))

    def guide(self) -> Guide:
        """Return the illustrated pages before the numbered rules; raises ContentMistakes."""
        return read_guide(paths.guide(self.ruleset.id), paths.languages())

    @property
    def roster(self) -> tuple[PlayerId, ...]:
        """Return the parts that can be played."""
        return self.ruleset.seating.roster(self.pack)

    def saved(self) -> tuple[Save | None, list[UnreadableSave]]:
        """Return the game that can be continued, if there is one, and what could not be read."""
        return self.autosave.newest(self.ruleset, self.pack)

    def told(self, save: Save) -> tuple[str, bool]:
        """Return who plays a saved game and how far it has come, and whether it is over."""
        state = self.ruleset.codec.decode(save.state)
        names = tuple(self._called(seat) for seat in seats_now(save.journal))
        said = self.words.say(text("saved-game", names=names, moment=self.ruleset.telling.moment(state)))
        return said, not state.agenda

    @property
    def under_way(self) -> str:
        """Return who plays the saved game that a new one would replace, "" where none is under way."""
        save, _ = self.saved()
        told, over = self.told(save) if save is not None else ("", True)
        return "" if over else told

    def moment_of(self, save: Save) -> str:
        """Return how far a saved game has come."""
        return self.words.say(self.ruleset.telling.moment(self.ruleset.codec.decode(save.state)))

    def _called(self, seat: Seat) -> Text:
        return text("player-named", name=seat.name) if seat.name else Text(seat.player)

    def begin(self, invitation: Invitation, curtain: Curtain = "automatic", automatic: bool = False) -> Table:
        """Return a table with a new game."""
        seats = seat_guests(invitation, self.roster)
        players = tuple(seat.player for seat in seats)
        chosen = self.ruleset.seating.seated(self.pack, players, invitation.seed, dict(invitation.options))
        session = Session.start(
            self.ruleset, self.pack, chosen, seats, dict(invitation.house),
            autosave=self.autosave, bot_factory=self._bot_factory, automatic=automatic,
        )  # fmt: skip
        return self._table(session, curtain)

    @property
    def has_first_game(self) -> bool:
        """Tell whether there is a course for newcomers."""
        return FIRST_GAME in self.courses

    def first_game(self, name: str = "", curtain: Curtain = "automatic") -> Table:
        """Return a table at which the game is taught as it comes; raises KeyError where nobody teaches it."""
        course = self.courses[FIRST_GAME]
        session = begin_course(
            course.table, self.ruleset, self.pack, name,
            autosave=self.autosave, bot_factory=self._bot_factory,
        )  # fmt: skip
        return self._table(session, curtain, course)

    def resume(self, save: Save, curtain: Curtain = "automatic", automatic: bool = False) -> Table:
        """Return a table at which a saved game goes on."""
        session = Session.resume(
            self.ruleset,
            self.pack,
            save,
            autosave=self.autosave,
            bot_factory=self._bot_factory,
            automatic=automatic,
        )
        return self._table(session, curtain)

    def laid_anew(self, table: Table, curtain: Curtain) -> Table:
        """Return a table with the session and lessons of another, in the words that are spoken now."""
        return Table(table.session, self.words, curtain, table.teaching.lessons, art=self.art)

    def _table(self, session: Session[Any, Any], curtain: Curtain, course: Course | None = None) -> Table:
        lessons = Lessons(session, course, self._coach)
        return Table(session, self.words, curtain, lessons, art=self.art)
