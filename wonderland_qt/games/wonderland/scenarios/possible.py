"""Refuses positions that no game can reach, such as too many pieces or a card in two places."""

from collections.abc import Collection, Iterable
from itertools import chain
from typing import Any

from wonderland_qt.engine.content.composed_verbs import plain
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.scenarios.positions import must_be_known, must_be_within, must_lie_once
from wonderland_qt.engine.scenarios.scenario_setup import Misplaced
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.content_files import Side
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.scenarios.given import Given, GivenBattle, GivenPlayer
from wonderland_qt.games.wonderland.state import ChipId, Player, State
from wonderland_qt.games.wonderland.verbs.rewards import CastleValue, waiting


def must_be_possible(content: Content, given: Given, state: State[Any]) -> None:
    """Raise Misplaced for the first thing in a position that no game can reach."""
    for player in state.players.values():
        path: DocumentPath = ("players", player.id)
        side = content.side(player.id, len(state.seats))
        _marks(content, side, given.players[player.id] or GivenPlayer(), player, path)
        _pieces(content, side, player, path)
        _chips(content, side, player, path)
    _cards(given, state)
    _tea(content, state)
    if given.battle is not None:
        _battle(content, given.battle, state)


def _marks(content: Content, side: Side, given: GivenPlayer, player: Player, path: DocumentPath) -> None:
    """Refuse discs before the beginning or after the end of their track (REWARD-15, FORGE-5)."""
    least, most = content.board.leader_strength, content.board.leader_strength_most
    must_be_within(player.leader_strength, least, most, (*path, "leader_strength"))
    rewards = chain.from_iterable(chain.from_iterable(track.spaces for track in side.tracks))
    raised = sum(reward.vp for reward in plain(rewards) if isinstance(reward, CastleValue))
    if given.castle_value is not None:
        least = side.castle_value
        must_be_within(given.castle_value, least, least + raised, (*path, "castle_value"))


def _pieces(content: Content, side: Side, player: Player, path: DocumentPath) -> None:
    """Refuse more supporters than the forge tracks have released, and too many castles (SETUP-8, COMP-2)."""
    covered = ((track.spaces, len(player.tracks[track.id])) for track in side.tracks)
    there = content.board.supporters - sum(
        waiting(space) for spaces, chips in covered for space in spaces[chips:]
    )
    on_the_board = sum(player.placed.values())
    if player.supporters + on_the_board > there:
        message = text("supporters-there", there=there, placed=on_the_board)
        raise Misplaced((*path, "supporters"), message)
    if len(player.castles) > content.board.castles:
        raise Misplaced((*path, "castles"), text("castles-only", castles=content.board.castles))


def _chips(content: Content, side: Side, player: Player, path: DocumentPath) -> None:
    """Refuse madness and poison in wrong places, and more chips than spaces (BATTLE-3, FORGE-6)."""
    for track in side.tracks:
        where = (*path, "tracks", track.id)
        forged = player.tracks[track.id]
        if len(forged) > len(track.spaces):
            message = text("track-spaces", spaces=len(track.spaces), forged=len(forged))
            raise Misplaced(where, message)
        _harmless(content, forged, where)
    _harmless(content, player.active, (*path, "active"))
    spaces = content.board.madness_spaces
    if len(player.madness) > spaces:
        raise Misplaced((*path, "madness"), text("madness-spaces", spaces=spaces))
    if any(content.chips[chip].kind != "madness" for chip in player.madness):
        raise Misplaced((*path, "madness"), Text("madness-only"))


def _harmless(content: Content, chips: Iterable[ChipId], path: DocumentPath) -> None:
    if not content.harmful.isdisjoint(chips):
        raise Misplaced(path, Text("no-madness-here"))


def _cards(given: Given, state: State[Any]) -> None:
    """Refuse a card or tile in two places."""
    players = state.players.values()
    path: DocumentPath = ("players",)
    market, decks = state.market, given.wonderland_deck or ()
    owned = [card for player in players for card in (*player.wonderlandians, *player.borrowed)]
    must_lie_once([*owned, *market, *decks], path, Text("thing-card"))
    held = [quest for player in players for quest in (*player.quests, *player.feats)]
    must_lie_once([*held, *state.quest_discards, *(given.quest_deck or ())], path, Text("thing-quest"))
    taken = [card for player in players for card in player.tea_cards]
    laid = state.chairs.values()
    must_lie_once([*taken, *laid, *state.tea_discards, *(given.tea_deck or ())], path, Text("thing-tea-card"))
    must_lie_once(given.tiles.values(), ("tiles",), Text("thing-tile"))
    for player in players:
        must_lie_once(player.abilities, (*path, player.id, "abilities"), Text("thing-ability"))


def _tea(content: Content, state: State[Any]) -> None:
    """Refuse two things on a chair (TEA-1, TEA-2), and more cards taken than a tea allows."""
    chairs = content.chairs(len(state.seats))
    for player in state.players.values():
        others = [other.leader for other in state.players.values() if other is not player]
        path: DocumentPath = ("players", player.id, "leader")
        if player.leader in chairs and player.leader in others:
            raise Misplaced(path, text("chair-of-leader", chair=player.leader))
        if player.leader in state.chairs:
            raise Misplaced(path, text("chair-with-card", chair=player.leader))
    most = content.cards_each(len(state.seats))
    for seat, taken in state.tea.taken.items():
        must_be_within(taken, 0, most, ("tea", "taken", seat))


def _battle(content: Content, given: GivenBattle, state: State[Any]) -> None:
    """Refuse fighters without units (WAR-2, BATTLE-8) and wrong wagers (WAR-5)."""
    fighters = given.participants
    for player, fighter in fighters.items():
        path: DocumentPath = ("battle", "participants", player)
        must_be_within(fighter.strength, 0, content.board.track_end, (*path, "strength"))
        there = state.players[state.seats[state.seats.index(player)]].units_in(given.region)
        if not there and fighter.fight != "busted":
            raise Misplaced(path, text("no-units-in", player=player, region=given.region))
    for key, players in (("stopped", given.stopped), ("feats", given.feats)):
        must_be_known(players, fighters, ("battle", key), Text("thing-participant"))
    _wagers(given.wagers, fighters)


def _wagers(wagers: dict[str, str], fighters: Collection[str]) -> None:
    for player, on in wagers.items():
        path: DocumentPath = ("battle", "wagers", player)
        must_be_known([on], fighters, path, Text("thing-participant"))
        if player in fighters:
            raise Misplaced(path, text("fighters-wager", player=player))
