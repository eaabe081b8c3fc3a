"""Real positions of the real content, and what has changed for a player between two of them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from tests.games.wonderland.content.readings import CONTENT, Change
from tests.games.wonderland.positions import ALICE, CAT, HATTER, JABBERWOCK, QUEEN, all_chips, fetch_new
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.content_files import Faction
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.events import DieRolled, ShardsGiven
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.reading import load_content
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import Player, State

SEATS = (ALICE, HATTER, QUEEN, JABBERWOCK, CAT)


@cache
def real_content() -> Content:
    """The real content, but faction abilities do nothing, so that what a card does is seen alone."""
    files = load_content([CONTENT]).files
    factions = tuple(_quiet(faction) for faction in files.factions)
    return Content(files.model_copy(update={"factions": factions}))


def _quiet(faction: Faction) -> Faction:
    abilities = tuple(
        ability.model_copy(update={"hooks": (), "special": None}) for ability in faction.abilities
    )
    return faction.model_copy(update={"abilities": abilities})


@cache
def _played(seed: int) -> Game:
    """A game of five played at random up to the second tea."""
    game = WONDERLAND.new(real_content(), NewGame(SEATS, seed=seed))
    chance = OwnChance(seed)
    while not (game.state.round == 2 and game.state.phase == "tea"):
        answer_randomly(game, chance)
    return game


def rich_position(seed: int, name: PlayerId) -> Game:
    """A real position with nothing left to do, in which no reward of the player's is in vain."""
    game = _played(seed).clone()
    game.state.agenda.clear()
    owner = game.state.players[name]
    owner.shards, owner.shield, owner.leader_strength, owner.abilities = 9, False, 1, ()
    owner.supporters += sum(owner.placed.values())
    owner.placed, owner.castles, owner.figures = {}, {}, {}
    owner.bag += (fetch_new(game, "madness_single"),) if "madness_single" in game.state.supply else ()
    game.events = []
    return game


def forged(game: Game, name: PlayerId) -> dict[str, int]:
    """How many chips lie on each of the player's forge tracks."""
    return {track: len(chips) for track, chips in game.state.players[name].tracks.items()}


def answer_randomly(game: Game, chance: OwnChance) -> None:
    """Let one of those asked choose at random."""
    name = chance.pick("player", game.waiting())
    asked = next(decision for decision in game.decisions if decision.player == name)
    game.choose(name, chance.pick("option", asked.options).id)


def play_out(game: Game, chance: OwnChance, *steps: Step) -> State[Any]:
    """Do the steps to their end, all random choices; returns the state before them."""
    before = game.clone().state
    game.state.agenda.extend(reversed(steps))
    game.advance()
    while not game.over:
        answer_randomly(game, chance)
    return before


def change(game: Game, before: State[Any], name: PlayerId) -> Change:
    """What has changed for the player, figures and chips of new Wonderlandian cards left out."""
    now, then = _things(game, game.state.players[name]), _things(game, before.players[name])
    now.subtract(then)
    rolls = [event for event in game.events or () if isinstance(event, DieRolled) and event.player == name]
    now["rolls"] += len(rolls)
    now["shards"] -= sum(event.shards for event in rolls)
    for given in (event for event in game.events or () if isinstance(event, ShardsGiven)):
        now["shards"] += (given.player == name) - (given.to == name)
    return {thing: number for thing, number in now.items() if number}


def _things(game: Game, owner: Player) -> Counter[str]:
    """What a player has, counted."""
    things = Counter(
        {
            "units": sum(owner.placed.values()),
            "supporters": sum(owner.placed.values()) + owner.supporters,
            "vp": owner.vp,
            "shards": owner.shards,
            "shield": int(owner.shield),
            "cards": len(owner.wonderlandians),
            "abilities": len(owner.abilities),
            "castles": len(owner.castles),
            "castle value": owner.castle_value,
            "leader strength": owner.leader_strength,
            "quests": len(owner.quests) + len(owner.feats),
            "artifacts": -len(owner.artifacts),
        }
    )
    things.update({f"forged on {track}": len(chips) for track, chips in owner.tracks.items()})
    for chip in (game.content.chips[chip] for chip in all_chips(owner)):
        if "item" not in chip.tags:
            things[f"{chip.kind} {chip.level}".strip()] += 1
    return things
