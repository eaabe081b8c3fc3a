"""Who sits down in tests of the window; for tests with `pytest.mark.window`."""

from dataclasses import replace

from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.lobby.invitation import Guest, Invitation

TWO = Invitation((Guest("Ann"), Guest("Ben")), seed=11, first=0)
PERSONS = Invitation((Guest("Ann"), Guest("Ben"), Guest("Cleo")), seed=11, first=0)
BOTS = Invitation((Guest("", "random"), Guest("", "random")), seed=13, first=0)
ALONE = Invitation((Guest("Ann"), Guest("", "random"), Guest("", "random")), seed=12, first=0)


def fitted(invitation: Invitation, game: str) -> Invitation:
    """Return an invitation of no more people than can play the game, the first of them."""
    return replace(invitation, guests=invitation.guests[: max(GAMES[game].seating.sizes)])
