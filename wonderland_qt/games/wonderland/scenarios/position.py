"""Turns a scenario's `given` into a state; pieces that it does not mention are as at the start."""

from collections.abc import Collection
from typing import Any

from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.game_options import NewGame, put_together
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.multiset import Counted, names
from wonderland_qt.engine.scenarios.positions import must_be_known, unknown
from wonderland_qt.engine.scenarios.scenario_setup import Misplaced
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import message_of
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.mechanics.two_players import leave_out
from wonderland_qt.games.wonderland.newgame.ally_sets import SET, allies_named
from wonderland_qt.games.wonderland.newgame.setup import starting_state
from wonderland_qt.games.wonderland.scenarios.given import Given, GivenBattle, GivenPlayer
from wonderland_qt.games.wonderland.scenarios.next_steps import AGENDA, must_have_a_battle, phase_of
from wonderland_qt.games.wonderland.scenarios.possible import must_be_possible
from wonderland_qt.games.wonderland.state import FOR_TWO, HEAD, POISON, POOL, Battle, ChipId, Player, State

MADNESS = "madness"
"""The name of single madness chips in scenarios, whatever the content calls them."""


class ChipBox:
    """All chips that have no place in the position yet."""

    def __init__(self, content: Content) -> None:
        """Sort all chips by face; number 0 stands for no chip.

        A scenario's word for madness means chips of a single madness.
        """
        self._single_madness = content.madness_face
        self._owner = {chip.id: chip.owner for chip in content.chips[1:]}
        self._left: dict[str, list[ChipId]] = {}
        for chip in content.chips[1:]:
            self._left.setdefault(chip.face, []).append(chip.id)

    def take(self, counted: Counted, owner: str, path: DocumentPath) -> tuple[ChipId, ...]:
        """Hand out chips by face, the owner's own first; raises Misplaced when none is left."""
        faces = (self._single_madness if name == MADNESS else name for name in names(counted))
        return tuple(self._take_one(face, owner, path) for face in faces)

    def left(self, face: str) -> tuple[ChipId, ...]:
        """Return the chips with a face that are left."""
        return tuple(self._left[face])

    def take_out(self, chip: ChipId) -> None:
        """Take out a chip that has its place already."""
        for chips in self._left.values():
            if chip in chips:
                chips.remove(chip)

    def rest(self) -> tuple[ChipId, ...]:
        """Return all chips that are left."""
        return tuple(sorted(chip for chips in self._left.values() for chip in chips))

    def _take_one(self, face: str, owner: str, path: DocumentPath) -> ChipId:
        """Hand out a chip with this face, the owner's own if one is left; raises Misplaced if none is."""
        if face not in self._left:
            raise Misplaced(path, unknown(Text("thing-chip"), face, self._left))
        left = self._left[face]
        if not left:
            raise Misplaced(path, text("not-enough-chips", chip=face))
        chip = next((chip for chip in left if self._owner[chip] == owner), left[0])
        left.remove(chip)
        return chip


def begin(content: Content, given: Given) -> State[Any]:
    """Return the state of a scenario, with its next steps on the agenda; raises Misplaced."""
    seats = given.seats(content.factions, content.board.starting_shards, Text("thing-faction"))
    state = starting_state(content, _new_game(content, seats, given))
    _set_up_table(content, given, state)
    box = ChipBox(content)
    for seat in seats:
        given_player = given.players[seat] or GivenPlayer()
        _refuse_unknown_names(content, state, given_player, state.players[seat])
        _lay_player(content, box, given_player, state.players[seat])
    _lay_cards(content, given, state)
    _lay_supply(content, given, state, box)
    state.battle = _battle_given(content, given.battle, state) if given.battle else None
    must_be_possible(content, given, state)
    must_have_a_battle(given)
    return AGENDA.begun(WONDERLAND.codec, content, given, state)


def _new_game(content: Content, seats: tuple[PlayerId, ...], given: Given) -> NewGame:
    """Return the set-up with the given ally abilities; raises Misplaced for unknown ones."""
    allies = given.ally_set if isinstance(given.ally_set, str) else put_together(given.ally_set)
    try:
        allies_named(content, allies)
    except ValueError as error:
        raise Misplaced(("ally_set",), message_of(error)) from error
    return NewGame(seats, given.seed, {SET: allies})


def _set_up_table(content: Content, given: Given, state: State[Any]) -> None:
    """Set up what belongs to the table, except cards and chips."""
    must_be_known([given.first] if given.first else [], state.seats, ("first",), Text("thing-player"))
    _leave_out_region(content, given, state)
    must_be_known([given.marker] if given.marker else [], state.ring, ("marker",), Text("thing-region"))
    must_be_known(given.tiles, state.ring, ("tiles",), Text("thing-region"))
    must_be_known(given.tiles.values(), content.tiles, ("tiles",), Text("thing-tile"))
    for players in (given.tea.taken, given.tea.seated, given.tea.parties):
        must_be_known(players, state.seats, ("tea",), Text("thing-player"))
    state.round, state.phase = given.round, given.phase or phase_of(given)
    state.first = PlayerId(given.first) if given.first else state.seats[0]
    state.marker = given.marker or state.marker
    left = [tile for tile in content.tiles if tile not in given.tiles.values()]
    state.tiles = {region: given.tiles.get(region) or left.pop(0) for region in state.ring}
    state.tea = given.tea.tea(state.seats)


