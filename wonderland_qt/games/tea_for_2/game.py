"""Tea for 2 as the engine, bots, session and models know it."""

from __future__ import annotations

from typing import Any

import wonderland_qt.games.tea_for_2  # noqa: F401  # importing the package registers all rules
from wonderland_qt.engine.ruleset import Balance, Display, Ruleset, SittingDown, Told
from wonderland_qt.games.tea_for_2.content import Content
from wonderland_qt.games.tea_for_2.exhibits import exhibits
from wonderland_qt.games.tea_for_2.judgement import judge
from wonderland_qt.games.tea_for_2.pack import Pack, read_pack
from wonderland_qt.games.tea_for_2.pieces import pieces
from wonderland_qt.games.tea_for_2.rounds import scores, standings, tie, winners
from wonderland_qt.games.tea_for_2.rules import rules
from wonderland_qt.games.tea_for_2.setup import (
    NewGame,
    options,
    options_of,
    roster,
    seated,
    starting_state,
)
from wonderland_qt.games.tea_for_2.showing import (
    TELLING,
    beats,
    cue,
    evidence,
    in_duel,
    offered,
    sound,
    stage,
    why_not,
)
from wonderland_qt.games.tea_for_2.state import State
from wonderland_qt.games.tea_for_2.view import ZONES, view
from wonderland_qt.parts.entries import content_words, fingerprint
from wonderland_qt.parts.telling import moment

TEA_FOR_2: Ruleset[State[Any], Pack, NewGame] = Ruleset(
    id="tea_for_2",
    rules=rules,
    state=State,
    chosen=NewGame,
    load=read_pack,
    content=Content,
    fingerprint=lambda pack: fingerprint(pack.content),
    starting_state=starting_state,
    players=lambda state: state.seats,
    view=view,
    determinise=ZONES.dealt_anew,
    scores=scores,
    winners=winners,
    seating=SittingDown(
        sizes=(2,),
        roster=roster,
        seated=seated,
        options=options,
        options_of=options_of,
    ),
    telling=Told(
        log_text=TELLING.log_text,
        standings=standings,
        moment=moment,
        tie=tie,
        content_words=lambda pack: content_words(pack.content),
    ),
    judge=judge,
    display=Display(
        pieces=pieces,
        stage=stage,
        beats=beats,
        cue=cue,
        sound=sound,
        why_not=why_not,
        exhibits=exhibits,
        moments={"duel": in_duel},
    ),
    balance=Balance(offered=offered, evidence=evidence),
)
