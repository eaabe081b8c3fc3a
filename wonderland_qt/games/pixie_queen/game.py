"""Pixie Queen as the engine, bots, session and models know it."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.house import ASKED
from wonderland_qt.engine.ruleset import Balance, Display, Ruleset, SittingDown, Told
from wonderland_qt.games.pixie_queen import scoring, setup
from wonderland_qt.games.pixie_queen.content.content import PLAYERS, Content
from wonderland_qt.games.pixie_queen.content.pack import Pack, read_pack
from wonderland_qt.games.pixie_queen.judgement.judging import judge
from wonderland_qt.games.pixie_queen.rules import rules
from wonderland_qt.games.pixie_queen.seen import choices, log, view
from wonderland_qt.games.pixie_queen.state import State
from wonderland_qt.games.pixie_queen.table import beats, exhibits, pieces, stages
from wonderland_qt.parts.appearances import appearance
from wonderland_qt.parts.entries import content_words, fingerprint
from wonderland_qt.parts.fixtures import fixture_texts
from wonderland_qt.parts.phases import moment
from wonderland_qt.parts.seating import colours

PIXIE_QUEEN: Ruleset[State[Any], Pack, setup.NewGame] = Ruleset(
    id="pixie_queen",
    rules=rules,
    state=State,
    chosen=setup.NewGame,
    load=read_pack,
    content=Content,
    fingerprint=lambda pack: fingerprint(pack.content),
    starting_state=setup.starting_state,
    players=lambda state: state.seats,
    view=view.view,
    determinise=view.dealt_anew,
    one_of_each=view.one_of_each,
    scores=scoring.scores,
    winners=scoring.winners,
    seating=SittingDown(
        sizes=PLAYERS,
        roster=colours,
        seated=setup.seated,
        options=lambda _pack: (setup.SCREENS_OPTION,),
        options_of=setup.options_of,
        stream="colours",
    ),
    telling=Told(
        log_text=log.TELLING.log_text,
        standings=scoring.standings,
        moment=moment,
        tie=scoring.tie,
        outlook=choices.outlook,
        content_words=lambda pack: content_words(pack.content),
        content_texts=lambda pack: fixture_texts(pack.content.fixtures),
    ),
    house=(ASKED,),
    judge=judge,
    wins_against_chance=95,
    display=Display(
        pieces=pieces.pieces,
        stage=stages.stage,
        beats=beats.beats,
        appearance=appearance,
        why_not=choices.why_not,
        exhibits=exhibits.exhibits,
    ),
    balance=Balance(offered=choices.offered, evidence=choices.evidence),
)
