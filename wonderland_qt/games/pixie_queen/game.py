"""Pixie Queen as the engine, bots, session and models know it."""

from __future__ import annotations

from typing import Any

import wonderland_qt.games.pixie_queen  # noqa: F401  # importing the package registers all rules
from wonderland_qt.engine.house import ASKED
from wonderland_qt.engine.ruleset import Balance, Display, Ruleset, SittingDown, Told
from wonderland_qt.games.pixie_queen.content.content import PLAYERS, Content
from wonderland_qt.games.pixie_queen.content.pack import Pack, read_pack
from wonderland_qt.games.pixie_queen.judgement.judging import judge
from wonderland_qt.games.pixie_queen.rules import rules
from wonderland_qt.games.pixie_queen.scoring import scores, standings, tie, winners
from wonderland_qt.games.pixie_queen.seen.evidence import evidence, offered
from wonderland_qt.games.pixie_queen.seen.naming import TELLING
from wonderland_qt.games.pixie_queen.seen.outlook import outlook
from wonderland_qt.games.pixie_queen.seen.refusals import why_not
from wonderland_qt.games.pixie_queen.seen.screens import dealt_anew
from wonderland_qt.games.pixie_queen.seen.showing import MOMENTS, cue, interlude, sound
from wonderland_qt.games.pixie_queen.seen.view import view
from wonderland_qt.games.pixie_queen.setup import (
    SCREENS_OPTION,
    NewGame,
    options_of,
    roster,
    seated,
    starting_state,
)
from wonderland_qt.games.pixie_queen.state import State
from wonderland_qt.games.pixie_queen.table.beats import beats
from wonderland_qt.games.pixie_queen.table.exhibits import exhibits
from wonderland_qt.games.pixie_queen.table.pieces import pieces
from wonderland_qt.games.pixie_queen.table.stages import stage
from wonderland_qt.parts.entries import content_words, fingerprint
from wonderland_qt.parts.telling import moment

PIXIE_QUEEN: Ruleset[State[Any], Pack, NewGame] = Ruleset(
    id="pixie_queen",
    rules=rules,
    state=State,
    chosen=NewGame,
    load=read_pack,
    content=Content,
    fingerprint=lambda pack: fingerprint(pack.content),
    starting_state=starting_state,
    players=lambda state: state.seats,
    view=view,
    determinise=dealt_anew,
    scores=scores,
    winners=winners,
    seating=SittingDown(
        sizes=PLAYERS,
        roster=roster,
        seated=seated,
        options=lambda _pack: (SCREENS_OPTION,),
        options_of=options_of,
        stream="colours",
    ),
    telling=Told(
        log_text=TELLING.log_text,
        standings=standings,
        moment=moment,
        tie=tie,
        outlook=outlook,
        content_words=lambda pack: content_words(pack.content),
    ),
    house=(ASKED,),
    judge=judge,
    display=Display(
        pieces=pieces,
        stage=stage,
        beats=beats,
        cue=cue,
        interlude=interlude,
        sound=sound,
        why_not=why_not,
        exhibits=exhibits,
        moments=MOMENTS,
    ),
    balance=Balance(offered=offered, evidence=evidence),
)
