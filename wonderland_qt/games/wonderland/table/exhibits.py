"""The content as it looks, entry by entry: cards, chips, tiles and boards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain

from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.evidence import Thing
from wonderland_qt.engine.exhibits import Exhibit, pieces_on, section_shown
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.stages import Looking
from wonderland_qt.engine.words.texts import Argument, Text, text
from wonderland_qt.engine.words.wording import describe_all
from wonderland_qt.games.wonderland.content.card_texts import (
    NO_RULES,
    quest_text,
    rules_of,
    tea_card_rewards,
    wonderlandian_text,
)
from wonderland_qt.games.wonderland.content.content import Ability, Faction, Side, Tile, Wonderlandian
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.judgement.worth import worth
from wonderland_qt.games.wonderland.newgame.setup import starting_state
from wonderland_qt.games.wonderland.newgame.tables import seated
from wonderland_qt.games.wonderland.rules import Game, rules
from wonderland_qt.games.wonderland.seen.view import TableView, view
from wonderland_qt.games.wonderland.state import PLAYERS
from wonderland_qt.games.wonderland.table.card_pieces import quest_piece, tea_card_piece
from wonderland_qt.games.wonderland.table.pieces import BOARD, pieces
from wonderland_qt.games.wonderland.table.stages import forging_stage, stage


def exhibits(pack: Pack) -> tuple[Exhibit, ...]:
    """Return every card, chip, ability, tile and board of a content."""
    shown = (_tea_cards, _wonderlandians, _quests, _chips, _boards, _abilities, _ally_abilities, _tiles)
    return tuple(chain.from_iterable(show(pack) for show in shown))


def _tea_cards(pack: Pack) -> Iterator[Exhibit]:
    for number, card in enumerate(pack.content.tea_cards):
        piece, rules = tea_card_piece(pack, card.id, ""), tea_card_rewards(pack, card.id)
        price, thing = worth(pack.content, card), Thing("tea card", card.id)
        path = ("tea_cards", number)
        yield Exhibit(path, "tea_card", Text(card.id), (piece,), rules, worth=price, thing=thing)


def _wonderlandians(pack: Pack) -> Iterator[Exhibit]:
    return section_shown(
        pack.content, "wonderlandians", "wonderlandian", partial(_wonderlandian, pack), "wonderlandian"
    )


def _wonderlandian(pack: Pack, card: Wonderlandian) -> Piece:
    return Piece(f"card:{card.id}", "wonderlandian", card.id, text=wonderlandian_text(pack, card.id))


def _quests(pack: Pack) -> Iterator[Exhibit]:
    for number, quest in enumerate(pack.content.quests):
        piece, rules = quest_piece(pack, quest.id, "", 0), (quest_text(pack, quest.id),)
        thing = Thing("quest", quest.id)
        yield Exhibit(("quests", number), "quest", Text(quest.id), (piece,), rules, thing=thing)


def _chips(pack: Pack) -> Iterator[Exhibit]:
    for number, face in enumerate(pack.content.faces):
        yield _chip(("faces", number), face.id, face.strength, face.count)
    for number, faction in enumerate(pack.content.factions):
        path: DocumentPath = ("factions", number)
        yield _starting_chips(faction, (*path, "starting"))
        artifact = faction.artifact
        yield _chip((*path, "artifact"), artifact.id, artifact.strength, artifact.count)


def _chip(path: DocumentPath, face: str, strength: int, copies: int) -> Exhibit:
    said = text("piece-chip", chip=Text(face), strength=strength, rules=NO_RULES)
    badge = str(strength) if strength else ""
    piece = Piece(f"chip:{face}", "chip", face, badge=badge, text=said)
    return Exhibit(path, "chip", Text(face), (piece,), (said,), copies)


def _starting_chips(faction: Faction, path: DocumentPath) -> Exhibit:
    """Return the chips in a faction's bag, the strongest of which is seen."""
    each = [_chip(path, f"{faction.id}_{n}", n, faction.starting.count(n)) for n in sorted(faction.starting)]
    rules = tuple(dict.fromkeys(chip.rules[0] for chip in each))
    return Exhibit(path, "chip", each[-1].name, each[-1].pieces, rules, len(each))


