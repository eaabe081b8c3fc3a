"""The command `validate`: content read, and every mistake in it listed."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wonderland_qt import paths
from wonderland_qt.cli.chosen import game_chosen, layers_chosen, packs_at, packs_chosen
from wonderland_qt.cli.outcome import WELL, Problem

if TYPE_CHECKING:
    from wonderland_qt.engine.content.mistakes import Mistake
    from wonderland_qt.engine.listing import AnyRuleset
    from wonderland_qt.engine.words.unsaid import Unsaid

WARNING = "warning"


def validate(chosen: argparse.Namespace) -> int:
    """Read content and list every mistake in it, and what is odd: of one game, or of all that have some."""
    from wonderland_qt.engine.content.pack_archives import path_as_packed
    from wonderland_qt.games.catalogue import GAMES

    chosen.content += chosen.paths
    roots = layers_chosen(chosen)
    games = _games(chosen)
    found = [
        told for game in games for told in _found(GAMES[game], roots, bool(chosen.content or chosen.pack))
    ]
    mistakes = [told for told, odd in found if not odd or chosen.strict]
    for told, odd in found:
        if odd and not chosen.strict:
            print(f"{WARNING}: {told}")
    if mistakes:
        raise Problem("\n".join(mistakes))
    read = (str(path_as_packed(root, root)) for root in roots)
    print(f"no mistakes in {', '.join(read)} ({', '.join(games)})")
    return WELL


def _games(chosen: argparse.Namespace) -> tuple[str, ...]:
    """Return the game that is named, else those of which the packs given hold something, else all."""
    from wonderland_qt.games.catalogue import GAMES
    from wonderland_qt.models.packs.check import games_of

    if chosen.game:
        return (game_chosen(chosen.game),)
    packs = [*packs_at(chosen.content), *packs_chosen(chosen)]
    held = {game for pack in packs for game in games_of(pack, GAMES)}
    return tuple(game for game in GAMES if game in held or not packs)


def _found(ruleset: AnyRuleset, roots: Sequence[Path], laid_over: bool) -> Iterator[tuple[str, bool]]:
    """Yield what is wrong with the content of a game, and whether it is only odd."""
    from wonderland_qt.engine.play.trial import trial
    from wonderland_qt.engine.words.words import REFERENCE
    from wonderland_qt.models.packs.check import conflicts_between, oddities

    pack = ruleset.load(roots)
    problem = trial(ruleset, pack)
    if problem:
        yield f"{roots[-1]}:1:1: {problem}", False
        return
    for lacking in _unsaid(ruleset, pack, roots):
        yield str(lacking), lacking.language != REFERENCE
    for mistake in _lessons_that_do_not_fit(ruleset, pack, roots):
        yield str(mistake), laid_over
    for odd in (*conflicts_between(ruleset, roots), *oddities(ruleset, roots)):
        yield str(odd), True


def _lessons_that_do_not_fit(ruleset: AnyRuleset, pack: Any, roots: Sequence[Path]) -> Iterator[Mistake]:
    from wonderland_qt.bots.registry import bot_factory
    from wonderland_qt.engine.lessons.course_files import read_coach, read_courses, unknown_prompts
    from wonderland_qt.engine.lessons.rehearsal import rehearse, rehearse_tips
    from wonderland_qt.engine.words.words import REFERENCE, Words
    from wonderland_qt.models.packs.folders import words_over

    languages, words = paths.languages(), Words.load(words_over(roots, ruleset.id), REFERENCE)
    coach, courses = read_coach(roots, ruleset.id, languages), read_courses(roots, ruleset.id, languages)
    if coach is not None:
        yield from unknown_prompts(coach, words.has)
    for course in courses:
        yield from unknown_prompts(course, words.has)
        yield from rehearse(course, ruleset, pack, bot_factory)
    if coach is not None and courses:
        yield from rehearse_tips(coach, courses[0].course.table, ruleset, pack, bot_factory)


def _unsaid(ruleset: AnyRuleset, pack: Any, roots: Sequence[Path]) -> Iterator[Unsaid]:
    """Yield the messages that the words of a game lack for its content."""
    from wonderland_qt.engine.content.packs import content_folder
    from wonderland_qt.engine.words.unsaid import unsaid
    from wonderland_qt.models.packs.folders import WORDS, words_over

    told, folders = ruleset.telling, words_over(roots, ruleset.id)
    top = content_folder(roots[-1], ruleset.id) if len(roots) > 1 else None
    own = top / WORDS if top else paths.of_game(ruleset.id) / WORDS
    return unsaid(folders, own, told.content_words(pack), told.content_texts(pack))