def _leave_out_region(content: Content, given: Given, state: State[Any]) -> None:
    """Leave out a region with two players (TWO-1): the one given as `unused`, else the last of the ring."""
    if len(state.seats) == FOR_TWO:
        must_be_known([given.unused] if given.unused else [], content.ring, ("unused",), Text("thing-region"))
        leave_out(state, content, given.unused or content.ring[-1])
    elif given.unused:
        raise Misplaced(("unused",), Text("region-left-out"))


def _lay_player(content: Content, box: ChipBox, given: GivenPlayer, player: Player) -> None:
    """Set up a player's pieces; those not given are at the head of the table, in the pool, or absent.

    The pool of supporters holds those that do not stand in regions, unless it is given; raises Misplaced when
    more stand there than the player has.
    """
    path: DocumentPath = ("players", player.id)
    on_the_board = sum(given.units.values())
    player.vp, player.shards = given.vp, given.shards
    player.leader, player.shield = given.leader, given.shield == "whole"
    player.placed = {region: units for region, units in given.units.items() if units}
    player.supporters = player.supporters - on_the_board if given.supporters is None else given.supporters
    if player.supporters < 0:
        there = player.supporters + on_the_board
        raise Misplaced((*path, "units"), text("supporters-only", supporters=there))
    if given.leader_strength is not None:
        player.leader_strength = given.leader_strength
    if given.castle_value is not None:
        player.castle_value = given.castle_value
    castles = given.castles
    player.castles = dict(castles) if isinstance(castles, dict) else dict.fromkeys(castles, "standing")
    player.abilities, player.quests, player.feats = given.abilities, given.quests, given.feats
    player.wonderlandians, player.borrowed, player.tea_cards = given.cards, given.borrowed, given.tea_cards
    player.figures = {figure: given.figures.get(figure, POOL) for figure in _figures_of(content, given)}
    _lay_chips(box, given, player, path)


def _refuse_unknown_names(content: Content, state: State[Any], given: GivenPlayer, player: Player) -> None:
    """Raise Misplaced for a place, card or other name that cannot stand in a player's field."""
    path: DocumentPath = ("players", player.id)
    chairs = content.chairs(len(state.seats))
    abilities = [ability.id for ability in content.side(player.id, len(state.seats)).abilities]
    cards = (*given.cards, *given.borrowed)
    must_be_known([given.leader], (HEAD, POOL, *state.ring, *chairs), (*path, "leader"), Text("thing-place"))
    must_be_known(given.units, state.ring, (*path, "units"), Text("thing-region"))
    must_be_known(given.castles, state.ring, (*path, "castles"), Text("thing-region"))
    must_be_known(given.abilities, abilities, (*path, "abilities"), Text("thing-own-ability"))
    must_be_known(given.quests, content.quests, (*path, "quests"), Text("thing-quest"))
    must_be_known(given.feats, content.quests, (*path, "feats"), Text("thing-quest"))
    must_be_known(given.tea_cards, content.tea_cards, (*path, "tea_cards"), Text("thing-tea-card"))
    must_be_known(given.tracks, player.tracks, (*path, "tracks"), Text("thing-forge-track"))
    must_be_known(given.artifacts or (), player.tracks, (*path, "artifacts"), Text("thing-forge-track"))
    must_be_known(cards, content.wonderlandians, (*path, "cards"), Text("thing-wonderlandian"))
    must_be_known(given.figures, _figures_of(content, given), (*path, "figures"), Text("thing-own-figure"))
    must_be_known(given.figures.values(), (POOL, *state.ring), (*path, "figures"), Text("thing-place"))


def _figures_of(content: Content, given: GivenPlayer) -> list[str]:
    """Return the figures of a player's Wonderlandian cards, own and borrowed."""
    cards = [content.wonderlandians[card] for card in (*given.cards, *given.borrowed)]
    return [figure.id for card in cards for figure in card.figures]


def _lay_chips(box: ChipBox, given: GivenPlayer, player: Player, path: DocumentPath) -> None:
    """Set up a player's chips; artifacts lie at the ends of the given tracks, of all unless it is said."""
    kept = set(player.artifacts if given.artifacts is None else given.artifacts)
    player.artifacts = {track: chip for track, chip in player.artifacts.items() if track in kept}
    for chip in player.artifacts.values():
        box.take_out(chip)
    player.bag = box.take(given.bag, player.id, (*path, "bag"))
    player.active = box.take(given.active, player.id, (*path, "active"))
    player.exhausted = box.take(given.exhausted, player.id, (*path, "exhausted"))
    player.madness = box.take(given.madness, player.id, (*path, "madness"))
    forged = {track: given.tracks.get(track, ()) for track in player.tracks}
    player.tracks = {t: box.take(chips, player.id, (*path, "tracks", t)) for t, chips in forged.items()}


