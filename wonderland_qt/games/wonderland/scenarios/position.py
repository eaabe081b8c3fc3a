"""Turns a scenario's `given` into a state; pieces that it does not mention are as at the start."""

from collections.abc import Collection, Iterable, Iterator
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
    _refuse_unknown(given.first, state.seats, "first", Text("thing-player"))
    _leave_out_region(content, given, state)
    _refuse_unknown_on_table(content, given, state)
    state.round = given.round
    state.phase = given.phase or phase_of(given)
    state.first = PlayerId(given.first) if given.first else state.seats[0]
    state.marker = given.marker or state.marker
    tiles_left = [tile for tile in content.tiles if tile not in given.tiles.values()]
    state.tiles = {region: given.tiles.get(region) or tiles_left.pop(0) for region in state.ring}
    state.tea = given.tea.tea(state.seats)


def _refuse_unknown(name: str | None, known: Collection[str], field: str, what: Text) -> None:
    """Raise Misplaced for an unknown name in a field; the field may be left out."""
    must_be_known([name] if name else [], known, (field,), what)


def _refuse_unknown_on_table(content: Content, given: Given, state: State[Any]) -> None:
    """Raise Misplaced for an unknown region, tile or player in what belongs to the table."""
    _refuse_unknown(given.marker, state.ring, "marker", Text("thing-region"))
    must_be_known(given.tiles, state.ring, ("tiles",), Text("thing-region"))
    must_be_known(given.tiles.values(), content.tiles, ("tiles",), Text("thing-tile"))
    for players in (given.tea.taken, given.tea.seated, given.tea.parties):
        must_be_known(players, state.seats, ("tea",), Text("thing-player"))


def _leave_out_region(content: Content, given: Given, state: State[Any]) -> None:
    """Leave out a region with two players (TWO-1): the one given as `unused`, else the last of the ring."""
    if len(state.seats) == FOR_TWO:
        _refuse_unknown(given.unused, content.ring, "unused", Text("thing-region"))
        leave_out(state, content, given.unused or content.ring[-1])
    elif given.unused:
        raise Misplaced(("unused",), Text("region-left-out"))


def _lay_player(content: Content, box: ChipBox, given: GivenPlayer, player: Player) -> None:
    """Set up a player's pieces; those not given are at the head of the table, in the pool, or absent."""
    path: DocumentPath = ("players", player.id)
    player.vp, player.shards = given.vp, given.shards
    player.leader, player.shield = given.leader, given.shield == "whole"
    _lay_supporters(given, player, path)
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


def _lay_supporters(given: GivenPlayer, player: Player, path: DocumentPath) -> None:
    """Set up the supporters in regions; the others are in the pool, unless the pool is given.

    Raises Misplaced when more stand in regions than the player has.
    """
    all_supporters, on_the_board = player.supporters, sum(given.units.values())
    player.placed = {region: units for region, units in given.units.items() if units}
    if given.supporters is not None:
        player.supporters = given.supporters
    elif on_the_board <= all_supporters:
        player.supporters = all_supporters - on_the_board
    else:
        raise Misplaced((*path, "units"), text("supporters-only", supporters=all_supporters))


def _refuse_unknown_names(content: Content, state: State[Any], given: GivenPlayer, player: Player) -> None:
    """Raise Misplaced for a place, card or other name that cannot stand in a player's field."""
    places = (HEAD, POOL, *state.ring, *content.chairs(len(state.seats)))
    abilities = [ability.id for ability in content.side(player.id, len(state.seats)).abilities]
    names_by_field: dict[str, tuple[Iterable[str], Collection[str], Text]] = {
        "leader": ([given.leader], places, Text("thing-place")),
        "units": (given.units, state.ring, Text("thing-region")),
        "castles": (given.castles, state.ring, Text("thing-region")),
        "abilities": (given.abilities, abilities, Text("thing-own-ability")),
        "quests": (given.quests, content.quests, Text("thing-quest")),
        "feats": (given.feats, content.quests, Text("thing-quest")),
        "tea_cards": (given.tea_cards, content.tea_cards, Text("thing-tea-card")),
        "tracks": (given.tracks, player.tracks, Text("thing-forge-track")),
        "artifacts": (given.artifacts or (), player.tracks, Text("thing-forge-track")),
        "cards": ((*given.cards, *given.borrowed), content.wonderlandians, Text("thing-wonderlandian")),
    }
    for field, (names_given, known, what) in names_by_field.items():
        must_be_known(names_given, known, ("players", player.id, field), what)
    _refuse_unknown_figures(content, state, given, player)


