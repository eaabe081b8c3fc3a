"""Whatever the rules say, the English words have."""

import ast
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.laws import playing
from wonderland_qt import paths
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.words.words import MADE_UP, Words
from wonderland_qt.games.wonderland import facts
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.newgame.setup import BY_CHANCE
from wonderland_qt.games.wonderland.rules import verbs
from wonderland_qt.games.wonderland.seen.log import line
from wonderland_qt.games.wonderland.seen.pieces import pieces
from wonderland_qt.games.wonderland.seen.view import view

PACKAGE = Path(__file__).resolve().parents[3] / "wonderland_qt"
SAYING = ("engine", "games/wonderland")
OF_THE_RULES = {
    "refusals.ftl",
    "prompts.ftl",
    "options.ftl",
    "facts.ftl",
    "pieces.ftl",
    "names.ftl",
    "lists.ftl",
}


def keys_in(source: str) -> Iterator[str]:
    """Yield the keys in calls such as `text("fact-...")`, with `*` for each part that is not literal."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"Text", "text"}:
            yield from (key for argument in node.args[:1] for key in literal(argument))


def literal(argument: ast.expr) -> Iterator[str]:
    """Yield the keys that an expression can be, as far as they stand there."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and argument.value:
        yield argument.value
    elif isinstance(argument, ast.JoinedStr):
        yield "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in argument.values)
    elif isinstance(argument, ast.IfExp):
        yield from (*literal(argument.body), *literal(argument.orelse))


def keys_in_source() -> set[str]:
    """All keys that stand in the rules and the engine."""
    files = [file for folder in SAYING for file in (PACKAGE / folder).rglob("*.py")]
    return {key for file in files for key in keys_in(file.read_text(encoding="utf-8"))}


def strings_in_source() -> set[str]:
    """All strings that stand anywhere in the program."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in PACKAGE.rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


@pytest.fixture(scope="module")
def english() -> Words:
    return Words.load(paths.words("wonderland"), "en")


def test_keys_are_found_in_source() -> None:
    found = keys_in('text("a", x=Text(f"b-{y}")), Text("c" if z else "d"), Text(e)')
    assert set(found) == {"a", "b-*", "c", "d"}


def test_every_key_in_the_source_has_words(english: Words) -> None:
    assert sorted(key for key in keys_in_source() if "*" not in key and not english.has(key)) == []


def test_every_choice_of_a_verb_has_a_prompt(english: Words) -> None:
    assert sorted(f"ask-{kind.word}" for kind in verbs.choices if not english.has(f"ask-{kind.word}")) == []


def made_up(key: str) -> bool:
    return any(fnmatchcase(key, pattern) for pattern in MADE_UP)


def test_no_message_of_the_rules_is_spare(english: Words) -> None:
    said = strings_in_source() | {kind.word for kind in verbs.choices}
    said |= {kind.__name__ for kind in vars(facts).values() if isinstance(kind, type)}
    said |= {word.removeprefix("deck:") for word in said} | {f"tea_{number}" for number in (1, 2, 3)}
    said |= {f"set-{name}{about}" for name in BY_CHANCE for about in ("", "-about")}
    own = {key for key, entry in english.catalogue.items() if entry.file in OF_THE_RULES}
    referred = {reference for entry in english.catalogue.values() for reference in entry.references}
    unsaid = (key for key in own - referred if not {key, key.partition("-")[2]} & said)
    assert sorted(key for key in unsaid if not made_up(key)) == []


def test_the_english_words_are_in_order(english: Words) -> None:
    assert english.check() == []


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_said_without_a_word_missing(seed: int) -> None:
    """Every prompt, option and fact of a game, and the pieces on the table now and then."""
    pack = WONDERLAND.load([paths.content()])
    words = Words.load(paths.words("wonderland"), "en", WONDERLAND.telling.content_words(pack))
    happened: list[Fact] = []
    game = WONDERLAND.new(pack, WONDERLAND.seating.by_chance(pack, 3 + seed, seed, {}), happened)
    for turn, at in enumerate(playing(game, seed)):
        for decision in at.decisions:
            for said in (decision.prompt, *(option.text for option in decision.options)):
                assert words.say(said)
        for piece in pieces(view(at, None), pack) if turn % 40 == 0 else ():
            assert words.say(piece.text)
    for fact in happened:
        assert words.say(line(fact, pack, {}))
    assert words.missing == set()
