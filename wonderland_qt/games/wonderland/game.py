"""The ruleset of Wonderland's War: all that the game gives to the engine, bots and models."""

from collections.abc import Mapping
from typing import Any

import wonderland_qt.games.wonderland  # noqa: F401  # importing the package registers all rules
from wonderland_qt.components.appearances import appearance
from wonderland_qt.components.entries import content_words, fingerprint
from wonderland_qt.components.phases import moment
from wonderland_qt.components.scenery import scenery_texts
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.game_options import ANSWERS, ASKED
from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Balance, Display, GameWords, Ruleset, SeatRules
from wonderland_qt.engine.standings import Standing
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland.content.card_texts import card_texts
from wonderland_qt.games.wonderland.content.content_files import ContentFiles
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.evaluation.evaluator import evaluate
from wonderland_qt.games.wonderland.evaluation.reasons import reasons
from wonderland_qt.games.wonderland.foresight import FORESIGHT
from wonderland_qt.games.wonderland.mechanics.scoring import Score, score, tie, winners
from wonderland_qt.games.wonderland.newgame.ally_sets import ally_option
from wonderland_qt.games.wonderland.newgame.setup import earlier_new_game, name_the_ring, starting_state
from wonderland_qt.games.wonderland.reading import content_warnings, load_content
from wonderland_qt.games.wonderland.rules import Position, rules
from wonderland_qt.games.wonderland.seen.log import NARRATION
from wonderland_qt.games.wonderland.seen.refusals import why_not
from wonderland_qt.games.wonderland.seen.remembered import QuestsRemembered
from wonderland_qt.games.wonderland.seen.statistics import offered, statistics
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.seen.zones import BAGS, ZONES, covered, one_of_each
from wonderland_qt.games.wonderland.state import PLAYERS, State
from wonderland_qt.games.wonderland.table.gallery import gallery
from wonderland_qt.games.wonderland.table.night.beats import beats
from wonderland_qt.games.wonderland.table.pieces import pieces
from wonderland_qt.games.wonderland.table.promised import due, promised
from wonderland_qt.games.wonderland.table.stages import stage

ABOUT = frozenset({"intent", "printed", "values"})
"""Fields of the content that change no rule."""
CONTENTS = 4
"""For how many contents results are cached, as looking through 331 entries takes time."""


@known_of_content(CONTENTS)
def rules_told_apart(content: Content) -> str:
    """Return a short hash of everything in a content that changes a rule."""
    return fingerprint(content.files, ABOUT)


@known_of_content(CONTENTS)
def words_of(content: Content) -> Mapping[str, Mapping[str, str]]:
    """Return the texts that a content brings for its own entries, by id and language."""
    return content_words(content.files)


def known_score(position: Position, player: PlayerId, viewer: PlayerId | None) -> Score:
    """Return the score as the viewer may know it: quests in others' hands are secret to the end (GAME-11)."""
    return score(position, player, quests_known=viewer == player or position.state.phase == "over")


def scores(position: Position) -> dict[PlayerId, int]:
    """Return everybody's score without the quests in hand, which are secret."""
    return {player: known_score(position, player, None).total for player in position.state.seats}


def standings(position: Position, viewer: PlayerId | None) -> tuple[Standing, ...]:
    """Return the lines and totals of all scores, as the viewer may know them."""
    known = {player: known_score(position, player, viewer) for player in position.state.seats}
    return tuple(
        Standing(player, Text(f"score-{line}"), getattr(lines, line))
        for player, lines in known.items()
        for line in (*Score.__struct_fields__, "total")
    )


WONDERLAND: Ruleset[State[Any], Content] = Ruleset(
    id="wonderland",
    rules=rules,
    state=State,
    load=load_content,
    fingerprint=rules_told_apart,
    starting_state=starting_state,
    players=lambda state: state.seats,
    view=view,
    determinise=ZONES.dealt_anew,
    memory=QuestsRemembered.before,
    one_of_each=one_of_each,
    scores=scores,
    winners=winners,
    scenarios="wonderland_qt.games.wonderland.scenarios.scenario_setup:wonderland_setup",
    seating=SeatRules(
        sizes=PLAYERS,
        roster=lambda content: tuple(map(PlayerId, content.factions)),
        emblems=lambda content: [f.emblem.of(PlayerId(f.id)) for f in content.files.factions if f.emblem],
        things=lambda content: {c.face: PlayerId(c.owner) for c in content.chips if c.kind == "faction"},
        options=lambda content: (ally_option(content), ANSWERS, BAGS, ASKED),
        stream="factions",
    ),
    narration=GameWords(
        reasons=reasons,
        log_text=NARRATION.log_text,
        standings=standings,
        moment=moment,
        tie=tie,
        content_words=words_of,
        card_texts=card_texts,
        content_texts=lambda content: (
            *map(describe, content.effects.values()),
            *scenery_texts(content.files.scenery),
        ),
    ),
    display=Display(
        pieces=pieces,
        stage=stage,
        beats=beats,
        covered=covered,
        appearance=appearance,
        why_not=why_not,
        gallery=gallery,
        due=due,
        promised=promised,
        dice=frozenset({"die"}),
    ),
    evaluate=evaluate,
    foresight=FORESIGHT,
    wins_against_chance=95,
    balance=Balance(offered=offered, statistics=statistics),
    warnings=content_warnings,
    content_files=ContentFiles,
    earlier_states={1: name_the_ring},
    earlier_new_game=earlier_new_game,
)
