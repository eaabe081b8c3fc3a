"""What a parchment would score if the game ended now, shown on the table and used by bots."""

from collections.abc import Mapping

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.scoring.counted import Tally
from wonderland_qt.games.bunny_kingdom.scoring.realm import Realm, counts_as, realms
from wonderland_qt.games.bunny_kingdom.scoring.verbs import score
from wonderland_qt.games.bunny_kingdom.seen.view import PlayerView, TableView
from wonderland_qt.games.bunny_kingdom.state import Player


def value_now(content: Content, view: TableView, player: PlayerId, card: CardId) -> Tally:
    """Return what a parchment would score for a player now, held already or not, as far as the viewer knows.

    One that copies counts as the parchment it has chosen; before it has chosen, it scores nothing.
    """
    realm = realms_seen(content, view)[player]
    return score(realm.holding(card, counts_as(realm.owner, card)), card)


def realms_seen(content: Content, view: TableView) -> Mapping[PlayerId, Realm]:
    """Return the realms of all players as the viewer knows them, without secret parchments."""
    return realms(content, {player: _player_as_seen(seen) for player, seen in view.players.items()})


def _player_as_seen(seen: PlayerView) -> Player:
    """Return a player who has only those cards that the viewer knows."""
    return Player(
        seen.id,
        seen.squares,
        seen.trade,
        waiting=seen.waiting.cards,
        parchments=seen.parchments.cards,
        used=seen.used.cards,
        harvests=seen.harvests,
        copies=seen.copies,
        scored=seen.scored,
    )
