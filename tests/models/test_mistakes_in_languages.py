"""The window reports mistakes of packs, words and saved games in its language, and in no other."""

from __future__ import annotations

import ast
import re
import zipfile
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.every_game.said_in_source import keys_in
from tests.models.packs.test_hostile_packs import lay
from wonderland_qt import paths
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.engine.installed_games import GAMES, listed_games, scenario_setup_of
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.words.catalogue import Catalogue, MessageSource
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.worded_errors import in_words
from wonderland_qt.models.lobby.saved_rows import saved_rows
from wonderland_qt.models.lobby.shelf import Shelf
from wonderland_qt.models.packs.choices import PackChoice
from wonderland_qt.models.packs.pack_rows import pack_rows
from wonderland_qt.models.packs.pile import PackPile

PACKAGE = Path(__file__).resolve().parents[2] / "wonderland_qt"
LANGUAGES = ("en", "pl", "uk")
TRANSLATED = pytest.mark.parametrize("language", LANGUAGES[1:])
WORD = re.compile(r"[^\W\d_]+")
ENGLISH = frozenset(
    [
        "add",
        "and",
        "another",
        "are",
        "be",
        "been",
        "cannot",
        "character",
        "check",
        "choose",
        "correct",
        "delete",
        "expected",
        "file",
        "first",
        "found",
        "from",
        "game",
        "has",
        "have",
        "here",
        "holds",
        "is",
        "it",
        "its",
        "key",
        "keep",
        "least",
        "letters",
        "line",
        "link",
        "list",
        "mapping",
        "message",
        "missing",
        "more",
        "must",
        "name",
        "nothing",
        "number",
        "of",
        "only",
        "or",
        "pack",
        "players",
        "read",
        "remove",
        "required",
        "rename",
        "save",
        "shorten",
        "should",
        "switch",
        "text",
        "than",
        "that",
        "the",
        "there",
        "this",
        "too",
        "twice",
        "unknown",
        "used",
        "was",
        "whole",
        "with",
        "word",
        "write",
    ]
)
"""Words that only English sentences have."""
QUOTED = re.compile(r"'[^']*'|„[^”]*”|«[^»]*»|`[^`]*`|\([^)]*\)|\$\w+|\S*[./_:]\S*")
"""What a sentence quotes of files: words of YAML, names, places, and what libraries say."""
ALIKE = {"words-of-others", "value-count-of", "file-problem", "one-of", "meaning-true", "meaning-false"}
ALIKE |= {"scenario-at", "scenario-at-place"}
"""Messages without a word of their own."""


@cache
def messages(language: str) -> dict[str, MessageSource]:
    """All messages about mistakes in a language, of the window and of every game."""
    files = sorted(paths.resources().glob(f"*/words/{language}/mistakes*.ftl"))
    return dict(Catalogue({str(file): file.read_text(encoding="utf-8") for file in files}))


def english_in(sentence: str) -> frozenset[str]:
    """The English words of a sentence, without what it quotes."""
    return ENGLISH & set(WORD.findall(QUOTED.sub(" ", sentence)))


def test_no_two_messages_about_mistakes_share_a_key() -> None:
    sources = [
        file.read_text(encoding="utf-8") for file in paths.resources().glob("*/words/en/mistakes*.ftl")
    ]
    keys = Counter(key for source in sources for key in Catalogue({"one.ftl": source}))
    assert [key for key, count in keys.items() if count > 1] == []


