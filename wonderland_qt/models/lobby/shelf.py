"""The shelf: all installed games, with the lobby of each, which is made on first use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from wonderland_qt import paths
from wonderland_qt.engine.content.known import forget_contents
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.installed_games import BrokenGame
from wonderland_qt.engine.listed_game import ListedGame, Rulesets
from wonderland_qt.engine.play.thoughts import BotFactory
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.saved.saved_games import SavedGames, is_over
from wonderland_qt.engine.saved.saves import Save
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import WordedError, reason_of
from wonderland_qt.models.lobby.boxes import Box, box_of
from wonderland_qt.models.lobby.leftovers import sweep_leftovers
from wonderland_qt.models.packs.choices import PackChoice
from wonderland_qt.models.saved.moment import description_of, moment_kept

if TYPE_CHECKING:
    from wonderland_qt.engine.content.folders.packs import Pack
    from wonderland_qt.models.lobby.game_lobby import Lobby
    from wonderland_qt.models.packs.pile import PackPile
    from wonderland_qt.models.table.table_model import Table
    from wonderland_qt.models.workshop.own_packs import OwnFolder
    from wonderland_qt.models.workshop.workshop_model import Workshop


@dataclass(frozen=True, slots=True)
class Bookmark:
    """The saved game of a game: its players, its moment, whether it is over, and a problem with reading it.

    `readable` is false if only the problem is known.
    """

    description: str = ""
    moment: str = ""
    over: bool = False
    readable: bool = True
    problem: str = ""


class Shelf:
    """The games that have content in the given folders; `options` has the defaults for new tables by game.

    Rules and content of a game are read on first use, so that the shelf appears quickly.
    """

    def __init__(
        self,
        listed: Iterable[ListedGame],
        content_folders: Sequence[Path],
        bot_factory: BotFactory,
        language: str = "en",
        options: Mapping[str, Mapping[str, str]] | None = None,
        packs: Sequence[PackChoice] = (),
    ) -> None:
        """List the games that have content, or all of them if no content folders are given.

        Packs are used only above the program's own content. Remains of an interrupted session are removed,
        and saves of an earlier version are moved in.
        """
        self._listed = {
            listing.id: listing
            for listing in listed
            if not content_folders or _has_content(listing.id, content_folders)
        }
        self._content_folders, self._bot_factory, self._options = content_folders, bot_factory, options or {}
        self._lobbies: dict[str, Lobby] = {}
        self._packs = tuple(packs) if paths.content() in content_folders else ()
        self.speak(language)
        self.saved_games = SavedGames(paths.saves())
        sweep_leftovers()
        self.saved_games.adopt(paths.autosaves())

    @property
    def games(self) -> tuple[str, ...]:
        """Return the ids of the games."""
        return tuple(self._listed)

    def speak(self, language: str) -> None:
        """Switch to a language."""
        self.words = Words.load([paths.window() / "words"], language)
        self.boxes: tuple[Box, ...] = tuple(box_of(listing, language) for listing in self._listed.values())
        for lobby in self._lobbies.values():
            lobby.speak(language)

    def say(self, words: Text) -> str:
        """Return words of the window in the current language."""
        return self.words.say(words)

    @cached_property
    def pile(self) -> PackPile:
        """Return the pile of packs, above the games' own content; call `reload_packs` after changing it."""
        from wonderland_qt.models.packs.pile import PackPile

        return PackPile(Rulesets(self._listed.values()), self._content_folders[:1], self._packs)

    def reload_packs(self) -> None:
        """Use the packs that are in play now for new games; existing tables keep theirs."""
        self._lobbies.clear()
        forget_contents()

    def lobby(self, game: str) -> Lobby:
        """Return the lobby of a game, made once; raises ContentMistakes when its content cannot be read.

        The pile of packs, which is slow to read, is needed only if one of them is switched on.
        """
        if game not in self._lobbies:
            from wonderland_qt.models.lobby.game_lobby import Lobby

            packs = self.pile.in_play(game) if any(choice.on for choice in self._choices) else ()
            self._lobbies[game] = Lobby(
                self._rules(game),
                self._content_folders_with(packs),
                self._bot_factory,
                self.words.language,
                self._options.get(game),
                packs,
            )
        return self._lobbies[game]

    def workshop(self, game: str, pack: str = "") -> Workshop:
        """Return the workshop that changes a game's content in a pack of the user; raises ContentMistakes.

        It shows the name of that pack, into which it writes. The `others` are asked for when needed, as
        reading the pile of packs is slow.
        """
        from wonderland_qt.models.workshop.workshop_model import Workshop

        own = self.own_folder(game, pack)
        workshop = Workshop(self._rules(game), own.folders_below, own.folder, self.words.language)
        workshop.into = own.name
        workshop.others = lambda: [other for other in self.pile.packs if game in self.pile.games_of(other)]
        return workshop

    def own_folder(self, game: str, pack: str) -> OwnFolder:
        """Return where changes of a game go that are written into a pack of one's own."""
        from wonderland_qt.models.workshop.own_packs import OwnFolder, beneath, chosen_folder

        own = chosen_folder(self.pile, game, pack)
        name = next((pack.name for pack in self.pile.packs if pack.path == own), own.name)
        return OwnFolder(own, name, self._content_folders_with(beneath(self.pile, own, game)))

    def _rules(self, game: str) -> AnyRuleset:
        """Return the rules of a game; raises ContentMistakes if its package is broken."""
        try:
            return self._listed[game].ruleset()
        except BrokenGame as error:
            raise ContentMistakes([Mistake.in_file(paths.of_game(game), error.message)]) from error

    def _content_folders_with(self, packs: Sequence[Pack]) -> tuple[Path, ...]:
        """Return the content folders, with these packs above the first, which has the games' own."""
        return (*self._content_folders[:1], *(pack.folder for pack in packs), *self._content_folders[1:])

    @property
    def _choices(self) -> Sequence[PackChoice]:
        """Return the choice of packs, without reading packs if the pile was not needed so far."""
        is_pile_made = "pile" in vars(self)
        return self.pile.choices if is_pile_made else self._packs

    def first_game(self, game: str, name: str = "") -> Table:
        """Return a table with a game's course for newcomers; raises ContentMistakes or KeyError."""
        return self.lobby(game).first_game(name)

    def bookmarks(self) -> dict[str, Bookmark | None]:
        """Return the bookmark of each game, None for a game without one; an unreadable one says why."""
        bookmarks: dict[str, Bookmark | None] = {}
        for game in self.games:
            try:
                bookmarks[game] = self.bookmark(game)
            except ContentMistakes as mistakes:
                bookmarks[game] = Bookmark(readable=False, problem=self.unreadable(mistakes))
        return bookmarks

    def unsavable(self) -> str:
        """Return the reason why games cannot be saved, or ""."""
        refusal, folder = self.saved_games.refusal(), self.saved_games.folder
        if refusal is None:
            return ""
        return self.say(text("trouble-home", reason=reason_of(refusal), folder=str(folder)))

    def unreadable(self, mistakes: ContentMistakes) -> str:
        """Return the message that the content of a game cannot be read."""
        return self.say(text("trouble-content", problem=mistakes.mistakes[0].in_words(self.words.language)))

    def unreadable_save(self, error: WordedError) -> str:
        """Return the message that a saved game cannot be read."""
        return self.say(text("trouble-save", problem=error.in_words(self.words.language)))

    def bookmark(self, game: str) -> Bookmark | None:
        """Return the bookmark of a game, with the problem of a save that cannot be read, or None.

        Rules and content, which are slow to load, are needed only for some saves; raises ContentMistakes.
        """
        save, unreadable = self.saved_games.newest(game)
        problem = self.unreadable_save(unreadable[0]) if unreadable else ""
        if save is None:
            return Bookmark(readable=False, problem=problem) if unreadable else None
        described = self._description_without_rules(game, save)
        if described is None:
            lobby = self.lobby(game)
            described = lobby.describe(save), lobby.moment_of(save)
        description, moment = described
        return Bookmark(description, moment, is_over(save), problem=problem)

    def _description_without_rules(self, game: str, save: Save) -> tuple[str, str] | None:
        """Return description and moment of a saved game, or None if they need its rules or content."""
        moment, words = moment_kept(save), Words.load(paths.words(game), self.words.language)
        if moment is None:
            return None
        description = words.say(description_of(save, moment)), words.say(moment)
        return None if words.missing else description


def _has_content(game: str, content_folders: Sequence[Path]) -> bool:
    """Tell whether one of these folders has content of a game."""
    return any(paths.in_content(folder, game).is_dir() for folder in content_folders)
