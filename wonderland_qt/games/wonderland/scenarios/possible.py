"""Refuses positions that no game can reach, such as too many pieces or a card in two places."""

from collections.abc import Collection, Iterable
from itertools import chain
from typing import Any

from wonderland_qt.engine.content.composed_verbs import plain
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.positions import must_be_known, must_be_within, must_lie_once
from wonderland_qt.engine.scenarios.scenario_setup import Misplaced
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.content_files import ForgeTrack, Side
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.scenarios.given import Given, GivenBattle, GivenPlayer
from wonderland_qt.games.wonderland.state import ChipId, Player, State
from wonderland_qt.games.wonderland.verbs.rewards import CastleValue, waiting


def must_be_possible(content: Content, given: Given, state: State[Any]) -> None:
    """Raise Misplaced for the first thing in a position that no game can reach."""
    for player in state.players.values():
        path: DocumentPath = ("players", player.id)
        side = content.side(player.id, len(state.seats))
        _refuse_impossible_discs(content, side, given.players[player.id] or GivenPlayer(), player)
        _refuse_too_many_pieces(content, side, player, path)
        _refuse_misplaced_chips(content, side, player, path)
    _refuse_cards_in_two_places(given, state)
    _refuse_impossible_tea(content, state)
    if given.battle is not None:
        _refuse_impossible_battle(content, given.battle, state)


def _refuse_impossible_discs(content: Content, side: Side, given: GivenPlayer, player: Player) -> None:
    """Refuse discs before the beginning or after the end of their track (REWARD-15, FORGE-5)."""
    path: DocumentPath = ("players", player.id)
    least, most = content.board.leader_strength, content.board.leader_strength_most
    must_be_within(player.leader_strength, least, most, (*path, "leader_strength"))
    if given.castle_value is not None:
        spaces = chain.from_iterable(track.spaces for track in side.tracks)
        rewards = plain(chain.from_iterable(spaces))
        most = side.castle_value + sum(reward.vp for reward in rewards if isinstance(reward, CastleValue))
        must_be_within(given.castle_value, side.castle_value, most, (*path, "castle_value"))


def _refuse_too_many_pieces(content: Content, side: Side, player: Player, path: DocumentPath) -> None:
    """Refuse more supporters than the forge tracks have released, and too many castles (SETUP-8, COMP-2)."""
    on_tracks = sum(_waiting_on(track, forged=len(player.tracks[track.id])) for track in side.tracks)
    released = content.board.supporters - on_tracks
    on_the_board = sum(player.placed.values())
    if player.supporters + on_the_board > released:
        raise Misplaced((*path, "supporters"), text("supporters-there", there=released, placed=on_the_board))
    if len(player.castles) > content.board.castles:
        raise Misplaced((*path, "castles"), text("castles-only", castles=content.board.castles))


def _waiting_on(track: ForgeTrack, forged: int) -> int:
    """Return how many supporters stand on the spaces of a track that no forged chip covers."""
    return sum(map(waiting, track.spaces[forged:]))


def _refuse_misplaced_chips(content: Content, side: Side, player: Player, path: DocumentPath) -> None:
    """Refuse madness and poison in wrong places, and more chips than spaces (BATTLE-3, FORGE-6)."""
    for track in side.tracks:
        path_of_track, forged = (*path, "tracks", track.id), player.tracks[track.id]
        if len(forged) > len(track.spaces):
            raise Misplaced(path_of_track, text("track-spaces", spaces=len(track.spaces), forged=len(forged)))
        _refuse_harmful(content, forged, path_of_track)
    _refuse_harmful(content, player.active, (*path, "active"))
    _refuse_wrong_madness(content, player, (*path, "madness"))


def _refuse_wrong_madness(content: Content, player: Player, path: DocumentPath) -> None:
    """Refuse a madness track with too many chips, or with others than madness (BATTLE-3)."""
    spaces = content.board.madness_spaces
    if len(player.madness) > spaces:
        raise Misplaced(path, text("madness-spaces", spaces=spaces))
    if any(content.chips[chip].kind != "madness" for chip in player.madness):
        raise Misplaced(path, Text("madness-only"))


def _refuse_harmful(content: Content, chips: Iterable[ChipId], path: DocumentPath) -> None:
    """Refuse madness and poison among chips of a place where they cannot be."""
    if not content.harmful.isdisjoint(chips):
        raise Misplaced(path, Text("no-madness-here"))


def _refuse_cards_in_two_places(given: Given, state: State[Any]) -> None:
    """Refuse a card or tile in two places."""
    players, path = state.players.values(), ("players",)
    cards = [*state.market, *(given.wonderland_deck or ())]
    quests = [*state.quest_discards, *(given.quest_deck or ())]
    tea_cards = [*state.chairs.values(), *state.tea_discards, *(given.tea_deck or ())]
    for player in players:
        cards += player.wonderlandians + player.borrowed
        quests += player.quests + player.feats
        tea_cards += player.tea_cards
    must_lie_once(cards, path, Text("thing-card"))
    must_lie_once(quests, path, Text("thing-quest"))
    must_lie_once(tea_cards, path, Text("thing-tea-card"))
    must_lie_once(given.tiles.values(), ("tiles",), Text("thing-tile"))
    for player in players:
        must_lie_once(player.abilities, (*path, player.id, "abilities"), Text("thing-ability"))


def _refuse_impossible_tea(content: Content, state: State[Any]) -> None:
    """Refuse two things on a chair, and more cards taken than a tea allows (TEA-1)."""
    for player in state.players.values():
        _refuse_taken_chair(content, state, player)
    most = content.cards_each(len(state.seats))
    for seat, taken in state.tea.taken.items():
        must_be_within(taken, 0, most, ("tea", "taken", seat))


def _refuse_taken_chair(content: Content, state: State[Any], player: Player) -> None:
    """Refuse a leader on a chair with another leader or with a card (TEA-1, TEA-2)."""
    path: DocumentPath = ("players", player.id, "leader")
    chairs = content.chairs(len(state.seats))
    leaders_of_others = [other.leader for other in state.players.values() if other is not player]
    if player.leader in chairs and player.leader in leaders_of_others:
        raise Misplaced(path, text("chair-of-leader", chair=player.leader))
    if player.leader in state.chairs:
        raise Misplaced(path, text("chair-with-card", chair=player.leader))


def _refuse_impossible_battle(content: Content, given: GivenBattle, state: State[Any]) -> None:
    """Refuse strengths off the track, fighters without units, players who do not fight, and wrong wagers.

    Who has busted may have lost the last unit. Rules: WAR-2, WAR-5, BATTLE-8.
    """
    fighters = given.participants
    for player, fighter in fighters.items():
        path: DocumentPath = ("battle", "participants", player)
        must_be_within(fighter.strength, 0, content.board.track_end, (*path, "strength"))
        units = state.players[PlayerId(player)].units_in(given.region)
        if not units and fighter.fight != "busted":
            raise Misplaced(path, text("no-units-in", player=player, region=given.region))
    for key, players in (("stopped", given.stopped), ("feats", given.feats)):
        must_be_known(players, fighters, ("battle", key), Text("thing-participant"))
    _refuse_wrong_wagers(given.wagers, fighters)


def _refuse_wrong_wagers(wagers: dict[str, str], fighters: Collection[str]) -> None:
    """Refuse wagers of fighters, and wagers on players who do not fight."""
    for player, fighter in wagers.items():
        path: DocumentPath = ("battle", "wagers", player)
        must_be_known([fighter], fighters, path, Text("thing-participant"))
        if player in fighters:
            raise Misplaced(path, text("fighters-wager", player=player))
