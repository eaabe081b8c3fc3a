"""A game's content, made ready for play once, at load; immutable and shared by all games played with it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

import msgspec

from wonderland_qt.engine.access_sets import Touching, access_set_of
from wonderland_qt.engine.content.effect_index import index_effects, walk
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.effects import Memo
from wonderland_qt.games.wonderland.content import content_files
from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter, Hook, LastingHook
from wonderland_qt.games.wonderland.content.weights import Weights
from wonderland_qt.games.wonderland.state import FOR_TWO, PLAYERS, ChipId, RegionId

NOBODY = ""


class Chip(msgspec.Struct, frozen=True):
    """One physical chip; its id is its place in `Content.chips`, the same in every game with the same files.

    `tags` are what filters ask for: face, kind and groups. `owner` is the faction it belongs to, or "".
    """

    id: ChipId
    face: str
    kind: str
    level: str = ""
    strength: int = 0
    madness: int = 0
    tags: frozenset[str] = frozenset()
    owner: str = NOBODY


NO_CHIP = Chip(0, "", "")


class Sources(msgspec.Struct, frozen=True):
    """The ids of what brings hooks or special rules, sorted by where a player has it."""

    abilities: frozenset[str]
    figures: frozenset[str]
    chips: frozenset[str]


class Content:
    """The content files, indexed: chips by number, effects by reference, hooks by trigger and source."""

    def __init__(self, files: content_files.ContentFiles) -> None:
        """Index the files for all that the rules ask often; what is found out later goes into `memo`."""
        self.files = files
        self.evaluation: Weights | None = files.evaluation
        self.memo = Memo()
        self._chips_matching: dict[ChipFilter, frozenset[ChipId]] = {}
        self.effects: dict[str, Touching] = _with_lasting(index_effects(files, Touching))
        self.board, self.prices = files.board, files.values.rewards
        self.ring: tuple[RegionId, ...] = tuple(region.id for region in files.regions)
        self.forge_symbols = frozenset(files.board.forge_symbols)
        self._chairs = {number: _chairs_in_play(files, number) for number in PLAYERS}
        self._index_chips(files)
        self._index_cards(files)
        self._index_factions(files)
        self._index_effects()
        self._index_hooks(files)

    @property
    def weights(self) -> Weights:
        """The numbers that bots evaluate with; fails for a content without an evaluation."""
        assert self.evaluation is not None, "this content has no evaluation"
        return self.evaluation

    def _index_chips(self, files: content_files.ContentFiles) -> None:
        """Number the chips, and index their faces by kind and level."""
        chips = tuple(_numbered(_all_chips(files)))
        self.chips: tuple[Chip, ...] = (NO_CHIP, *chips)
        self.harmful = frozenset(chip.id for chip in chips if chip.kind in {"madness", "poison"})
        self.ally_face = {(face.kind, face.level): face.id for face in files.faces if face.level is not None}
        self.ally_faces = {level: _faces_of_level(files, level) for level in ("weak", "strong")}
        """The faces of ally chips by level, the forge chip among the weak ones (GAME-6, GAME-9)."""
        self._chips_of_face = _ids_by_face(chips)

    def _index_cards(self, files: content_files.ContentFiles) -> None:
        """Index cards and score tiles by id, rewards by tea card, and figures with their cards."""
        self.tea_cards = {card.id: card for card in files.tea_cards}
        self.rewards = {card.id: tuple(reward.ref for reward in card.rewards) for card in files.tea_cards}
        self.wonderlandians = {card.id: card for card in files.wonderlandians}
        figures = [(figure, card) for card in files.wonderlandians for figure in card.figures]
        self.figures = {figure.id: figure for figure, _card in figures}
        self.figure_card = {figure.id: card.id for figure, card in figures}
        self.quests = {quest.id: quest for quest in files.quests}
        self.tiles = {tile.id: tile for tile in files.tiles}

    def _index_factions(self, files: content_files.ContentFiles) -> None:
        """Index factions with both sides of their boards, their abilities, and those of allies."""
        self.factions = {faction.id: faction for faction in files.factions}
        self._for_two = {f.id: f.two_players.completed(f) for f in files.factions if f.two_players}
        abilities = [(ability, faction) for faction in files.factions for ability in abilities_of(faction)]
        self.abilities = {ability.id: ability for ability, _faction in abilities}
        self.ability_faction = {ability.id: faction.id for ability, faction in abilities}
        self.ally_abilities = {ability.id: ability for ability in files.ally_abilities}
        self.leader_ability = {number: self._leader_abilities(number) for number in PLAYERS}

    def _leader_abilities(self, players: int) -> dict[str, content_files.LeaderAbility]:
        """Return by faction the leader ability on the side that this number of players uses."""
        return {faction: self.side(faction, players).leader_ability for faction in self.factions}

    def take_in(self, card: content_files.TeaCard) -> None:
        """Index the rewards of a tea card that a scenario writes out, which is in no deck."""
        self.effects.update(_with_lasting(index_effects(card, Touching)))
        self.rewards[card.id] = tuple(reward.ref for reward in card.rewards)
        self._index_effects()

    def _index_effects(self) -> None:
        """Index by reference what the rules ask of effects and hooks, so that no game works it out again."""
        self.access_sets = {ref: access_set_of(effect) for ref, effect in self.effects.items()}
        self.on_others = {ref: _reaches_others(effect) for ref, effect in self.effects.items()}
        lasting = [effect for effect in self.effects.values() if isinstance(effect, LastingHook)]
        self.lasting = frozenset(effect.hook_ref for effect in lasting)
        hooks = [effect for effect in self.effects.values() if isinstance(effect, Hook)]
        self.hook_chips = {hook.ref: self.matching(hook.chip) for hook in hooks if hook.chip is not None}

    def _index_hooks(self, files: content_files.ContentFiles) -> None:
        """Index hooks by trigger, special rules by name, and what brings either of them."""
        self.triggers = _hooks_by_trigger(files)
        self.trigger_sources = {when: _sorted_by_kind(files, hooks) for when, hooks in self.triggers.items()}
        self.specials = _sources_by_special(files)
        self.special_sources = {name: _sorted_by_kind(files, ids) for name, ids in self.specials.items()}

    def chairs(self, players: int) -> tuple[str, ...]:
        """Return the chairs in play, clockwise from the one right of the head (SETUP-4)."""
        return self._chairs[players]

    def side(self, faction: str, players: int) -> content_files.Side:
        """Return the side of a faction's board that this number of players uses (TWO-4)."""
        other = self._for_two.get(faction) if players == FOR_TWO else None
        return other or self.factions[faction]

    def wonderlandians_for(self, players: int) -> tuple[str, ...]:
        """Return the Wonderlandian cards that this number of players uses (TWO-6)."""
        return tuple(card.id for card in self.files.wonderlandians if card.players <= players)

    def starting_bag(self, players: int) -> Mapping[str, int]:
        """Return how many chips of the supply each player starts with, by face (SETUP-11, TWO-5)."""
        more = self.board.two_player_extra if players == FOR_TWO else {}
        return Counter(self.board.starting_bag) + Counter(more)

    def cards_each(self, players: int) -> int:
        """Return how many cards each player takes in a tea (TEA-1, TWO-7)."""
        return self.board.two_player_tea_cards_each if players == FOR_TWO else self.board.tea_cards_each

    def hook(self, ref: str) -> Hook:
        """Return the hook with this reference."""
        hook = self.effects[ref]
        assert isinstance(hook, Hook)
        return hook

    def matching(self, wanted: ChipFilter) -> frozenset[ChipId]:
        """Return all chips that match a filter; the first of `chips`, NO_CHIP, matches none."""
        ids = self._chips_matching.get(wanted)
        if ids is None:
            ids = self._chips_matching[wanted] = frozenset(c.id for c in self.chips[1:] if matches(c, wanted))
        return ids

    def chips_of(self, face: str) -> tuple[ChipId, ...]:
        """Return all chips with this face."""
        return self._chips_of_face.get(face, ())

    @cached_property
    def madness_face(self) -> str:
        """Return the face of single madness chips, the only ones in the supply (COMP-3)."""
        return next(f.id for f in self.files.faces if f.kind == "madness")

    @cached_property
    def single_madness(self) -> frozenset[ChipId]:
        """Return all single madness chips (COMP-3)."""
        return frozenset(self.chips_of(self.madness_face))


