"""Bunny Kingdom as the engine, bots, session and models know it."""

from __future__ import annotations

from typing import Any

import wonderland_qt.games.bunny_kingdom  # noqa: F401  # importing the package registers all rules
from wonderland_qt.engine.ruleset import Balance, Display, Ruleset, SittingDown, Told
from wonderland_qt.games.bunny_kingdom.content.content import PLAYERS, Content
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.content.reading import read_pack
from wonderland_qt.games.bunny_kingdom.judgement.judging import judge
from wonderland_qt.games.bunny_kingdom.outlook import outlook
from wonderland_qt.games.bunny_kingdom.rules import rules
from wonderland_qt.games.bunny_kingdom.scoring.standings import scores, standings, winners
from wonderland_qt.games.bunny_kingdom.seen.evidence import evidence, offered
from wonderland_qt.games.bunny_kingdom.seen.log import TELLING
from wonderland_qt.games.bunny_kingdom.seen.naming import parchment_texts
from wonderland_qt.games.bunny_kingdom.seen.refusals import why_not
from wonderland_qt.games.bunny_kingdom.seen.view import view
from wonderland_qt.games.bunny_kingdom.seen.zones import ZONES, one_of_each
from wonderland_qt.games.bunny_kingdom.setup import (
    NewGame,
    left_first,
    options,
    options_of,
    seated,
    starting_state,
)
from wonderland_qt.games.bunny_kingdom.state import State
from wonderland_qt.games.bunny_kingdom.table.beats import beats
from wonderland_qt.games.bunny_kingdom.table.exhibits import exhibits
from wonderland_qt.games.bunny_kingdom.table.foreseen import foreseen
from wonderland_qt.games.bunny_kingdom.table.pieces import pieces
from wonderland_qt.games.bunny_kingdom.table.stages import stage
from wonderland_qt.parts.appearances import appearance
from wonderland_qt.parts.entries import content_words, fingerprint
from wonderland_qt.parts.fixtures import fixture_texts
from wonderland_qt.parts.phases import moment
from wonderland_qt.parts.seating import colours

BUNNY_KINGDOM: Ruleset[State[Any], Pack, NewGame] = Ruleset(
    id="bunny_kingdom",
    rules=rules,
    state=State,
    chosen=NewGame,
    load=read_pack,
    fingerprint=lambda pack: fingerprint(pack.content),
    starting_state=starting_state,
    players=lambda state: state.seats,
    view=view,
    determinise=ZONES.dealt_anew,
    one_of_each=one_of_each,
    scores=scores,
    winners=winners,
    earlier_states={1: left_first},
    seating=SittingDown(sizes=PLAYERS, roster=colours, seated=seated, options=options, options_of=options_of),
    telling=Told(
        log_text=TELLING.log_text,
        standings=standings,
        moment=moment,
        outlook=outlook,
        content_words=lambda pack: content_words(pack.content),
        content_texts=lambda pack: fixture_texts(pack.content.fixtures),
        card_texts=parchment_texts,
    ),
    judge=judge,
    wins_against_chance=95,
    display=Display(
        pieces=pieces,
        stage=stage,
        foreseen=foreseen,
        beats=beats,
        appearance=appearance,
        why_not=why_not,
        exhibits=exhibits,
    ),
    balance=Balance(offered=offered, evidence=evidence),
    content=Content,
)
