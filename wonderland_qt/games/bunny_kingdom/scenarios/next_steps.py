"""What is next in a scenario of Bunny Kingdom, and the phase that it belongs to."""

from __future__ import annotations

from wonderland_qt.components.scenario_steps import Agenda, of_number, of_player
from wonderland_qt.engine.decisions import Step
from wonderland_qt.games.bunny_kingdom.construction import BuildAtWill, Construct
from wonderland_qt.games.bunny_kingdom.content.content_files import Phase
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.exploration import Explore, NextChoice
from wonderland_qt.games.bunny_kingdom.harvest import Harvest
from wonderland_qt.games.bunny_kingdom.rounds import PlayRound
from wonderland_qt.games.bunny_kingdom.rules import rules
from wonderland_qt.games.bunny_kingdom.scenarios.given import Given
from wonderland_qt.games.bunny_kingdom.scoring.opening import OpenParchments
from wonderland_qt.games.bunny_kingdom.scoring.standings import EndGame

BARE: dict[str, tuple[Step, Phase]] = {
    "explore": (Explore(), "exploration"),
    "choose": (NextChoice(), "exploration"),
    "construct": (Construct(), "construction"),
    "harvest": (Harvest(), "harvest"),
    "parchments": (OpenParchments(), "scoring"),
    "end": (EndGame(), "scoring"),
}


AGENDA: Agenda[Content, Given] = Agenda(
    rules,
    bare={word: (step,) for word, (step, _) in BARE.items()},
    about={"build": of_player(BuildAtWill), "round": of_number(PlayRound)},
    example="build: yellow",
)


def phase_of(given: Given) -> Phase:
    """Return the phase that the position is in: what is next tells."""
    return next((phase for word, (_, phase) in BARE.items() if word in AGENDA.words(given)), "construction")
