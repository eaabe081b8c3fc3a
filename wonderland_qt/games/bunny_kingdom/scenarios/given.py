"""The models of `given`, by which a scenario describes a position; every field has a default."""

from pydantic import Field

from wonderland_qt.components.scenario_steps import GivenTable
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.games.bunny_kingdom.state import FirstSide


class GivenPlayer(ContentModel):
    """A player's squares and cards.

    `squares` are a list, or a mapping to the cards of the buildings on them ("": none). The cards of squares
    and buildings lie on the used pile, besides those that `used` names; a square with a camp was not taken by
    its card. `city_1` stands for the first copy that lies nowhere else.
    """

    squares: tuple[str, ...] | dict[str, str] = ()
    trade: dict[str, str] = Field(default_factory=dict)
    hand: tuple[str, ...] = ()
    reserve: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    parchments: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    harvests: tuple[int, ...] = ()

    @property
    def built(self) -> dict[str, str]:
        """Return by square the card built on it, "" for none."""
        return dict(self.squares) if isinstance(self.squares, dict) else dict.fromkeys(self.squares, "")


class Given(GivenTable):
    """A position; `players` in the order of the table. All cards that no one has are in the deck.

    `passing` is the side to which hands go in the first round, "" where the content says it.
    """

    players: dict[str, GivenPlayer | None]
    kept: tuple[str, ...] = ()
    passing: FirstSide = ""