def _lay_cards(content: Content, given: Given, state: State[Any]) -> None:
    """Set up market, chairs, discards and decks; a deck not given holds its cards that lie nowhere else.

    `tea_deck` is the deck of this round. Raises Misplaced for unknown cards.
    """
    must_be_known(given.market, content.wonderlandians, ("market",), Text("thing-wonderlandian"))
    must_be_known(given.chairs, content.chairs(len(state.seats)), ("chairs",), Text("thing-chair"))
    must_be_known(given.chairs.values(), content.tea_cards, ("chairs",), Text("thing-tea-card"))
    known_cards: dict[str, Collection[str]] = {
        "wonderland_deck": content.wonderlandians,
        **dict.fromkeys(("quest_deck", "quest_discards"), content.quests),
        **dict.fromkeys(("tea_deck", "tea_discards"), content.tea_cards),
    }
    for deck, cards in known_cards.items():
        must_be_known(getattr(given, deck) or (), cards, (deck,), Text("thing-card"))
    state.market, state.chairs = given.market, dict(given.chairs)
    state.tea_discards, state.quest_discards = given.tea_discards, given.quest_discards
    placed = {*given.market, *given.quest_discards, *given.tea_discards, *given.chairs.values()}
    for player in state.players.values():
        placed.update(player.wonderlandians, player.borrowed, player.quests, player.feats, player.tea_cards)
    state.wonderland_deck = _deck_given(given.wonderland_deck, state.wonderland_deck, placed)
    state.quest_deck = _deck_given(given.quest_deck, state.quest_deck, placed)
    state.tea_decks = {
        deck: _deck_given(given.tea_deck if int(deck) == given.round else None, cards, placed)
        for deck, cards in state.tea_decks.items()
    }


def _deck_given(given: tuple[str, ...] | None, cards: Collection[str], placed: set[str]) -> tuple[str, ...]:
    """Return the given deck; if none is given, the cards that are not placed anywhere else."""
    return tuple(card for card in cards if card not in placed) if given is None else given


def _lay_supply(content: Content, given: Given, state: State[Any], box: ChipBox) -> None:
    """Set up the supply with the chips left over, or as many as given; the others go to the box.

    Of poison only so many are left over as the number of players allows (SETUP-18).
    """
    must_be_known(given.supply, state.supply, ("supply",), Text("thing-supply-chip"))
    must_be_known(given.poisoned, given.chairs.values(), ("poisoned",), Text("thing-laid-tea-card"))
    kept_poison = len(state.supply[POISON])
    state.poisoned = {card: box.take((POISON,), "", ("poisoned",))[0] for card in given.poisoned}
    for face in state.supply:
        left = box.left(face)
        most = kept_poison if face == POISON else len(left)
        wanted = given.supply.get(face, min(most, len(left)))
        if wanted > len(left):
            raise Misplaced(("supply", face), text("left-only", left=len(left)))
        state.supply = {**state.supply, face: left[:wanted]}
        for chip in left[:wanted]:
            box.take_out(chip)
    state.box = tuple(chip for chip in box.rest() if _is_in_game(content, state, chip))


def _is_in_game(content: Content, state: State[Any], chip: ChipId) -> bool:
    """Tell whether a chip belongs to this game: not to an absent faction, nor to an item card not taken."""
    printed = content.chips[chip]
    if "item" in printed.tags:
        return any(printed.face in player.wonderlandians for player in state.players.values())
    return printed.owner in ("", *state.players)


def _battle_given(content: Content, given: GivenBattle, state: State[Any]) -> Battle:
    """Return the battle; those who stopped did so in the order of the table unless it is said.

    With two players all battles are contested (TWO-8).
    """
    must_be_known([given.region], state.ring, ("battle", "region"), Text("thing-region"))
    for players in (given.participants, given.stopped, given.wagers, given.wagers.values(), given.feats):
        must_be_known(players, state.seats, ("battle",), Text("thing-player"))
    fighters = {PlayerId(player): fighter.part() for player, fighter in given.participants.items()}
    have_stopped = [player for player, fighter in fighters.items() if fighter.fight == "stopped"]
    return Battle(
        region=given.region,
        contested=len(fighters) > 1 or len(state.seats) == FOR_TWO,
        participants=fighters,
        draws=given.draws,
        stopped=tuple(map(PlayerId, given.stopped)) or tuple(have_stopped),
        wagers={PlayerId(player): PlayerId(fighter) for player, fighter in given.wagers.items()},
        feats=tuple(map(PlayerId, given.feats)),
    )
