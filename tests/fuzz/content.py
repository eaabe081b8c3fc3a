"""Broken content: YAML of a pack over the content of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tests.fuzz.broken_files import broken_file
from tests.fuzz.grammars import YAML
from tests.fuzz.kind import Kind, Mutant, check_told
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.lookahead.trial import trial
from wonderland_qt.engine.words.worded_errors import in_words

COACH = "coach.yaml"


class Content(Kind):
    """Files of content: whatever is accepted can be set up and shown."""

    name = "yaml"

    def mutant(self, chance: OwnChance) -> Mutant:
        """Return a file of a game's content, broken at random."""
        return broken_file(chance, _files, YAML)

    def said(self, mutant: Mutant, folder: Path) -> Sequence[str]:
        """Return the mistakes in a pack with this file, or why no one can play with it."""
        file = folder / mutant.game / mutant.name
        file.parent.mkdir()
        file.write_bytes(mutant.data)
        ruleset = GAMES[mutant.game]
        try:
            content = ruleset.load([paths.content(), folder])
        except ContentMistakes as mistakes:
            for mistake in mistakes.mistakes:
                assert mistake.path.is_relative_to(folder) or mistake.path.is_relative_to(paths.content())
                check_told([str(mistake)], mistake.path)
            return [str(mistakes)]
        problem = trial(ruleset, content, whole=False)
        return [in_words(problem)] if problem is not None else []


@cache
def _files(game: str) -> tuple[Path, ...]:
    return tuple(file for file in sorted((paths.content() / game).glob("*.yaml")) if file.name != COACH)
