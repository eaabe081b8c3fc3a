"""The gallery: every entry of the content with its pieces, as the workshop shows it."""

from collections.abc import Iterator
from functools import partial
from itertools import chain

from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.phrasing import describe_all
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.engine.table.gallery_entries import GalleryEntry, pieces_on, section_shown
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content import card_texts, content_files
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.evaluation.printed_values import printed_value
from wonderland_qt.games.wonderland.newgame.setup import starting_state
from wonderland_qt.games.wonderland.rules import Game, rules
from wonderland_qt.games.wonderland.seen.view import TableView, view
from wonderland_qt.games.wonderland.state import PLAYERS
from wonderland_qt.games.wonderland.table.card_pieces import quest_piece, tea_card_piece, tile_text
from wonderland_qt.games.wonderland.table.pieces import BOARD, pieces
from wonderland_qt.games.wonderland.table.stages import forging_stage, stage


def gallery(content: Content) -> tuple[GalleryEntry, ...]:
    """Return every card, chip, ability, tile and board of a content."""
    cards, others = (_tea_cards, _wonderlandians, _quests), (_regions, _chairs)
    shown = (*cards, _chips, _boards, _abilities, _ally_abilities, _tiles, *others)
    return tuple(chain.from_iterable(show(content) for show in shown))


def _tea_cards(content: Content) -> Iterator[GalleryEntry]:
    for number, card in enumerate(content.files.tea_cards):
        piece, rules = tea_card_piece(content, card.id, ""), card_texts.tea_card_rewards(content, card.id)
        price, thing = printed_value(content.files, card), Thing("tea card", card.id)
        path = ("tea_cards", number)
        yield GalleryEntry(path, "tea_card", Text(card.id), (piece,), rules, value=price, thing=thing)


def _wonderlandians(content: Content) -> Iterator[GalleryEntry]:
    kind, piece_of = "wonderlandian", partial(_wonderlandian, content)
    return section_shown(content.files, "wonderlandians", kind, piece_of, reported=kind)


def _wonderlandian(content: Content, card: content_files.Wonderlandian) -> Piece:
    words = card_texts.wonderlandian_text(content, card.id)
    return Piece(ids.CARD(card.id), "wonderlandian", card.id, text=words)


def _quests(content: Content) -> Iterator[GalleryEntry]:
    for number, quest in enumerate(content.files.quests):
        piece, rules = quest_piece(content, quest.id, "", 0), (card_texts.quest_text(content, quest.id),)
        thing = Thing("quest", quest.id)
        yield GalleryEntry(("quests", number), "quest", Text(quest.id), (piece,), rules, thing=thing)


def _chips(content: Content) -> Iterator[GalleryEntry]:
    for number, face in enumerate(content.files.faces):
        yield _chip(("faces", number), face.id, face.strength, face.count)
    for number, faction in enumerate(content.files.factions):
        path: DocumentPath = ("factions", number)
        if faction.starting:
            yield _starting_chips(faction, (*path, "starting"))
        artifact = faction.artifact
        yield _chip((*path, "artifact"), artifact.id, artifact.strength, artifact.count)


def _chip(path: DocumentPath, face: str, strength: int, copies: int) -> GalleryEntry:
    words = text("piece-chip", chip=Text(face), strength=strength, rules=card_texts.NO_RULES)
    badge = str(strength) if strength else ""
    piece = Piece(ids.CHIP(face), "chip", face, badge=badge, text=words)
    return GalleryEntry(path, "chip", Text(face), (piece,), (words,), copies)


def _starting_chips(faction: content_files.Faction, path: DocumentPath) -> GalleryEntry:
    """Return the entry of a faction's starting chips, which shows the strongest one."""
    each = [_chip(path, f"{faction.id}_{n}", n, faction.starting.count(n)) for n in sorted(faction.starting)]
    rules = tuple(dict.fromkeys(chip.rules[0] for chip in each))
    return GalleryEntry(path, "chip", each[-1].name, each[-1].pieces, rules, len(each))


