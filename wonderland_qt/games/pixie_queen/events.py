"""Events: what happens in Pixie Queen, in the past tense."""

from typing import Literal

from wonderland_qt.engine.events import Event, PlayerEvent
from wonderland_qt.engine.players import PlayerId


class OrderSet(Event):
    """The order of players was set by the large cubes (SETUP-2, ROUND-2)."""

    players: tuple[PlayerId, ...]


class GoodsGained(PlayerEvent):
    """A player took tokens of a good from the supply or from the bag."""

    summed = "tokens"
    good: str
    tokens: int


class GoodsPaid(PlayerEvent):
    """A player gave tokens of a good to the supply."""

    good: str
    tokens: int


class GoodsRobbed(PlayerEvent):
    """A player took tokens of a good from another one (ACT-14)."""

    other: PlayerId
    good: str
    tokens: int


class PenaltyTaken(PlayerEvent):
    """A player took penalty points and has `total` now (SCORE-1)."""

    scores = True
    points: int
    total: int


class RewardTaken(PlayerEvent):
    """A player took reward tiles (SCORE-3)."""

    scores = True
    summed = "points"
    points: int


class DiscsPlaced(PlayerEvent):
    """A player put discs on a space (TURN-2, TURN-3)."""

    space: str
    discs: int


class ActionCopied(PlayerEvent):
    """A player copies the action of a space (ACT-18)."""

    space: str


class ActionLapsed(PlayerEvent):
    """A copied action had become impossible (ACT-23)."""

    space: str


class PlayerPassed(PlayerEvent):
    """A player passed (TURN-9)."""


class PlayerSkipped(PlayerEvent):
    """The turn passed over a player who has no discs left (TURN-1)."""


class MovedUp(PlayerEvent):
    """A player's small cube moved towards the palace (ACT-20)."""

    places: int


class WentFirst(PlayerEvent):
    """A player's large cube moved to the front (ACT-21)."""


class DieRolled(PlayerEvent):
    """A player rolled the casino die or the penalty die (ACT-10, ACT-12)."""

    die: Literal["casino", "penalty"]
    shows: str


class TileTaken(PlayerEvent):
    """A player took a tile that now lies before the screen (TILE-1)."""

    tile: str


class TileUsed(PlayerEvent):
    """A player used a one-use tile, which went back to its place (TILE-3)."""

    tile: str


class TilesExchanged(PlayerEvent):
    """A player gave a tile for another, from the board or from another player (TILE-4)."""

    tile: str
    given: str
    other: PlayerId


class PrizeTaken(PlayerEvent):
    """A player took a prize (ACT-13, ACT-19, REWARD-8)."""

    scores = True
    prize: str


class TokenAdded(PlayerEvent):
    """A player put a token of a good on the special-offering row (ACT-25)."""

    good: str


class MarkersDrawn(PlayerEvent):
    """A player drew markers from the bag, some of them chosen (MINE-3, MINE-8)."""

    markers: tuple[str, ...]


class RockPlaced(PlayerEvent):
    """A rock was put beside a pixie in a mine (MINE-4, MINE-5)."""

    other: PlayerId


class RockLost(PlayerEvent):
    """A rock that could be put nowhere left the game (MINE-5)."""


class RockRemoved(PlayerEvent):
    """A player removed a rock from the player's mine (MINE-6)."""


class PixiePromoted(PlayerEvent):
    """A pixie rose from the mine or a space to a space or the servant spot (PROMO-1)."""

    origin: str
    goal: str


class PixieDisplaced(PlayerEvent):
    """A pixie was displaced, to the space left or to the player's mine (PROMO-5, PROMO-6)."""

    origin: str
    goal: str


class PixieDemoted(PlayerEvent):
    """A pixie went from a space to the mine (DEMOTE-1, OFFER-10)."""

    origin: str


class PixieSpared(PlayerEvent):
    """A player did not demote, for the favourite never does (DEMOTE-3)."""


class FoodDemanded(Event):
    """The Queen demands a food (OFFER-1)."""

    good: str


class KindsDeclared(PlayerEvent):
    """A player said whether a tile for more kinds is used (OFFER-5)."""

    used: bool


class OfferingsShown(Event):
    """All showed their offerings (OFFER-2)."""

    reveals = True


class GoodsOffered(PlayerEvent):
    """A player offered tokens of a good, which go to the supply (OFFER-3, OFFER-7)."""

    good: str
    tokens: int


class NothingOffered(PlayerEvent):
    """A player showed an empty hand (OFFER-4)."""


class DemandUnmet(Event):
    """No one offered the demanded food (OFFER-9)."""


class TrackClimbed(PlayerEvent):
    """A player moved on a track, to this field (REWARD-1, ACT-11)."""

    track: Literal["silver", "gold"]
    fields: int
    field: int


class ServantMade(PlayerEvent):
    """A pixie became a servant (REWARD-8)."""

    scores = True


class PlayerLeft(PlayerEvent):
    """A player left the game, with this number of prizes (SCORE-4, SCORE-5)."""

    prizes: int


class ScreensOpened(Event):
    """All screens are taken away for the final scoring (END-2)."""

    reveals = True
