"""The pile of packs: all packs in their order of precedence, and which of them are in play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.installation import install
from wonderland_qt.engine.content.folders.older_copies import put_away
from wonderland_qt.engine.content.folders.overlay import Conflict
from wonderland_qt.engine.content.folders.packs import Pack, clashes, packs_in, raised_by
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.models.packs.check import conflicts_between, games_of, holds, mistakes_on, warnings_about
from wonderland_qt.models.packs.choices import PackChoice
from wonderland_qt.models.packs.pack_art import art_of

FoundT = TypeVar("FoundT")
FolderStack = tuple[str, tuple[Path, ...]]
"""A game, and its content folders from the bottom up."""

CheckedPack = tuple[str, tuple[Path, ...], Path]
"""A game, the content folders beneath a pack, and the pack's path."""


class Findings(NamedTuple):
    """What is found in packs, whichever of them are on: their games, and what folders say on each other."""

    games: dict[Path, tuple[str, ...]]
    checked: dict[CheckedPack, tuple[Mistake, ...]]
    warnings: dict[FolderStack, tuple[Mistake, ...]]
    conflicts: dict[FolderStack, tuple[Conflict, ...]]


class PackPile:
    """The packs in the user's folder, from the bottom up; upper ones take precedence.

    New packs are on top and off. A pack with mistakes, or that clashes with others, is not in play even if it
    is on. Files are read on first use and again after `look_again`; results for a stack of folders stay
    cached when other packs are switched.
    """

    def __init__(
        self,
        rulesets: Mapping[str, AnyRuleset],
        content_folders: Sequence[Path],
        choices: Sequence[PackChoice] = (),
    ) -> None:
        """Find the packs that exist now; `choices` has those known before, from the bottom up."""
        self._rulesets, self._content_folders = rulesets, tuple(content_folders)
        self._on_by_id = {choice.id: choice.on for choice in choices}
        self.look_again()

    def look_again(self) -> None:
        """Look for packs again, known ones in their order and new ones on top, and clear cached results."""
        order = list(self._on_by_id)
        found = packs_in(paths.packs(), paths.unpacked(), tuple(self._rulesets))
        known = sorted((pack for pack in found if pack.id in order), key=lambda pack: order.index(pack.id))
        new = [pack for pack in found if pack.id not in order]
        self.packs: tuple[Pack, ...] = (*known, *new)
        self._clear_results()

    @property
    def folder(self) -> Path:
        """Return the user's folder of packs."""
        return paths.packs()

    @property
    def choices(self) -> tuple[PackChoice, ...]:
        """Return the choices to save: all packs from the bottom up."""
        return tuple(PackChoice(name, self._on_by_id.get(name, False)) for name in self._ids_from_below())

    def pack(self, name: str) -> Pack:
        """Return the pack with this id, the lowest of several; raises KeyError."""
        by_id = {pack.id: pack for pack in reversed(self.packs)}
        return by_id[name]

    def is_on(self, pack: Pack) -> bool:
        """Tell whether a pack is switched on."""
        return self._on_by_id.get(pack.id, False)

    def switch(self, pack: Pack, on: bool) -> None:
        """Switch a pack on or off."""
        self._on_by_id[pack.id] = on
        self._clear_results_that_depend_on_order()

    def move(self, pack: Pack, up: int) -> None:
        """Move a pack by this many places up, or down if negative, as far as the pile goes.

        The ids in `_on_by_id` keep the order of the pile, by which `look_again` restores it.
        """
        others = [other for other in self.packs if other is not pack]
        place = min(max(self.packs.index(pack) + up, 0), len(others))
        self.packs = (*others[:place], pack, *others[place:])
        self._sort_on_by_pile()
        self._clear_results_that_depend_on_order()

    def _sort_on_by_pile(self) -> None:
        """Bring the ids in `_on_by_id`, by which `look_again` sorts packs, into the order of the pile."""
        self._on_by_id = {name: self._on_by_id.get(name, False) for name in self._ids_from_below()}

    def swap(self, pack: Pack, other: Pack) -> None:
        """Swap the places of two packs, so that the other one takes precedence."""
        places = {pack.id: other, other.id: pack}
        self.packs = tuple(places.get(lying.id, lying) for lying in self.packs)
        self._sort_on_by_pile()
        self._clear_results_that_depend_on_order()

    def install(self, path: Path, in_place: bool = False) -> Pack:
        """Copy a pack into the user's folder, on top and off; raises ContentMistakes, OSError.

        With `in_place` it takes the place and the on/off state of its older version.
        """
        try:
            pack = install(path, paths.packs(), paths.unpacked(), tuple(self._rulesets))
        except (ContentMistakes, OSError):
            raise
        except Exception as error:  # it is the pack's own mistake
            raise ContentMistakes([raised_by(path, error)]) from error
        self._on_by_id = {choice.id: choice.on for choice in self.choices if in_place or choice.id != pack.id}
        self.look_again()
        return self.pack(pack.id)

    def remove(self, pack: Pack) -> Path:
        """Remove a pack from the user's folder; return the path of its backup copy; raises OSError."""
        kept = put_away(pack.path)
        self._on_by_id.pop(pack.id, None)
        self.look_again()
        return kept

    @property
    def content_folders(self) -> tuple[Path, ...]:
        """Return the folders of content that lie below all packs."""
        return self._content_folders

    @property
    def findings(self) -> Findings:
        """Return what was found in folders that lie on each other."""
        return Findings(self._games, self._checked, self._warnings, self._conflicts)

    def learn(self, found: Findings) -> None:
        """Know what another pile of the same packs has found."""
        self._games |= found.games
        self._checked |= found.checked
        self._warnings |= found.warnings
        self._conflicts |= found.conflicts
        self._clear_results_that_depend_on_order()

    @property
    def unread(self) -> bool:
        """Tell whether a check of the pile would find out more, because a pack or its stack is unread."""
        packs = [pack for pack in self.packs if not pack.mistakes]
        if any(pack.path not in self._games for pack in packs):
            return True
        return any(self._is_unread(game, packs) for game in self._rulesets)

    def _is_unread(self, game: str, packs: Sequence[Pack]) -> bool:
        """Tell whether a pack of a game was not checked yet above those in play beneath it.

        Packs without mistakes must also have been searched for warnings, and those in play for conflicts.
        """
        beneath = self._content_folders
        for pack in packs:
            if game not in self._games[pack.path]:
                continue
            mistakes = self._checked.get((game, beneath, pack.path))
            if mistakes is None:
                return True
            stack = (*beneath, pack.folder)
            if not mistakes and (game, stack) not in self._warnings:
                return True
            is_in_play = self.is_on(pack) and not mistakes and not self._clashes(pack)
            if is_in_play:
                beneath = stack
        has_packs_in_play = beneath != self._content_folders
        return has_packs_in_play and (game, beneath) not in self._conflicts

    def ruleset(self, game: str) -> AnyRuleset:
        """Return the ruleset of a game."""
        return self._rulesets[game]

    def alone(self, pack: Pack) -> tuple[Path, ...]:
        """Return the content folders with only this pack and those that it needs, itself the last."""
        needed = [other.folder for other in self._beneath(pack) if other.id in pack.needs]
        return (*self._content_folders, *needed, pack.folder)

    def games_of(self, pack: Pack) -> tuple[str, ...]:
        """Return the games that a pack changes (cached); none for a pack with mistakes."""
        if pack.path not in self._games:
            find_games: Callable[[], tuple[str, ...]] = partial(games_of, pack, self._rulesets)
            self._games[pack.path] = () if pack.mistakes else self._unless_raised(pack, find_games, ())
        return self._games[pack.path]

    def in_play(self, game: str) -> tuple[Pack, ...]:
        """Return the packs that new games use, from the bottom up, without mistaken ones (cached)."""
        if game not in self._in_play:
            wanted = [pack for pack in self.packs if self.is_on(pack) and game in self.games_of(pack)]
            self._in_play[game] = self._without_mistaken(game, wanted)
        return self._in_play[game]

    def mistakes(self, pack: Pack) -> tuple[Mistake, ...]:
        """Return the mistakes of a pack at its place in the pile, each once.

        They include the errors that were raised when other parts of it were read.
        """
        if pack.path not in self._mistakes:
            found = pack.mistakes + self._clashes(pack)
            for game in self.games_of(pack):
                found += self._mistakes_above(game, self._stack_beneath(pack, game), pack)
            self._mistakes[pack.path] = found
        raised = self._raised.get(pack.path, ())
        each_once = dict.fromkeys(self._mistakes[pack.path] + raised)
        return tuple(each_once)

    def conflicts(self, pack: Pack, game: str) -> tuple[Conflict, ...]:
        """Return the fields of a game that this pack and another one in play both change."""
        nothing: tuple[Conflict, ...] = ()
        conflicts = self._unless_raised(pack, partial(self._conflicts_in, game), nothing)
        return tuple(
            conflict
            for conflict in conflicts
            if pack.folder in {conflict.upper_folder, conflict.lower_folder}
        )

    def warnings(self, pack: Pack) -> tuple[Mistake, ...]:
        """Return the warnings about a pack; none while it has mistakes."""
        if self.mistakes(pack):
            return ()
        return tuple(warning for game in self.games_of(pack) for warning in self._warnings_in(pack, game))

    def holds(self, pack: Pack) -> Mapping[str, Mapping[str, int]]:
        """Return the number of entries or fields of a pack by game and section."""
        return {
            game: self._unless_raised(pack, partial(holds, pack, self._rulesets[game]), {})
            for game in self.games_of(pack)
        }

    def art(self, pack: Pack) -> list[Path]:
        """Return the pictures of a pack; none for a pack with mistakes."""
        find_pictures = partial(art_of, pack.folder, self.games_of(pack))
        return [] if pack.mistakes else self._unless_raised(pack, find_pictures, [])

    def _conflicts_in(self, game: str) -> tuple[Conflict, ...]:
        """Return the conflicts between the packs of a game in play, cached by the stack of their folders."""
        folders = (*self._content_folders, *(pack.folder for pack in self.in_play(game)))
        if (game, folders) not in self._conflicts:
            self._conflicts[game, folders] = conflicts_between(self._rulesets[game], folders)
        return self._conflicts[game, folders]

    def _mistakes_above(self, game: str, beneath: Sequence[Path], pack: Pack) -> tuple[Mistake, ...]:
        """Return the mistakes of a pack above these folders, cached as they are slow to find."""
        checked = (game, tuple(beneath), pack.path)
        if checked not in self._checked:
            self._checked[checked] = self._mistakes_or_raised(game, beneath, pack)
        return self._checked[checked]

    def _mistakes_or_raised(self, game: str, beneath: Sequence[Path], pack: Pack) -> tuple[Mistake, ...]:
        """Return the mistakes of a pack; an error while they are looked for is one, too."""
        try:
            return mistakes_on(self._rulesets[game], beneath, pack)
        except Exception as error:  # no other pack suffers from it
            return (raised_by(pack.path, error),)

    def _warnings_in(self, pack: Pack, game: str) -> tuple[Mistake, ...]:
        """Return the warnings about a pack at its place in the pile, and find them first if need be."""
        folders = (*self._stack_beneath(pack, game), pack.folder)
        if (game, folders) not in self._warnings:
            find_warnings = partial(warnings_about, self._rulesets[game], folders)
            self._warnings[game, folders] = self._unless_raised(pack, find_warnings, ())
        return self._warnings[game, folders]

    def _unless_raised(self, pack: Pack, look: Callable[[], FoundT], otherwise: FoundT) -> FoundT:
        """Return the result of `look`; if it raises, note a mistake of the pack and return `otherwise`."""
        try:
            return look()
        except Exception as error:  # no other pack suffers from it
            self._raised[pack.path] = (raised_by(pack.path, error),)
            return otherwise

    def _without_mistaken(self, game: str, wanted: Sequence[Pack]) -> tuple[Pack, ...]:
        """Return the wanted packs without mistakes, each checked above the accepted ones below it.

        A pack that made a check raise an error is left out as well.
        """
        good: list[Pack] = []
        for pack in wanted:
            beneath = [*self._content_folders, *(other.folder for other in good)]
            found = (*pack.mistakes, *self._clashes(pack))
            found += self._mistakes_above(game, beneath, pack)
            if not found and pack.path not in self._raised:
                good.append(pack)
        return tuple(good)

    def _clashes(self, pack: Pack) -> tuple[Mistake, ...]:
        """Return why a pack does not fit those beneath it that are on."""
        beneath = [other for other in self._beneath(pack) if self.is_on(other)]
        return tuple(mistake for mistake in clashes([*beneath, pack]) if mistake.path == pack.path)

    def _stack_beneath(self, pack: Pack, game: str) -> tuple[Path, ...]:
        """Return the folders beneath a pack: those below all packs, and of the packs that are in play."""
        in_play = [other.folder for other in self._beneath(pack) if other in self.in_play(game)]
        return (*self._content_folders, *in_play)

    def _beneath(self, pack: Pack) -> tuple[Pack, ...]:
        return self.packs[: self.packs.index(pack)]

    def _ids_from_below(self) -> tuple[str, ...]:
        """Return the ids of the packs from the bottom up, each once."""
        return tuple(dict.fromkeys(pack.id for pack in self.packs))

    def _clear_results(self) -> None:
        """Clear all results, because files may have changed."""
        self._games: dict[Path, tuple[str, ...]] = {}
        self._checked: dict[CheckedPack, tuple[Mistake, ...]] = {}
        self._warnings: dict[FolderStack, tuple[Mistake, ...]] = {}
        self._conflicts: dict[FolderStack, tuple[Conflict, ...]] = {}
        self._clear_results_that_depend_on_order()

    def _clear_results_that_depend_on_order(self) -> None:
        """Clear the results that depend on the order and on/off state of packs, but not those of files."""
        self._in_play: dict[str, tuple[Pack, ...]] = {}
        self._mistakes: dict[Path, tuple[Mistake, ...]] = {}
        self._raised: dict[Path, tuple[Mistake, ...]] = {}
