"""Tea for 2 as the engine, bots, session and models know it."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.ruleset import Balance, Display, Ruleset, SittingDown, Told
from wonderland_qt.games.tea_for_2 import scoring, setup, showing
from wonderland_qt.games.tea_for_2.content import Content
from wonderland_qt.games.tea_for_2.exhibits import exhibits
from wonderland_qt.games.tea_for_2.judgement import judge
from wonderland_qt.games.tea_for_2.pack import Pack, read_pack
from wonderland_qt.games.tea_for_2.pieces import foreseen, pieces
from wonderland_qt.games.tea_for_2.rules import rules
from wonderland_qt.games.tea_for_2.state import State
from wonderland_qt.games.tea_for_2.view import ZONES, view
from wonderland_qt.parts.appearances import appearance
from wonderland_qt.parts.entries import content_words, fingerprint
from wonderland_qt.parts.fixtures import fixture_texts
from wonderland_qt.parts.phases import moment

TEA_FOR_2: Ruleset[State[Any], Pack, setup.NewGame] = Ruleset(
    id="tea_for_2",
    rules=rules,
    state=State,
    chosen=setup.NewGame,
    load=read_pack,
    content=Content,
    fingerprint=lambda pack: fingerprint(pack.content),
    starting_state=setup.starting_state,
    players=lambda state: state.seats,
    view=view,
    determinise=ZONES.dealt_anew,
    one_of_each=ZONES.cards,
    scores=scoring.scores,
    winners=scoring.winners,
    seating=SittingDown((2,), setup.roster, setup.seated, setup.options, setup.options_of),
    telling=Told(
        log_text=showing.TELLING.log_text,
        standings=scoring.standings,
        moment=moment,
        tie=scoring.tie,
        content_words=lambda pack: content_words(pack.content),
        content_texts=lambda pack: fixture_texts(pack.content.fixtures),
    ),
    judge=judge,
    wins_against_chance=90,
    display=Display(
        pieces=pieces,
        foreseen=foreseen,
        stage=showing.stage,
        beats=showing.beats,
        appearance=appearance,
        why_not=showing.why_not,
        exhibits=exhibits,
    ),
    balance=Balance(offered=showing.offered, evidence=showing.evidence),
)