def test_every_message_about_mistakes_is_said_somewhere() -> None:
    sources = [file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py")]
    patterns = [key.replace("*", ".*") for source in sources for key in keys_in(source) if "*" in key]
    literals = {
        node.value
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    made_up = re.compile("|".join(pattern for pattern in patterns if pattern[0].isalpha()))
    assert [key for key in messages("en") if key not in literals and not made_up.fullmatch(key)] == []


@TRANSLATED
def test_every_language_has_the_messages_and_placeholders_of_english(language: str) -> None:
    english, own = messages("en"), messages(language)
    assert own.keys() == english.keys()
    assert [key for key, entry in own.items() if entry.placeholders != english[key].placeholders] == []


@TRANSLATED
def test_no_message_is_left_in_english(language: str) -> None:
    english, own = messages("en"), messages(language)
    alike = {key for key, entry in own.items() if entry.source == english[key].source}
    assert alike - ALIKE <= {"thing-region"}
    assert {key: left for key in own if (left := english_in(_value(own[key])))} == {}


def _value(entry: MessageSource) -> str:
    """What a message says, without its key, the comments after it, and what it names."""
    said = entry.source.partition("=")[2].partition("\n#")[0]
    return re.sub(r"\{[^{}]*\}|\{ \$\w+ ->|\[\w+\]", " ", said)


def wrong_packs() -> None:
    """Lay packs with mistakes of many kinds into the user's folder."""
    in_content = {
        "not-yaml": "characters: [\n",
        "tabs": "characters:\n\t- 3\n",
        "empty": "",
        "bare": "just words\n",
        "two": "characters: []\n---\nmore: 1\n",
        "alias": "characters: [{id: mouse, value: *here}]\n",
        "doubtful": "characters: [{id: mouse, value: yes}, {id: 010, value: 1_000}]\n",
        "twice": "characters: [{id: a}]\ncharacters: [{id: b}]\n",
        "kinds": "characters: [{id: mouse, value: many}, 7, {value: 3.5}]\n",
        "unknown": "caracters: []\nmarket: 3\n",
        "missing": "characters: [{id: mouse}]\n",
        "removed": "characters: [{id: nobody, remove: true, value: 3}]\n",
    }
    for name, text in in_content.items():
        lay(name, content__yaml=text)
    in_words = {
        "no-fluent": "a = { $b\n",
        "unknown-message": "mouse = { mous }\n",
        "unknown-function": 'mouse = { SHOUT($a, loud: "yes") }\n',
        "circle": "mouse = { rat }\nrat = { mouse }\n",
        "long": f"mouse = {'x' * 3_000}\n",
        "argument": "ask-reveal = { $nothing }\n",
    }
    for name, text in in_words.items():
        lay(name, words__en__a__ftl=text)
    lay("klingon", words__tlh__a__ftl="mouse = x\n")
    (lay("needy") / "pack.yaml").write_text("id: needy\nname: N\ngame: tea_for_2\nneeds: [gone]\n")
    (lay("nowhere") / "pack.yaml").write_text("id: nowhere\nname: N\ngame: tea_for_3\n")
    (lay("Shouting") / "pack.yaml").write_text("id: SHOUT\nnam: N\ngame: tea_for_2\n")
    (lay("binary") / "content.yaml").write_bytes(b"\xff\xfe\x00")
    (lay("elsewhere") / "x.yaml").symlink_to("/etc/passwd")
    (paths.packs() / "broken.zip").write_text("no zip")
    with zipfile.ZipFile(paths.packs() / "outward.zip", "w") as archive:
        archive.writestr("../x.yaml", "a: 1")


def notices(language: str) -> list[str]:
    """What the page of packs says of all mistakes and warnings in a language."""
    choices = [PackChoice(name, True) for name in ("needy", "removed", "missing")]
    rows = pack_rows(PackPile(GAMES, [paths.content()], choices), language)
    return [notice.message for row in rows for notice in (*row.mistakes, *row.warnings)]


@TRANSLATED
def test_mistakes_of_packs_are_told_in_the_language_of_the_window(language: str) -> None:
    wrong_packs()
    english, own = notices("en"), notices(language)
    assert len(own) == len(english) > 30
    assert [told for told, other in zip(own, english, strict=True) if told == other] == []
    assert [(told, left) for told in own if (left := english_in(told))] == []


def wrong_saves() -> None:
    """Lay files that are no saved games, or damaged ones, into the user's folder."""
    folder = paths.saves()
    folder.mkdir(parents=True)
    contents = {
        "words": b"a hat\n",
        "empty": b"",
        "newer": b'{"check":"0123456789ab","save":99,"program":"9.9"}\n',
        "changed": b'{"check":"0123456789ab","save":2,"program":"1"}\n',
        "cut": b'{"check":"0123456789ab","save":2,"pro',
    }
    for name, data in contents.items():
        (folder / f"tea_for_2-{name}.save").write_bytes(data)
    (folder / "tea_for_2-folder.save").mkdir()


@TRANSLATED
def test_mistakes_of_saved_games_are_told_in_the_language_of_the_window(language: str) -> None:
    def told(language: str) -> list[str]:
        shelf = Shelf(listed_games(), [paths.content()], bot_factory(1), language)
        return [problem.partition(": ")[2] for problem in saved_rows(shelf)[1]]

    wrong_saves()
    own = told(language)
    assert len(own) == 6
    assert [(problem, left) for problem in own if (left := english_in(problem))] == []
    assert in_words(Text("save-no-save"), language) in "\n".join(own)


WRONG_SCENARIO = """\
new: {players: [blue, pink]}
chance: {dice: [3]}
play:
  - blue: fly
  - expect: {asked: [pink], state: {round: 7, moon: 1}, winners: [blue]}
"""


@TRANSLATED
def test_what_differs_from_a_scenario_is_said_in_the_language_of_the_window(
    language: str, tmp_path: Path
) -> None:
    setup = scenario_setup_of("tea_for_2", (paths.content(),), paths.rulebook("tea_for_2", "en"))
    own: list[str] = []
    lines = WRONG_SCENARIO.splitlines(keepends=True)
    for number in range(1, len(lines)):
        file = tmp_path / f"wrong-{number}.yaml"
        file.write_text("".join(lines[:1] + lines[number:]))
        own += perform(file, setup, language)
    assert len(own) > 2
    assert [(line, left) for line in own if (left := english_in(line))] == []