def _boards(pack: Pack) -> Iterator[Exhibit]:
    """Yield the main board, and the board of each faction before anybody has forged."""
    seats = tuple(map(PlayerId, pack.factions))[: PLAYERS[-1]]
    if len(seats) not in PLAYERS:
        return
    table = _new_table(pack, seats)
    lying, whole = pieces(table, pack), stage(table, pack, Looking(seats, None, seats[0], whole=True))
    board = tuple(piece for piece in pieces_on(lying, BOARD) if piece.kind in {BOARD, "region"})
    yield Exhibit(("board",), BOARD, Text("piece-board"), board, stage=whole)
    for number, faction in enumerate(pack.content.factions):
        near = PlayerId(faction.id)
        others = tuple(seat for seat in seats if seat != near)[: len(seats) - 1]
        here = table if near in seats else _new_table(pack, (near, *others))
        own = tuple(filter(_printed, pieces_on(pieces(here, pack), f"player:{near}")))
        near_by = forging_stage(pack, here.seats, near)
        path = ("factions", number)
        yield Exhibit(path, "faction", Text(faction.id), own, tuple(_rules_of_board(faction)), stage=near_by)


PRINTED = frozenset({"player_board", "track", "track_end", "space", "between", "ability"})


def _printed(piece: Piece) -> bool:
    """Tell whether a piece is printed on a board, or a supporter who waits on a space of it."""
    return piece.kind in PRINTED or (piece.kind == "supporter" and piece.place.startswith("space:"))


def _new_table(pack: Pack, seats: tuple[PlayerId, ...]) -> TableView:
    return view(Game(rules, starting_state(pack, seated(pack, seats, 0, {})), pack).advance(), None)


def _rules_of_board(side: Side) -> Iterator[Text]:
    """Yield what the tracks give, space by space, and the rewards between them."""
    for track in side.tracks:
        given = [reward for space in track.spaces for reward in space]
        yield text("exhibit-track", track=Text(track.id), rewards=describe_all(given))
    for between in side.between:
        yield text("exhibit-between", above=Text(between.above), rewards=describe_all(between.rewards))


def _abilities(pack: Pack) -> Iterator[Exhibit]:
    for number, faction in enumerate(pack.content.factions):
        for place, ability in _of_both_sides(faction):
            rules = (rules_of(ability),)
            said = text("piece-ability", ability=Text(ability.id), rules=rules[0], locked="no")
            piece = Piece(f"ability:{ability.id}", "ability", ability.id, text=said, lines=rules)
            path, thing = ("factions", number, *place), Thing("ability", ability.id)
            yield Exhibit(path, "ability", Text(ability.id), (piece,), rules, thing=thing)


def _of_both_sides(faction: Faction) -> Iterator[tuple[DocumentPath, Ability]]:
    for number, ability in enumerate(faction.abilities):
        yield ("abilities", number), ability
    for name, ability in faction.two_players.replaced.items() if faction.two_players else ():
        yield ("two_players", "replaced", name), ability


def _ally_abilities(pack: Pack) -> Iterator[Exhibit]:
    for number, ability in enumerate(pack.content.ally_abilities):
        face, rules = pack.ally_face[ability.type, "strong"], (rules_of(ability),)
        said = text("piece-chip", chip=Text(face), strength=0, rules=rules[0])
        piece = Piece(f"ally:{ability.id}", "chip", face, badge=ability.ally_set, text=said)
        yield Exhibit(("ally_abilities", number), "ally_ability", Text(ability.id), (piece,), rules)


def _tiles(pack: Pack) -> Iterator[Exhibit]:
    return section_shown(pack.content, "tiles", "tile", _tile, "tile")


def _tile(tile: Tile) -> Piece:
    first, second, third = tile.values
    values: dict[str, Argument] = {"first": first, "second": second, "third": third}
    said = text("piece-tile", region=Text(tile.id), **values)
    return Piece(f"tile:{tile.id}", "tile", tile.id, badge=str(third), text=said)