def _refuse_unknown_figures(content: Content, state: State[Any], given: GivenPlayer, player: Player) -> None:
    """Raise Misplaced for a figure that is on none of the player's cards, or that stands nowhere."""
    path: DocumentPath = ("players", player.id, "figures")
    must_be_known(given.figures, _figures_of(content, given), path, Text("thing-own-figure"))
    must_be_known(given.figures.values(), (POOL, *state.ring), path, Text("thing-place"))


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
    forged: dict[str, tuple[ChipId, ...]] = {}
    for track in player.tracks:
        forged[track] = box.take(given.tracks.get(track, ()), player.id, (*path, "tracks", track))
    player.tracks = forged


def _lay_cards(content: Content, given: Given, state: State[Any]) -> None:
    """Set up market, chairs, discards and decks; a deck not given holds its cards that lie nowhere else.

    `tea_deck` is the deck of this round. Raises Misplaced for unknown cards.
    """
    _refuse_unknown_cards(content, given, state)
    state.market, state.chairs = given.market, dict(given.chairs)
    state.tea_discards, state.quest_discards = given.tea_discards, given.quest_discards
    placed = set(_cards_placed(given, state))
    state.wonderland_deck = _deck_given(given.wonderland_deck, state.wonderland_deck, placed)
    state.quest_deck = _deck_given(given.quest_deck, state.quest_deck, placed)
    tea_decks: dict[str, tuple[str, ...]] = {}
    for deck, cards in state.tea_decks.items():
        given_deck = given.tea_deck if int(deck) == given.round else None
        tea_decks[deck] = _deck_given(given_deck, cards, placed)
    state.tea_decks = tea_decks


def _refuse_unknown_cards(content: Content, given: Given, state: State[Any]) -> None:
    """Raise Misplaced for unknown cards on the table and in decks, and for unknown chairs."""
    must_be_known(given.market, content.wonderlandians, ("market",), Text("thing-wonderlandian"))
    must_be_known(given.chairs, content.chairs(len(state.seats)), ("chairs",), Text("thing-chair"))
    must_be_known(given.chairs.values(), content.tea_cards, ("chairs",), Text("thing-tea-card"))
    known_cards: dict[str, Collection[str]] = {
        "wonderland_deck": content.wonderlandians,
        "quest_deck": content.quests,
        "quest_discards": content.quests,
        "tea_deck": content.tea_cards,
        "tea_discards": content.tea_cards,
    }
    for deck, known in known_cards.items():
        must_be_known(getattr(given, deck) or (), known, (deck,), Text("thing-card"))


def _cards_placed(given: Given, state: State[Any]) -> Iterator[str]:
    """Yield the cards that lie on the table, on a discard pile or with a player, and so in no deck."""
    yield from (*given.market, *given.quest_discards, *given.tea_discards, *given.chairs.values())
    for player in state.players.values():
        yield from (*player.wonderlandians, *player.borrowed, *player.quests, *player.feats)
        yield from player.tea_cards


def _deck_given(given: tuple[str, ...] | None, cards: Collection[str], placed: set[str]) -> tuple[str, ...]:
    """Return the given deck; if none is given, the cards that are not placed anywhere else."""
    return tuple(card for card in cards if card not in placed) if given is None else given


def _lay_supply(content: Content, given: Given, state: State[Any], box: ChipBox) -> None:
    """Set up the supply with the chips left over, or as many as given; the others go to the box."""
    must_be_known(given.supply, state.supply, ("supply",), Text("thing-supply-chip"))
    must_be_known(given.poisoned, given.chairs.values(), ("poisoned",), Text("thing-laid-tea-card"))
    state.poisoned = {card: box.take((POISON,), "", ("poisoned",))[0] for card in given.poisoned}
    supply: dict[str, tuple[ChipId, ...]] = {}
    for face, usual in state.supply.items():
        left = box.left(face)
        supply[face] = left[: _chips_in_supply(given, face, len(usual), len(left))]
        for chip in supply[face]:
            box.take_out(chip)
    state.supply = supply
    state.box = tuple(chip for chip in box.rest() if _is_in_game(content, state, chip))


def _chips_in_supply(given: Given, face: str, usual: int, left: int) -> int:
    """Return how many chips with a face the supply has: as many as are given, else all that are left.

    Of poison it has, if none is given, at most as many as `usual` with this number of players (SETUP-18).
    Raises Misplaced when fewer are left than are given.
    """
    unless_given = min(usual, left) if face == POISON else left
    wanted = given.supply.get(face, unless_given)
    if wanted > left:
        raise Misplaced(("supply", face), text("left-only", left=left))
    return wanted


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
