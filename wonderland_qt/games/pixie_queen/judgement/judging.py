"""Judging a decision: every option by the steps it carries."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.games.pixie_queen import goods, mine, offering, penalties, promotion, tiles, turns
from wonderland_qt.games.pixie_queen.actions import gaining, taking
from wonderland_qt.games.pixie_queen.content.pack import ROCK, Pack
from wonderland_qt.games.pixie_queen.judgement.acts import MARKER, act_worth, best_trade, moved_up, robbery
from wonderland_qt.games.pixie_queen.judgement.sight import Sight
from wonderland_qt.games.pixie_queen.seen.view import TableView
from wonderland_qt.games.pixie_queen.state import MINE, TRACKS
from wonderland_qt.parts.judging import Judges

DISC = 0.9
"""What a disc is worth that is kept for another action."""

PROMOTION = 1.9
"""What a promotion is worth that an offering brings, and how much less each further one is."""
LESS = 0.9

FED = 0.45
"""How often a player offers the demanded food."""

MOST_ALONE = 0.4
"""How often an offering of one token is the only largest one; each token more makes it likelier."""

judges: Judges[Sight] = Judges(
    {
        goods.Gain: lambda sight, step: sight.gained(step.good, step.tokens),
        goods.Pay: lambda sight, step: -sight.paid(step.good, step.tokens),
        turns.PlaceDiscs: lambda _sight, step: -DISC * step.discs,
        turns.Pass: lambda sight, _step: -DISC * sight.me.discs,
        turns.CarryOut: lambda sight, step: act_worth(sight, step.act),
        taking.ChooseTradeNumber: lambda sight, step: best_trade(sight, step.given, step.taken, step.most),
        taking.RobPixie: lambda sight, step: robbery(sight, step.space),
        gaining.MoveOnTrack: lambda sight, step: sight.climb(step.track, step.fields),
        gaining.AddToken: lambda sight, step: -sight.paid(step.good, 1),
        gaining.MoveCube: lambda sight, step: moved_up(sight, step.places),
        penalties.DemotePixie: lambda sight, step: -sight.pixie(step.space),
        tiles.PutTile: lambda sight, step: sight.tile(step.tile),
        tiles.UseTile: lambda sight, step: -0.8 * sight.tile(step.tile),
        tiles.ExchangeTiles: lambda sight, step: sight.tile(step.tile) - sight.tile(step.given),
    }
)


def judge(view: TableView, pack: Pack, decision: Decision) -> list[float]:
    """Return what the options are worth to the player who is asked, one after another, in points."""
    return judges.of_options(Sight(view, pack, decision.player), decision)


@judges
def do_copied(sight: Sight, step: turns.CarryOutCopy) -> float:
    """A copied action is worth what it does."""
    action = sight.pack.spaces[step.space].action
    return act_worth(sight, sight.pack.actions[action].do.ref)


@judges
def promote_pixie(sight: Sight, step: promotion.PromotePixie) -> float:
    """A pixie is worth more higher up, an own one; less crowded mines are punished less."""
    if step.colour != sight.player:
        return 0.0
    worth = sight.pixie(step.goal) - sight.pixie(step.origin)
    if step.origin == MINE:
        worth += 0.8 if sight.me.mine.pixies <= len(sight.pack.penalties.mine) else 0.2
    return worth + 0.3 * (step.goal in sight.view.pixies)


@judges
def take_penalty(sight: Sight, step: penalties.TakePenalty) -> float:
    """Penalty points harm, or help where a rival takes them."""
    if step.player == sight.player:
        return -sight.harm(sight.me, step.points)
    return sight.harm_to_rival(step.player, step.points)


@judges
def draw_markers(sight: Sight, step: mine.DrawMarkers) -> float:
    """Chosen markers are worth what they are, others what is usual."""
    chosen = sum(0.7 if marker == ROCK else sight.gained(marker, 1) for marker in step.chosen)
    return chosen + MARKER * (step.markers - len(step.chosen))


@judges
def lay_rock(sight: Sight, step: mine.LayRock) -> float:
    """A rock chains somebody, a further pixie rather than the same one."""
    rocks = sight.view.players[step.other].mine.rocks[step.place]
    return (0.6 if rocks == 0 else 0.4) * (-1 if step.other == sight.player else 1)


@judges
def remove_rock(sight: Sight, step: mine.RemoveRock) -> float:
    """A rock removed frees a pixie, or is one point less at the end."""
    if sight.view.phase == "scoring":
        return 1.0
    last = sight.me.mine.rocks[step.place] == 1
    return 1.2 if last and not sight.me.mine.free else 0.3


@judges
def allow_kinds(sight: Sight, step: offering.AllowKinds) -> float:
    """A second kind is worth having if there are two kinds to offer."""
    kinds = sum(1 for good in (sight.view.demanded[-1], *TRACKS) if sight.goods[good])
    return 2.2 * step.kinds if kinds > sight.me.kinds else 0.0


@judges
def lay_offering(sight: Sight, step: offering.LayOffering) -> float:
    """An offering keeps from an empty hand, and brings promotions or fields."""
    saved = 0.0 if sight.me.offering else float(sight.pack.penalties.empty_hand)
    cost = sight.paid(step.good, step.tokens)
    track = next((track for track in TRACKS if track == step.good), None)
    if track is None:
        promotions = sum(max(PROMOTION * LESS**number, 0.6) for number in range(step.tokens))
        return saved + promotions * hope(sight) - cost * 0.5
    alone = 1 - (1 - MOST_ALONE) ** step.tokens
    both = alone * sight.climb(track, 2) + (1 - alone) * sight.climb(track, 1)
    return saved + met(sight) * both - cost


def met(sight: Sight) -> float:
    """Return how likely somebody else offers the demanded food, without which nobody is rewarded."""
    return 1 - (1 - FED) ** len(sight.rivals)


def hope(sight: Sight) -> float:
    """Return how much of a promotion's usual worth one has now: little at the end, but for servants."""
    top = sight.pack.levels[-1]
    near = any(owner == sight.player and space in top for space, owner in sight.view.pixies.items())
    return 2.0 if near else 0.6 + 0.15 * min(sight.steals, 4)