def matches(chip: Chip, wanted: ChipFilter) -> bool:
    """Tell whether a chip carries one of the tags, has the level and one of the strengths.

    What a filter leaves out may be anything.
    """
    return (
        (not wanted.tags or not chip.tags.isdisjoint(wanted.tags))
        and (wanted.level is None or chip.level == wanted.level)
        and (not wanted.strengths or chip.strength in wanted.strengths)
    )


def abilities_of(faction: content_files.Faction) -> Iterator[content_files.Ability]:
    """Yield the abilities of both sides of a faction's board."""
    yield from faction.abilities
    if faction.two_players is not None:
        yield from faction.two_players.replaced.values()


def _chairs_in_play(files: content_files.ContentFiles, players: int) -> tuple[str, ...]:
    """Return the chairs that are not blocked with this number of players (SETUP-4)."""
    return tuple(chair.id for chair in files.chairs if chair.players <= players)


def _faces_of_level(files: content_files.ContentFiles, level: str) -> tuple[str, ...]:
    """Return the faces of the supply's chips with a level."""
    return tuple(face.id for face in files.faces if face.level == level)


def _numbered(chips: Iterable[Chip]) -> Iterator[Chip]:
    """Give chips their ids in order, from 1, as 0 stands for no chip."""
    return (msgspec.structs.replace(chip, id=number) for number, chip in enumerate(chips, start=1))


