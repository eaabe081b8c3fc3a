"""Plays random games of one game, and checks what must hold at their questions."""

from __future__ import annotations

import copy
import pickle
import traceback
from collections.abc import Callable, Iterable, Iterator
from itertools import count, product
from pathlib import Path
from tempfile import TemporaryDirectory

from wonderland_qt import api, paths
from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.testing.invariants import POSITION, Invariant, Subject, playing

EVERY = 7
"""At every EVERY-th question everything is checked; at the others only that answers are accepted."""

SEED = 1
Check = Callable[[api.Game, api.Question], Iterator[str]]


def problems(game: str, seeds: Iterable[int] = range(2)) -> list[str]:
    """Return the problems found in random games of each number of players, empty if there are none."""
    if game not in api.games():
        return [f"{game} is not installed; installed: {', '.join(api.games())}"]
    found: dict[str, None] = {}
    for players, seed in product(api.games()[game], seeds):
        for problem in _problems_in_game(api.new_game(game, players, seed)):
            found[f"{game}, {players} players, seed {seed}: {problem}"] = None
    return list(found)


def _problems_in_game(game: api.Game) -> Iterator[str]:
    """Play one game randomly, and yield its problems."""
    yield from _broken_invariants(game)
    for number in count():
        if game.over:
            break
        question = game.asked[0]
        if number % EVERY == 0:
            for check in CHECKS:
                yield from _run_check(check, game, question)
        game.answer(question.player, *game.random_answer(question.player))
    if not game.winners:
        yield "the game is over, and no one has won"
    if set(game.scores) != set(game.players):
        yield f"scores are of {sorted(game.scores)}, players are {sorted(game.players)}"


def _broken_invariants(game: api.Game) -> Iterator[str]:
    """Yield invariants that a random game breaks; `tests/every_game` checks more for the program's own games.

    Those of positions need no game begun by a seed, so the subject has this one for every seed.
    """
    game = game.clone()
    subject = Subject(game._table.ruleset, lambda _seed, _events: game._game)
    for number, position in enumerate(playing(game._game, SEED)):
        if number % EVERY == 0:
            for check in POSITION:
                yield from _broken_invariant(check, subject, position)


def _broken_invariant(check: Invariant, subject: Subject, position: AnyGame) -> Iterator[str]:
    """Yield what an invariant says and how a position breaks it, if it does."""
    try:
        check(subject, position)
    except Exception as error:
        first_line, *_ = (check.__doc__ or check.__name__).splitlines()
        asked = ", ".join(decision.prompt.key for decision in position.decisions)
        yield f"{first_line} Not so: {_message_of_error(error)} (at {asked})"


def _message_of_error(error: Exception) -> str:
    """Return the message of an error, or the line that raised it if it has none."""
    if str(error):
        return f"{type(error).__name__}: {error}"
    raised_at = traceback.extract_tb(error.__traceback__)[-1]
    return f"{raised_at.line}"


def _run_check(check: Check, game: api.Game, question: api.Question) -> Iterator[str]:
    """Yield the problems that a check finds, including any exception it raises."""
    try:
        yield from check(game, question)
    except Exception as error:
        yield f"{check.__name__.strip('_')}: {type(error).__name__}: {error} (at {question})"


def _copy_problems(game: api.Game, question: api.Question) -> Iterator[str]:
    """Yield how a clone, a copy, a pickle or a saved game differs from the game or continues differently."""
    with TemporaryDirectory() as folder:
        saved = api.load(game.save(Path(folder) / "game.wqt"))
    copies = {"clone": game.clone(), "deepcopy": copy.deepcopy(game), "save": saved}
    copies["pickle"] = pickle.loads(pickle.dumps(game))  # noqa: S301 our own bytes
    final_scores = game.clone().playout(1).scores
    for way, copied in copies.items():
        if [asked.options for asked in copied.asked] != [asked.options for asked in game.asked]:
            yield f"{way}: another question than {question}"
        elif copied.observe(question.player) != game.observe(question.player):
            yield f"{way}: shows something else at {question}"
        elif copied.playout(1).scores != final_scores:
            yield f"{way}: ends otherwise after {question}"


def _secret_problems(game: api.Game, question: api.Question) -> Iterator[str]:
    """Yield how sampled games differ from the game in what the player is asked or sees."""
    known = game.information_set(question.player)
    for seed, sample in enumerate(known.samples(range(2))):
        if sample.question(question.player).options != question.options:
            yield f"sample {seed}: offers other options than {question}"
        if sample.observe(question.player) != known.observation:
            yield f"sample {seed}: shows {question.player} something else at {question}"
        sample.playout(seed)


def _option_problems(game: api.Game, question: api.Question) -> Iterator[str]:
    """Yield repeated option ids and missing ratings; raises if an option cannot be chosen.

    Where several are picked at a time, none alone is an answer, so these are not tried.
    """
    if len(set(question.options)) < len(question.options):
        yield f"two options with one id at {question}"
    if set(game.evaluate(question.player)) != set(question.options):
        yield f"the evaluation rates other options than {question}"
    if question.count == 1:
        for option in question.options:
            game.clone().answer(question.player, option)


def _missing_words(_game: api.Game, question: api.Question) -> Iterator[str]:
    """Yield questions and options without words in a language."""
    for language in paths.languages():
        for option in ("", *question.options):
            said = question.say(option, language)
            if not said or said.startswith("["):
                yield f"no words in {language!r} for {option or question.kind!r}: {said}"


CHECKS: tuple[Check, ...] = (_copy_problems, _secret_problems, _option_problems, _missing_words)
