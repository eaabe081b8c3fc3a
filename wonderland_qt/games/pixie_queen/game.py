"""The ruleset of Pixie Queen: all that the game gives to the engine, bots and models."""

from typing import Any

from wonderland_qt.components.appearances import appearance
from wonderland_qt.components.entries import content_words, fingerprint
from wonderland_qt.components.phases import moment
from wonderland_qt.components.scenery import scenery_texts
from wonderland_qt.components.seat_order import colours
from wonderland_qt.engine.game_options import ASKED
from wonderland_qt.engine.ruleset import Balance, Display, GameWords, Ruleset, SeatRules
from wonderland_qt.games.pixie_queen import scoring, setup
from wonderland_qt.games.pixie_queen.content.content_files import PLAYERS, ContentFiles
from wonderland_qt.games.pixie_queen.content.game_content import Content, load_content
from wonderland_qt.games.pixie_queen.evaluation.evaluator import evaluate
from wonderland_qt.games.pixie_queen.evaluation.reasons import reasons
from wonderland_qt.games.pixie_queen.foresight import FORESIGHT
from wonderland_qt.games.pixie_queen.rules import rules
from wonderland_qt.games.pixie_queen.seen import choices, log, standing, view
from wonderland_qt.games.pixie_queen.seen.dealing import dealt_anew
from wonderland_qt.games.pixie_queen.seen.remembered import ScreensRemembered
from wonderland_qt.games.pixie_queen.state import State
from wonderland_qt.games.pixie_queen.table import beats, gallery, pieces, stages

PIXIE_QUEEN: Ruleset[State[Any], Content] = Ruleset(
    id="pixie_queen",
    rules=rules,
    state=State,
    load=load_content,
    content_files=ContentFiles,
    fingerprint=lambda content: fingerprint(content.files),
    starting_state=setup.starting_state,
    players=lambda state: state.seats,
    view=view.view,
    determinise=dealt_anew,
    memory=ScreensRemembered.before,
    one_of_each=view.one_of_each,
    scores=scoring.scores,
    winners=scoring.winners,
    scenarios="wonderland_qt.games.pixie_queen.scenarios:pixie_queen_setup",
    seating=SeatRules(
        sizes=PLAYERS,
        roster=colours,
        options=lambda _content: (scoring.SCREENS, ASKED),
        stream="colours",
    ),
    narration=GameWords(
        reasons=reasons,
        log_text=log.NARRATION.log_text,
        standings=scoring.standings,
        moment=moment,
        tie=scoring.tie,
        preview=choices.preview,
        content_words=lambda content: content_words(content.files),
        content_texts=lambda content: scenery_texts(content.files.scenery),
    ),
    earlier_new_game=setup.earlier_new_game,
    evaluate=evaluate,
    foresight=FORESIGHT,
    wins_against_chance=95,
    display=Display(
        pieces=pieces.pieces,
        stage=stages.stage,
        beats=beats.beats,
        appearance=appearance,
        why_not=choices.why_not,
        idle=standing.idle,
        behind_screens=scoring.chosen_behind_screens,
        own_secrets=scoring.behind_own_screen,
        hoped=choices.hoped,
        gallery=gallery.gallery,
        untold=("supply:*", "row:*", "price:*", "line:*", "key:*", "rock_price", "next:*"),
        dice=frozenset({"casino", "penalty"}),
    ),
    balance=Balance(offered=choices.offered, statistics=choices.statistics),
)
