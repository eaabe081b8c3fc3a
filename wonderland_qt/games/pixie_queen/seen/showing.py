"""What facts say, let the eye see and the ear hear: names, log, what moves, sounds, what comes between."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wonderland_qt.engine.cues import Arrival, Cue, Handful, Journey, Roll
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.stages import Interlude
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import facts
from wonderland_qt.games.pixie_queen.content.pack import Pack, PrizeId
from wonderland_qt.games.pixie_queen.mine import DIG
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import MINE
from wonderland_qt.parts.by_kind import by_kind
from wonderland_qt.parts.phases import PhaseBegun
from wonderland_qt.parts.telling import Telling


def place_text(pack: Pack, place: str) -> Text:
    """Return what a space is called: by its action; the mine and the servant spot by themselves."""
    return Text(pack.spaces[place].action if place in pack.spaces else place)


def prize_text(pack: Pack, prize: PrizeId) -> Text:
    """Return what a prize is called: by its row and its points."""
    known = pack.prizes[prize]
    return text("prize", row=Text(f"row-{known.row}"), points=known.points)


def face_text(pack: Pack, face: str) -> Text:
    """Return what the face of a die shows."""
    return Text(face) if face in pack.casino_gives else text("pips", number=int(face))


TELLING: Telling[Pack] = Telling(
    called={
        **dict.fromkeys(("space", "origin", "goal"), place_text),
        "prize": prize_text,
        "shows": face_text,
    },
    selecting=frozenset({"phase", "die", "track"}),
    quiet=frozenset({facts.ScreensOpened}),
    is_worth_naming=lambda _pack, _cause: True,
)


def goods_move(origin: str, goal: str, fact: facts.GoodsGained | facts.GoodsPaid | facts.GoodsRobbed) -> Cue:
    """Return goods that go from one piece to another."""
    return Handful(f"supply:{fact.good}", origin, goal, fact.tokens)


def pixie_moves(player: PlayerId, origin: str, goal: str) -> Cue:
    """Return a pixie that goes from a space, the servant spot or the own mine to another of these."""
    origin = f"mine:{player}" if origin == MINE else f"space:{origin}"
    return Arrival(f"mine:{player}", origin) if goal == MINE else Journey(f"pixie:{goal}", origin)


ORIGINS = {
    DIG: "bag",
    "steal": "pyramid",
    "steal_food": "space:steal_food",
    "steal_silver": "space:steal_silver",
    "casino": "die:casino",
}
"""Where goods are seen to come from that were not just taken from the supply, by what brought them."""

CUES: Mapping[type[Fact], Callable[[Any], Cue | None]] = {
    facts.DieRolled: lambda fact: Roll(
        f"die:{fact.die}", int(fact.shows) if fact.shows.isdecimal() else None
    ),
    facts.GoodsGained: lambda fact: goods_move(
        ORIGINS.get(fact.cause, f"supply:{fact.good}"), f"portrait:{fact.player}", fact
    ),
    facts.GoodsPaid: lambda fact: goods_move(f"portrait:{fact.player}", f"supply:{fact.good}", fact),
    facts.GoodsRobbed: lambda fact: goods_move(f"portrait:{fact.other}", f"portrait:{fact.player}", fact),
    facts.DiscsPlaced: lambda fact: Arrival(f"space:{fact.space}", f"disc:{fact.player}"),
    facts.PixiePromoted: lambda fact: pixie_moves(fact.player, fact.origin, fact.goal),
    facts.PixieDisplaced: lambda fact: pixie_moves(fact.player, fact.origin, fact.goal),
    facts.PixieDemoted: lambda fact: pixie_moves(fact.player, fact.origin, MINE),
    facts.PenaltyTaken: lambda fact: Journey(f"score_disc:{fact.player}"),
    facts.TrackClimbed: lambda fact: Journey(f"track_disc:{fact.track}:{fact.player}"),
    facts.RewardTaken: lambda fact: Journey(f"reward:{fact.player}"),
    facts.PrizeTaken: lambda fact: Journey(f"prize:{fact.prize}"),
    facts.ServantMade: lambda _fact: Journey("pixie:servant"),
    facts.TileTaken: lambda fact: Journey(f"tile:{fact.tile}:{fact.player}", f"tile:{fact.tile}"),
    facts.TileUsed: lambda fact: Journey(f"tile:{fact.tile}", f"portrait:{fact.player}"),
    facts.MovedUp: lambda fact: Journey(f"small:{fact.player}"),
    facts.WentFirst: lambda fact: Journey(f"large:{fact.player}"),
    facts.OrderSet: lambda _fact: Arrival("large"),
}

cue: Callable[[Fact], Cue | None] = by_kind(CUES, None)
"""What can be seen of a fact; None where nothing moves or it does not matter when."""

PHASES = {"steal": "page", "punish": "court", "scoring": "court"}
SOUNDS: Mapping[type[Fact], str | Callable[[Any], str]] = {
    PhaseBegun: lambda fact: PHASES.get(fact.phase, ""),
    **dict.fromkeys((facts.GoodsGained, facts.GoodsPaid, facts.GoodsRobbed), "coin"),
    **dict.fromkeys((facts.DiscsPlaced, facts.MovedUp, facts.WentFirst, facts.TrackClimbed), "drop"),
    **dict.fromkeys((facts.TileTaken, facts.TileUsed, facts.TilesExchanged), "card"),
    **dict.fromkeys((facts.OfferingsShown, facts.ScreensOpened), "card"),
    **dict.fromkeys((facts.PixiePromoted, facts.PixieDisplaced), "wings"),
    **dict.fromkeys((facts.MarkersDrawn, facts.RockPlaced, facts.RockRemoved), "pick"),
    **dict.fromkeys((facts.PrizeTaken, facts.RewardTaken, facts.ServantMade), "prize"),
    facts.FoodDemanded: "court",
    facts.DieRolled: "die",
    facts.PixieDemoted: "chains",
    facts.PenaltyTaken: "penalty",
}

sound = by_kind(SOUNDS, "")
"""The name of a fact's sound, "" for a silent one."""


def interlude(fact: Fact) -> Interlude | None:
    """Return what fills the window for a moment when a fact has happened, None for most facts."""
    match fact:
        case PhaseBegun(phase="steal"):
            title = text("interlude-round", round=fact.round)
            return Interlude(title, Text("interlude-steal"), "icon/steal_food", "dusk")
        case facts.FoodDemanded():
            title = text("interlude-demand", good=Text(fact.good))
            return Interlude(title, Text("interlude-offering"), f"round_tile/{fact.good}", "hall")
        case PhaseBegun(phase="scoring"):
            return Interlude(Text("interlude-scoring"), Text("interlude-screens"), "icon/points", "hall")
        case _:
            return None


ROUND_SEEN = 3
"""By then discs lie on the pyramid, and pixies stand there."""

MOMENTS: Mapping[str, Callable[[TableView], bool]] = {
    "action": lambda view: (
        view.round == ROUND_SEEN and view.phase == "action" and len(view.discs) > len(view.seats)
    ),
    "judgement": lambda view: view.round >= ROUND_SEEN and view.phase == "punish",
}
"""The moments of a game that a picture is taken of."""
