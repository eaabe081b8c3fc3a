"""The context of an evaluation: a view, its viewer, and what most evaluations need of both."""

from functools import cache

from wonderland_qt.components.evaluation import EvaluationContext, Evaluator
from wonderland_qt.components.seat_order import clockwise
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.seen.view import PlayerView, TableView
from wonderland_qt.games.wonderland.state import RegionId

VP = 10
"""All values are in tenths of a VP."""

BETTER_THAN_NOTHING = VP / 100
"""The least value of what a player may take: taking it is never worse than going without."""

AVERAGE_WARS = 2
"""`values.yaml` prices what works in wars for a game with so many wars to come."""


class Context(EvaluationContext[TableView, Content]):
    """What one player sees of the table, and how much of the game is still to come."""

    plain_values: tuple[float, ...] | None = None
    """The value of each chip of the content by itself, once it has been worked out."""
    chair = ""
    """The chair on which the leader would sit in the option that is evaluated, if any."""

    def __init__(self, view: TableView, content: Content, player: PlayerId) -> None:
        """Read off the view who `me` is, and how many wars and battles are still to come.

        `share_to_come` is the wars to come as a share of `AVERAGE_WARS`: 1.0 with two.
        """
        super().__init__(view, content, player)
        self.weights = content.weights
        self.value_of_madness, self.value_of_strength = self.weights.chips.harm, self.weights.chips.strength
        """The values of a madness chip more in the bag, and of a strength more in a battle."""
        self.strength_of_chip = self.weights.chips.strength_played
        """The strength of the chip whose changes are evaluated."""
        self.me: PlayerView = view.players[player]
        fought = view.battle.region if view.battle else ""
        still = to_come(content.board.rounds, view.round, view.phase, view.ring, view.marker, fought)
        self.wars_to_come, self.battles_to_come, self.share_to_come = still

    @property
    def ally_abilities(self) -> tuple[str, ...]:
        """Return the ids of the ally abilities in use."""
        return tuple(self.view.ally_set.values())

    @property
    def rivals(self) -> tuple[PlayerView, ...]:
        """Return the other players."""
        return tuple([other for name, other in self.view.players.items() if name != self.player])

    def price_of(self, name: str) -> float:
        """Return the value that the content gives a reward; 0 for one without a value."""
        return self.content.prices.get(name, 0)


evaluator: Evaluator[Context] = Evaluator()


@cache
def to_come(
    rounds: int, in_round: int, phase: str, ring: tuple[RegionId, ...], start: RegionId, fought: RegionId
) -> tuple[int, tuple[RegionId, ...], float]:
    """Return how much of the game is still to come: whole wars, this round's battles, and the future.

    Battles go clockwise from `start` (WAR-1); the one `fought` now, if any, no longer counts. Before the war
    of a round, that war still comes whole; `in_round` is 0 before the first round. The future is the number
    of wars to come, this one in part, divided by two: 1.0 with two wars to come.
    """
    later_wars = rounds - max(in_round, 1)
    if phase != "war":
        return later_wars + 1, ring, (later_wars + 1) / AVERAGE_WARS
    turns = clockwise(ring, ring.index(start))
    battles = turns[turns.index(fought) + 1 :] if fought else ring
    return later_wars, battles, (later_wars + len(battles) / len(ring)) / AVERAGE_WARS