def _boards(content: Content) -> Iterator[GalleryEntry]:
    """Yield the main board, and the board of each faction before anybody has forged."""
    seats = tuple(map(PlayerId, content.factions))[: PLAYERS[-1]]
    if len(seats) not in PLAYERS:
        return
    table = _new_table(content, seats)
    lying, whole = pieces(table, content), stage(table, content, Looking(seats, None, seats[0], whole=True))
    board = tuple(piece for piece in pieces_on(lying, BOARD) if piece.kind in {BOARD, "region"})
    yield GalleryEntry(("board",), BOARD, Text("piece-board"), board, stage=whole)
    for number, faction in enumerate(content.files.factions):
        near = PlayerId(faction.id)
        others = tuple(seat for seat in seats if seat != near)[: len(seats) - 1]
        here = table if near in seats else _new_table(content, (near, *others))
        own = tuple(filter(_printed, pieces_on(pieces(here, content), ids.PLAYER(near))))
        near_by = forging_stage(content, here.seats, near)
        path = ("factions", number)
        rules = tuple(_rules_of_board(faction))
        yield GalleryEntry(path, "faction", Text(faction.id), own, rules, stage=near_by)


PRINTED = frozenset({"player_board", "track", "track_end", "space", "between", "ability"})


def _printed(piece: Piece) -> bool:
    """Tell whether a piece is printed on a board, or a supporter who waits on a space of it."""
    return piece.kind in PRINTED or (piece.kind == "supporter" and ids.SPACE.begins(piece.place))


def _new_table(content: Content, seats: tuple[PlayerId, ...]) -> TableView:
    return view(Game(rules, starting_state(content, NewGame(seats)), content).advance(), None)


def _rules_of_board(side: content_files.Side) -> Iterator[Text]:
    """Yield the texts of the rewards on the forge tracks and between them."""
    for track in side.tracks:
        given = [reward for space in track.spaces for reward in space]
        yield text("gallery-entry-track", track=Text(track.id), rewards=describe_all(given))
    for between in side.between:
        yield text("gallery-entry-between", above=Text(between.above), rewards=describe_all(between.rewards))


def _abilities(content: Content) -> Iterator[GalleryEntry]:
    for number, faction in enumerate(content.files.factions):
        for place, ability in _of_both_sides(faction):
            rules = (card_texts.rules_of(ability),)
            words = text("piece-ability", ability=Text(ability.id), rules=rules[0], locked="no")
            piece = Piece(ids.ABILITY(ability.id), "ability", ability.id, text=words, lines=rules)
            path, thing = ("factions", number, *place), Thing("ability", ability.id)
            yield GalleryEntry(path, "ability", Text(ability.id), (piece,), rules, thing=thing)


def _of_both_sides(faction: content_files.Faction) -> Iterator[tuple[DocumentPath, content_files.Ability]]:
    for number, ability in enumerate(faction.abilities):
        yield ("abilities", number), ability
    for name, ability in faction.two_players.replaced.items() if faction.two_players else ():
        yield ("two_players", "replaced", name), ability


def _ally_abilities(content: Content) -> Iterator[GalleryEntry]:
    for number, ability in enumerate(content.files.ally_abilities):
        face, rules = content.ally_face[ability.type, "strong"], (card_texts.rules_of(ability),)
        words = text("piece-chip", chip=Text(face), strength=0, rules=rules[0])
        piece = Piece(ids.ALLY(ability.id), "chip", face, badge=ability.ally_set, text=words)
        yield GalleryEntry(("ally_abilities", number), "ally_ability", Text(ability.id), (piece,), rules)


def _tiles(content: Content) -> Iterator[GalleryEntry]:
    return section_shown(content.files, "tiles", "tile", partial(_tile, content), reported="tile")


def _tile(content: Content, tile: content_files.Tile) -> Piece:
    words = tile_text(content, tile.id, tile.id)
    return Piece(ids.TILE(tile.id), "tile", tile.id, badge=str(tile.values[-1]), text=words)


def _regions(content: Content) -> Iterator[GalleryEntry]:
    return section_shown(content.files, "regions", "region", _region)


def _region(region: content_files.Region) -> Piece:
    return Piece(ids.REGION(region.id), "region", region.id, text=Text(region.id))


def _chairs(content: Content) -> Iterator[GalleryEntry]:
    for number, chair in enumerate(content.files.chairs):
        name = Text(chair.id) if chair.name else card_texts.place_text(content, chair.id)
        piece = Piece(ids.CHAIR(chair.id), "chair", "chair", text=name)
        yield GalleryEntry(("chairs", number), "chair", name, (piece,), ())
