"""The journal of a game that begins with the position of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from wonderland_qt import paths
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.installed_games import scenario_setup
from wonderland_qt.engine.journals.journal import Journal, Seat, carried_over, new_journal
from wonderland_qt.engine.journals.replay import replay
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.scenarios.opening_state import opening_in
from wonderland_qt.engine.words.localization import REFERENCE
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.engine.words.texts import text
from wonderland_qt.engine.words.worded_errors import ENGLISH, raised


def scenario_journal(file: Path, ruleset: AnyRuleset, content: Any, person: str, bot: str) -> Journal:
    """Return the journal of a game that begins with a scenario's position.

    A person of this name plays the first asked player, and bots of this kind the others; who is asked
    first is known once a game between bots has begun there. The scenario's
    random numbers, answers and expectations are left out. Raises ContentMistakes for an impossible position.
    """
    rules = frozenset(Rulebook.read(paths.rulebook(ruleset.id, REFERENCE)).rules)
    state = opening_in(file, scenario_setup(ruleset, content, rules))
    journal_of_bots = journal_from(ruleset, content, state, {}, bot)
    first = _first_asked_player(file, ruleset, content, journal_of_bots)
    return journal_from(ruleset, content, state, {first: person}, bot)


def journal_or_problem(
    file: Path, ruleset: AnyRuleset, content: Any, person: str, bot: str, language: str = ENGLISH
) -> tuple[Journal | None, str]:
    """Return the journal for a scenario, or None and the reason in a language."""
    try:
        return scenario_journal(file, ruleset, content, person, bot), ""
    except ContentMistakes as error:
        first_mistake = error.mistakes[0]
        return None, first_mistake.in_words(language)


def journal_from(
    ruleset: AnyRuleset, content: Any, state: Any, persons: Mapping[PlayerId, str], bot: str
) -> Journal:
    """Return the journal of a game that begins with a state, with these persons and otherwise bots."""
    players = ruleset.players(state)
    seats = tuple(
        Seat(player, persons[player]) if player in persons else Seat(player, "", bot) for player in players
    )
    new_game = ruleset.seating.seated(content, players, state.seed, {})
    return carried_over(new_journal(ruleset, content, new_game, seats), ruleset.codec.encode(state))


def _first_asked_player(file: Path, ruleset: AnyRuleset, content: Any, journal: Journal) -> PlayerId:
    """Return the player whom the position asks first, else the first at the table; raises ContentMistakes."""
    try:
        play = replay(ruleset, content, journal)
    except Exception as error:  # a position that names what is not there can fail in any rule
        why = text("replay-ends-here-as", problem=raised(error))
        raise ContentMistakes([Mistake.in_file(file, why)]) from error
    first_at_table, *_others = ruleset.players(play.game.state)
    return next(iter(play.game.waiting()), first_at_table)
