"""Broken words: Fluent messages of a pack, each of which is said when all are accepted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tests.fuzz.grammars import FLUENT
from tests.fuzz.kind import Kind, Mutant, check_told
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.packs.folders import words_over
from wonderland_qt.models.packs.pack_words import wrong_words

MESSAGE = re.compile(r"^(?:-?[a-z][A-Za-z0-9_-]*) *=.*\n(?:[ \t}].*\n|\n(?=[ \t]))*", re.MULTILINE)
KEY = re.compile(r"^([a-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
MOST_MESSAGES = 12
MOST_SAID = 12


class FluentWords(Kind):
    """Words that a pack lays over those of a game, in English, Polish or Ukrainian."""

    name = "fluent"

    def mutant(self, chance: OwnChance) -> Mutant:
        """Return some messages of a game, broken at random."""
        game = chance.pick("game", tuple(GAMES))
        language = chance.pick("language", tuple(paths.languages()))
        known = _messages(game, language)
        some = [chance.pick("message", known) for _ in range(1 + chance.below("messages", MOST_MESSAGES))]
        return Mutant(game, f"{language}/mine.ftl", FLUENT.mutated("".join(dict.fromkeys(some)), chance))

    def said(self, mutant: Mutant, folder: Path) -> Sequence[str]:
        """Return the mistakes in the words of a pack; without any its messages are said."""
        file = folder / mutant.game / "words" / mutant.name
        file.parent.mkdir(parents=True)
        file.write_bytes(mutant.data)
        told = [str(mistake) for mistake in wrong_words(folder, mutant.game, [paths.content()])]
        if not told:
            self._say(mutant, folder)
        return check_told(told, file)

    def _say(self, mutant: Mutant, folder: Path) -> None:
        language = mutant.name.partition("/")[0]
        folders = words_over([paths.content(), folder], mutant.game)
        words = Words.load(folders, language, {})
        for key in KEY.findall(mutant.data.decode("utf-8-sig"))[:MOST_SAID]:
            for said in (Text(key), text(key, n=2, count=1, player="Ann", card=Text("lack"))):
                assert isinstance(words.say(said), str)


@cache
def _messages(game: str, language: str) -> tuple[str, ...]:
    files = sorted((paths.of_game(game) / "words" / language).glob("*.ftl"))
    return tuple(MESSAGE.findall("".join(f"{file.read_text(encoding='utf-8')}\n" for file in files)))
