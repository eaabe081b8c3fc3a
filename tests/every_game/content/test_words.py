"""Every game says everything in every language: nothing is missing, nothing stands there for no one."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase

import pytest

from tests.every_game.said_in_source import keys_in, keys_of, sayable
from tests.invariants import playing
from wonderland_qt import paths
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.game_options import option_texts
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.words.catalogue import Catalogue
from wonderland_qt.engine.words.localization import MADE_UP, REFERENCE, Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.testing.language_check import mistakes_of_words

LANGUAGES = ("en", "pl", "uk")
OF_THE_WINDOW = {
    *("box-title", "box-line", "box-minutes", "final-title"),
    *("new-title", "new-roles", "new-role-of-seat"),
}
OF_A_BOXED_GAME = {"box-credits"}
"""What only the words of a published board game say."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def test_keys_are_found_in_source() -> None:
    found = keys_in('text("a", x=Text(f"b-{y}")), Text("c" if z else "d"), Text(e)')
    assert set(found) == {"a", "b-*", "c", "d"}


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_language_is_in_order_and_has_the_messages_and_placeholders_of_english(
    game: str, language: str
) -> None:
    assert mistakes_of_words(Words.load(paths.words(game), language)) == []


@EVERY_GAME
def test_every_key_in_the_source_has_words(game: str) -> None:
    words = Words.load(paths.words(game), REFERENCE)
    assert sorted(key for key in keys_of(game) if "*" not in key and not words.has(key)) == []


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_game_says_what_stands_on_its_box(game: str, language: str) -> None:
    words = Words.load(paths.words(game), language)
    assert all(words.has(key) and words.say(Text(key)) for key in ("box-title", "box-line"))
    assert words.say(Text("box-minutes")).isdigit()


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_game_option_has_its_words(game: str, language: str) -> None:
    ruleset = GAMES[game]
    content = ruleset.load([paths.content()])
    words = Words.load(paths.words(game), language, ruleset.narration.content_words(content))
    texts = option_texts(ruleset.seating.options(content))
    assert all(words.say(said) for said in texts)
    assert words.missing == set()


@EVERY_GAME
def test_no_message_of_a_game_is_spare(game: str) -> None:
    catalogue = Words.load(paths.words(game), REFERENCE).catalogue
    own = set(Words.load(paths.words(game)[1:], REFERENCE).catalogue) - of_the_window(game)
    referred = {reference for entry in catalogue.values() for reference in entry.references}
    spare = [key for key in own - referred - whys_of(game) if not sayable(game, key)]
    assert sorted(key for key in spare if not made_up(key)) == []


@EVERY_GAME
def test_the_window_has_its_words_for_a_game(game: str) -> None:
    ruleset = GAMES[game]
    options = ruleset.seating.options(ruleset.load([paths.content()]))
    house_rules = [option for option in options if option.house_rule]
    rules = {rule.name.key for rule in house_rules}
    values = {value.name.key for rule in house_rules for value in rule.values}
    assert of_the_window(game) - OF_A_BOXED_GAME == OF_THE_WINDOW | rules | values


def of_the_window(game: str) -> set[str]:
    """The keys of what the window says of a game."""
    source = (paths.of_game(game) / "words" / REFERENCE / "window.ftl").read_text(encoding="utf-8")
    return set(Catalogue({"window.ftl": source}))


def whys_of(game: str) -> set[str]:
    """The keys that explain pieces by their kind."""
    kinds = tomllib.loads((paths.of_game(game) / "art" / "kinds.toml").read_text(encoding="utf-8"))
    return {f"why-{kind}" for kind in kinds}


def made_up(key: str) -> bool:
    return any(fnmatchcase(key, pattern) for pattern in MADE_UP)


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_whole_game_is_said_without_a_word_missing(game: str, language: str) -> None:
    """Every prompt, option and event, and now and then the pieces, the score and the moment."""
    ruleset = GAMES[game]
    content = ruleset.load([paths.content()])
    words = Words.load(paths.words(game), language, ruleset.narration.content_words(content))
    happened: list[Event] = []
    table = ruleset.seating.random_new_game(content, max(ruleset.seating.sizes), 7, {})
    unexplained: set[str] = set()
    for turn, at in enumerate(playing(ruleset.new(content, table, happened), seed=7)):
        for decision in at.decisions:
            for said in (decision.prompt, *(option.text for option in decision.options)):
                assert words.say(said)
        if turn % 40 == 0:
            viewers = (None, *ruleset.players(at.state))
            pieces = [
                piece
                for viewer in viewers
                for piece in ruleset.display.pieces(ruleset.view(at, viewer), content)
            ]
            lines = [line.line for viewer in viewers for line in ruleset.narration.standings(at, viewer)]
            for said in (*(piece.text for piece in pieces), *lines, ruleset.narration.moment(at.state)):
                assert words.say(said)
            spoken_of = {piece.kind for piece in pieces if piece.text.key}
            unexplained |= {kind for kind in spoken_of if not words.has(f"why-{kind}")}
    assert unexplained == set(), "a piece says what it is; say in why.ftl what it does and why one cares"
    for event in happened:
        told = ruleset.narration.log_text(event, content, {})
        assert told is None or words.say(told)
    assert words.missing == set()
