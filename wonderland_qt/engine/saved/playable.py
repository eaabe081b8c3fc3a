"""A game with its content: that of the program with packs, or that kept in a saved game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.packs import clashes, folders_within, open_pack
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.installed_games import GAMES, ruleset_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.saved.saved_content import layers_of, load_layers
from wonderland_qt.engine.saved.saves import Layer
from wonderland_qt.engine.saved.written_game import ASKED_ALONE
from wonderland_qt.engine.words.localization import Words

WORDS = "words"


class Playable:
    """A game's rules with a content: the program's own overridden by `packs`, or `kept` from a saved game."""

    def __init__(self, game: str, packs: tuple[str, ...] = (), kept: tuple[Layer, ...] = ()) -> None:
        """Load the content of a game; kept content needs no folders, so later changes do not reach it."""
        if game not in GAMES:
            raise ValueError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
        self.id, self.packs, self.kept = game, packs, kept
        self.ruleset = ruleset_of(game)
        self.content: Any
        if kept:
            self.folders: tuple[Path, ...] = ()
            self.content = load_layers(self.ruleset, kept)
        else:
            self.folders = (paths.content(), *_folders_of_packs(packs))
            self.content = self.ruleset.load(self.folders)

    @cached_property
    def layers(self) -> tuple[Layer, ...]:
        """Return the texts of the content's files, to be kept in a saved game."""
        return self.kept or layers_of(self.folders, self.id)

    def chosen(self, players: int | Sequence[str] | None, seed: int, options: Mapping[str, str]) -> Any:
        """Return the set-up of a new game; raises ValueError for unknown players or options.

        Programs, whose players share no screen, may also set the option in ASKED_ALONE.
        """
        seating, content = self.ruleset.seating, self.content
        known_options = [option.id for option in seating.all_options(content)]
        _check_names("options", options, [*ASKED_ALONE, *known_options])
        if isinstance(players, str):
            raise ValueError(f"players: give a number or a list of roles, not {players!r}")
        if players is None:
            players = seating.usual_size
        number = players if isinstance(players, int) else len(players)
        if number not in seating.sizes:
            raise ValueError(f"{self.id} takes {', '.join(map(str, seating.sizes))} players, not {number}")
        if isinstance(players, int):
            return seating.random_new_game(content, number, seed, options)
        _check_names("players", players, seating.roster(content))
        return seating.seated(content, tuple(map(PlayerId, players)), seed, options)

    @lru_cache  # noqa: B019 contents are few and live as long as the program
    def words(self, language: str) -> Words:
        """Return the game's words in a language; the topmost pack that has a word decides it.

        Raises ValueError for an unknown language.
        """
        _check_names("language", [language], paths.languages())
        of_packs = reversed(folders_within(self.folders, self.id, WORDS))
        folders = (*of_packs, *paths.words(self.id))
        return Words.load(folders, language, self.ruleset.narration.content_words(self.content))


def playable(game: str, packs: tuple[str, ...] = (), kept: tuple[Layer, ...] = ()) -> Playable:
    """Return a game with its own or `kept` content (cached); raises ValueError or ContentMistakes."""
    return _load_kept(game, msgspec.json.encode(kept)) if kept else _load_with_packs(game, packs)


@lru_cache
def _load_with_packs(game: str, packs: tuple[str, ...]) -> Playable:
    """Return a game with the program's own content, overridden by packs."""
    return Playable(game, packs)


@lru_cache
def _load_kept(game: str, kept: bytes) -> Playable:
    """Return a game with the content of a saved game, cached by the content's bytes."""
    return Playable(game, (), msgspec.json.decode(kept, type=tuple[Layer, ...]))


def _folders_of_packs(packs: Sequence[str]) -> list[Path]:
    """Return the folders of packs, the last on top; raises ContentMistakes."""
    opened = [open_pack(Path(pack), paths.unpacked(), tuple(GAMES)) for pack in packs]
    mistakes = list(clashes(opened))
    if mistakes:
        raise ContentMistakes(mistakes)
    return [pack.folder for pack in opened]


def _check_names(what: str, given: Sequence[str] | Mapping[str, str], known: Sequence[str]) -> None:
    """Raise ValueError for the first name that is not known."""
    for name in given:
        if name not in known:
            raise ValueError(f"{what}: there is no {name!r}; there are {', '.join(known)}")
