"""The ruleset of Bunny Kingdom: all that the game gives to the engine, bots and models."""

from typing import Any

import wonderland_qt.games.bunny_kingdom  # noqa: F401  # importing the package registers all rules
from wonderland_qt.components.appearances import appearance
from wonderland_qt.components.entries import content_words, fingerprint
from wonderland_qt.components.phases import moment
from wonderland_qt.components.scenery import scenery_texts
from wonderland_qt.components.seat_order import colours
from wonderland_qt.engine.ruleset import Balance, Display, GameWords, Ruleset, SeatRules
from wonderland_qt.games.bunny_kingdom.content.content_files import PLAYERS, ContentFiles
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.content.reading import load_content
from wonderland_qt.games.bunny_kingdom.evaluation.evaluator import evaluate
from wonderland_qt.games.bunny_kingdom.evaluation.reasons import reasons
from wonderland_qt.games.bunny_kingdom.foresight import FORESIGHT
from wonderland_qt.games.bunny_kingdom.preview import preview
from wonderland_qt.games.bunny_kingdom.rules import rules
from wonderland_qt.games.bunny_kingdom.scoring.standings import scores, standings, winners
from wonderland_qt.games.bunny_kingdom.seen.log import NARRATION
from wonderland_qt.games.bunny_kingdom.seen.naming import parchment_texts
from wonderland_qt.games.bunny_kingdom.seen.refusals import why_not
from wonderland_qt.games.bunny_kingdom.seen.remembered import HandsRemembered
from wonderland_qt.games.bunny_kingdom.seen.statistics import offered, statistics
from wonderland_qt.games.bunny_kingdom.seen.view import view
from wonderland_qt.games.bunny_kingdom.seen.zones import ZONES, one_of_each
from wonderland_qt.games.bunny_kingdom.setup import earlier_new_game, options, set_left_first, starting_state
from wonderland_qt.games.bunny_kingdom.state import State
from wonderland_qt.games.bunny_kingdom.table.beats import beats
from wonderland_qt.games.bunny_kingdom.table.gallery import gallery
from wonderland_qt.games.bunny_kingdom.table.pieces import pieces
from wonderland_qt.games.bunny_kingdom.table.previewed import previewed
from wonderland_qt.games.bunny_kingdom.table.stages import stage

BUNNY_KINGDOM: Ruleset[State[Any], Content] = Ruleset(
    id="bunny_kingdom",
    rules=rules,
    state=State,
    load=load_content,
    fingerprint=lambda content: fingerprint(content.files),
    starting_state=starting_state,
    players=lambda state: state.seats,
    view=view,
    determinise=ZONES.dealt_anew,
    memory=HandsRemembered.before,
    one_of_each=one_of_each,
    scores=scores,
    winners=winners,
    earlier_states={1: set_left_first},
    earlier_new_game=earlier_new_game,
    scenarios="wonderland_qt.games.bunny_kingdom.scenarios.scenario_setup:bunny_kingdom_setup",
    seating=SeatRules(sizes=PLAYERS, roster=colours, options=options),
    narration=GameWords(
        reasons=reasons,
        log_text=NARRATION.log_text,
        standings=standings,
        moment=moment,
        preview=preview,
        content_words=lambda content: content_words(content.files),
        content_texts=lambda content: scenery_texts(content.files.scenery),
        card_texts=parchment_texts,
    ),
    evaluate=evaluate,
    foresight=FORESIGHT,
    wins_against_chance=95,
    display=Display(
        pieces=pieces,
        stage=stage,
        previewed=previewed,
        beats=beats,
        appearance=appearance,
        why_not=why_not,
        gallery=gallery,
    ),
    balance=Balance(offered=offered, statistics=statistics),
    content_files=ContentFiles,
)