def _ids_by_face(chips: Iterable[Chip]) -> dict[str, tuple[ChipId, ...]]:
    """Return the ids of the chips with each face, in their order."""
    ids: dict[str, tuple[ChipId, ...]] = {}
    for chip in chips:
        ids[chip.face] = (*ids.get(chip.face, ()), chip.id)
    return ids


def _all_chips(files: content_files.ContentFiles) -> Iterator[Chip]:
    """Yield all chips without their numbers (0), those of the supply first.

    Only ally chips have a level.
    """
    for face in files.faces:
        chip = Chip(0, face.id, face.kind, face.level or "", face.strength, face.madness)
        yield from [_tagged(chip, *(["ally"] if face.level else []))] * face.count
    for faction in files.factions:
        yield from _faction_chips(faction)
    for card in files.wonderlandians:
        if card.chips is not None:
            chip = Chip(0, card.id, card.id, strength=card.chips.strength)
            yield from [_tagged(chip, "item")] * card.chips.count


def _faction_chips(faction: content_files.Faction) -> Iterator[Chip]:
    """Yield the starting chips, the artifacts and the double madness chip of a faction (COMP-2).

    They get their ids, here still 0, when all chips of the game are numbered.
    """
    owner, printed = faction.id, faction.artifact
    for strength in faction.starting:
        chip = Chip(0, f"{owner}_{strength}", "faction", strength=strength, owner=owner)
        yield _tagged(chip, "starting")
    artifact = Chip(0, printed.id, "faction", strength=printed.strength, owner=owner)
    yield from [_tagged(artifact, "artifact")] * printed.count
    yield _tagged(Chip(0, "madness_double", "madness", madness=2, owner=owner))


def _tagged(chip: Chip, *groups: str) -> Chip:
    """Return a chip with the tags by which filters find it: its face, its kind and its groups."""
    return msgspec.structs.replace(chip, tags=frozenset({chip.face, chip.kind, *groups}))


def _all_sources(files: content_files.ContentFiles) -> Iterator[content_files.HookSource]:
    """Yield everything that can bring hooks or special rules to a player."""
    yield from files.ally_abilities
    for faction in files.factions:
        yield from abilities_of(faction)
    yield from files.wonderlandians


def _with_lasting(effects: dict[str, Touching]) -> dict[str, Touching]:
    """Return the effects and, besides, the hooks that `lasting` effects put in force."""
    lasting = [effect.hook() for effect in effects.values() if isinstance(effect, LastingHook)]
    return {**effects, **{hook.ref: hook for hook in lasting}}


def _hooks_by_trigger(files: content_files.ContentFiles) -> dict[str, dict[str, tuple[Hook, ...]]]:
    """Return hooks by trigger, then by source."""
    triggers: dict[str, dict[str, tuple[Hook, ...]]] = {}
    for source in _all_sources(files):
        for hook in source.hooks:
            by_source = triggers.setdefault(hook.when, {})
            by_source[source.id] = (*by_source.get(source.id, ()), hook)
    return triggers


def _sources_by_special(files: content_files.ContentFiles) -> dict[str, tuple[str, ...]]:
    """Return by special rule the ids of what brings it."""
    specials: dict[str, tuple[str, ...]] = {}
    for source in _all_sources(files):
        if source.special is not None:
            specials[source.special] = (*specials.get(source.special, ()), source.id)
    return specials


def _sorted_by_kind(files: content_files.ContentFiles, wanted: Iterable[str]) -> Sources:
    """Sort ids of sources into abilities, cards with figures, and what works through chips."""
    by_id = {source.id: source for source in _all_sources(files)}
    sources = [by_id[source] for source in wanted]
    abilities = frozenset(source.id for source in sources if isinstance(source, content_files.Ability))
    cards = [source for source in sources if isinstance(source, content_files.Wonderlandian)]
    with_figures = frozenset(card.id for card in cards if card.figures)
    return Sources(abilities, with_figures, chips=frozenset(wanted) - abilities - with_figures)


def _reaches_others(effect: OneKey) -> bool:
    """Tell whether an effect, or any part of it, works on other players."""
    return any(getattr(part, "on_others", False) for _, part in walk(effect))
