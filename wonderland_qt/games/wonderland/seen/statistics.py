"""Statistics of games: which tea cards, quests, Wonderlandians, abilities and tiles are taken and held."""

from collections.abc import Container, Iterator, Mapping

from wonderland_qt.components.id_kinds import read_id
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.statistics import Statistics, Thing
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.rules import Game, Position

MIXED = "mix"
TILE_VP = "vp"
KINDS_THAT_GIVE = frozenset({ids.CHAIR, ids.CARD, ids.TAKE, ids.KEEP, ids.ABILITY})
"""The beginnings of the ids of options that give the player a card or an ability."""


def offered(position: Position, decision: Decision) -> dict[str, Thing]:
    """Return by option id the card, ability or tile that the option gives, if any."""
    things = {option.id: _thing_given(position, option) for option in decision.options}
    return {option: thing for option, thing in things.items() if thing is not None}


def _thing_given(position: Position, option: Option) -> Thing | None:
    """Return the card, ability or tile that an option gives; None for all other options.

    The option to take VP for a battle stands for its score tile.
    """
    if option.id == TILE_VP:
        return _tile_in_battle(position)
    kind, _name = read_id(option.id)
    return _thing_from(position, option.put, option.take) if kind in KINDS_THAT_GIVE else None


def _tile_in_battle(position: Position) -> Thing | None:
    """Return the score tile of the battle, whose VP the winner may take instead of a castle."""
    battle = position.state.battle
    return Thing("tile", position.state.tiles[battle.region]) if battle is not None else None


def statistics(game: Game) -> Statistics:
    """Return the ally set of a finished game, and what each player held."""
    held = {player: tuple(_things_held(game, player)) for player in game.state.seats}
    return Statistics(ally_set(game.content, game.state.ally_set), held)


def ally_set(content: Content, chosen: Mapping[str, str]) -> str:
    """Return the ally set of all abilities in use, or "mix" if they are of several sets."""
    sets = {content.ally_abilities[ability].ally_set for ability in chosen.values()}
    return sets.pop() if len(sets) == 1 else MIXED


def _thing_from(position: Position, place: str, piece: str) -> Thing | None:
    """Return what an option gives: the tea card on the chair it puts the leader on, or the thing it takes.

    That is a card, or the ability from which a disc is taken; other pieces are no things that are counted.
    """
    where, chair = read_id(place)
    if where == ids.CHAIR and chair in position.state.chairs:
        return Thing("tea card", position.state.chairs[chair])
    what, name = read_id(piece)
    return _thing_with_id(position.content, name) if what in {ids.CARD, ids.DISC} else None


def _thing_with_id(content: Content, name: str) -> Thing | None:
    """Return the card or ability with this id; None if the id is one of another kind."""
    kinds: dict[str, Container[str]] = {
        "tea card": content.tea_cards,
        "quest": content.quests,
        "wonderlandian": content.wonderlandians,
        "ability": content.abilities,
    }
    return next((Thing(kind, name) for kind, known in kinds.items() if name in known), None)


def _things_held(position: Position, player: PlayerId) -> Iterator[Thing]:
    """Yield the cards, quests and abilities that a player holds; ids of other kinds are left out."""
    owner = position.state.players[player]
    for name in (*owner.tea_cards, *owner.quests, *owner.feats, *owner.wonderlandians, *owner.abilities):
        thing = _thing_with_id(position.content, name)
        if thing is not None:
            yield thing
