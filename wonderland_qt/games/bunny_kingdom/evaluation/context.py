"""The context of an evaluation: a view, its viewer, and what most evaluations need of both."""

from functools import cached_property

from wonderland_qt.components.evaluation import EvaluationContext, Evaluator
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.evaluation.estate import Estate, Prospects
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.scoring.realm import Realm
from wonderland_qt.games.bunny_kingdom.seen.value_now import realms_seen
from wonderland_qt.games.bunny_kingdom.seen.view import PlayerView, TableView


class Context(EvaluationContext[TableView, Content]):
    """What one player sees of the table, and how much of the game is still to come.

    `taken` are the cards of the hand that the player has picked already.
    """

    def __init__(self, view: TableView, content: Content, player: PlayerId) -> None:
        """Note how much is to come: harvests, the player's cards of the whole game, and growth of fiefs.

        `taken` are the cards already picked in the answer that is put together. `share_to_come` is from 0 to
        1; `value_of_spared_square` is the value of keeping a square for a waiting building.
        """
        super().__init__(view, content, player)
        self.weights = content.weights
        self.taken: tuple[CardId, ...] = ()
        self.me: PlayerView = view.players[player]
        self.harvests_to_come = content.settings.rounds - len(self.me.harvests)
        self.share_to_come = self._share_to_come()
        self.value_of_spared_square = self.weights.buildings.spared * self.share_to_come
        fiefs = self.weights.fiefs
        self.prospects = Prospects(
            self.harvests_to_come,
            strength=fiefs.strength * self.share_to_come,
            wealth=fiefs.wealth * self.share_to_come,
        )

    def _share_to_come(self) -> float:
        """Return what part of the player's cards of the whole game is still to be played."""
        deal = self.content.deals[len(self.view.seats)]
        whole = (deal.hand + deal.reserve) * self.content.settings.rounds
        rounds_left = self.content.settings.rounds - self.view.round
        return (self.me.hand.count + self.me.reserve.count + rounds_left * (deal.hand + deal.reserve)) / whole

    @property
    def next_is_discarded(self) -> bool:
        """Tell whether the next card picked is discarded (TWO-3)."""
        return len(self.taken) >= self.content.deals[len(self.view.seats)].play

    @cached_property
    def realm(self) -> Realm:
        """The realm of the player, which parchments count."""
        return realms_seen(self.content, self.view)[self.player]

    @cached_property
    def estate(self) -> Estate:
        """The player's fiefs as they are."""
        return Estate(self.content, self.me, self.prospects)

    @cached_property
    def taken_squares(self) -> frozenset[Square]:
        """All squares that any player controls."""
        return frozenset(square for player in self.view.players.values() for square in player.squares)

    @property
    def rivals(self) -> tuple[PlayerView, ...]:
        """The other players."""
        return tuple([other for name, other in self.view.players.items() if name != self.player])


evaluator: Evaluator[Context] = Evaluator()
