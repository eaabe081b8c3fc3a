"""The ruleset of Tea for 2: all that the engine, bots, session and models need of it."""

from typing import Any

from wonderland_qt.components.appearances import appearance
from wonderland_qt.components.entries import content_words, fingerprint
from wonderland_qt.components.phases import moment
from wonderland_qt.components.scenery import scenery_texts
from wonderland_qt.engine.ruleset import Balance, Display, GameWords, Ruleset, SeatRules
from wonderland_qt.games.tea_for_2 import ids, scoring, setup, showing
from wonderland_qt.games.tea_for_2.content_files import ContentFiles
from wonderland_qt.games.tea_for_2.evaluation import evaluate
from wonderland_qt.games.tea_for_2.foresight import FORESIGHT
from wonderland_qt.games.tea_for_2.game_content import Content, load_content
from wonderland_qt.games.tea_for_2.reasons import reasons
from wonderland_qt.games.tea_for_2.rules import rules
from wonderland_qt.games.tea_for_2.state import State
from wonderland_qt.games.tea_for_2.table.gallery import gallery
from wonderland_qt.games.tea_for_2.table.pieces import pieces
from wonderland_qt.games.tea_for_2.table.previewed import previewed
from wonderland_qt.games.tea_for_2.view import ZONES, view

TEA_FOR_2: Ruleset[State[Any], Content] = Ruleset(
    id="tea_for_2",
    rules=rules,
    state=State,
    load=load_content,
    content_files=ContentFiles,
    fingerprint=lambda content: fingerprint(content.files),
    starting_state=setup.starting_state,
    players=lambda state: state.seats,
    view=view,
    determinise=ZONES.dealt_anew,
    one_of_each=ZONES.cards,
    scores=scoring.scores,
    winners=scoring.winners,
    scenarios="wonderland_qt.games.tea_for_2.scenarios:tea_for_2_setup",
    seating=SeatRules((2,), setup.roster, setup.options),
    earlier_new_game=setup.earlier_new_game,
    narration=GameWords(
        reasons=reasons,
        log_text=showing.NARRATION.log_text,
        standings=scoring.standings,
        moment=moment,
        tie=scoring.tie,
        content_words=lambda content: content_words(content.files),
        content_texts=lambda content: scenery_texts(content.files.scenery),
    ),
    evaluate=evaluate,
    foresight=FORESIGHT,
    wins_against_chance=90,
    display=Display(
        pieces=pieces,
        previewed=previewed,
        stage=showing.stage,
        beats=showing.beats,
        appearance=appearance,
        why_not=showing.why_not,
        gallery=gallery,
        untold=("phase", ids.BACK("*")),
        own_secrets=lambda _position, _player: None,
    ),
    balance=Balance(offered=showing.offered, statistics=showing.statistics),
)
