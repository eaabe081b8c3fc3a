"""The gallery: every entry of the content with its pieces, as the workshop shows it."""

from collections.abc import Iterator
from functools import partial
from itertools import chain

from msgspec.structs import replace

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
from wonderland_qt.games.wonderland.table.stages import FORGE, stage, stage_by_name


def gallery(content: Content) -> tuple[GalleryEntry, ...]:
    """Return every card, chip, ability, tile and board of a content."""
    of_cards = (_tea_cards, _wonderlandians, _quests)
    of_players = (_chips, _boards, _abilities, _ally_abilities)
    of_table = (_tiles, _regions, _chairs)
    sections = (*of_cards, *of_players, *of_table)
    return tuple(chain.from_iterable(section(content) for section in sections))


def _tea_cards(content: Content) -> Iterator[GalleryEntry]:
    """Yield the tea cards, each with the value of its rewards as printed."""
    for number, card in enumerate(content.files.tea_cards):
        yield GalleryEntry(
            ("tea_cards", number),
            "tea_card",
            Text(card.id),
            (tea_card_piece(content, card.id, place=""),),
            rules=card_texts.tea_card_rewards(content, card.id),
            value=printed_value(content.files, card),
            thing=Thing("tea card", card.id),
        )


def _wonderlandians(content: Content) -> Iterator[GalleryEntry]:
    kind, piece_of = "wonderlandian", partial(_piece_of_wonderlandian, content)
    return section_shown(content.files, "wonderlandians", kind, piece_of, reported=kind)


def _piece_of_wonderlandian(content: Content, card: content_files.Wonderlandian) -> Piece:
    words = card_texts.wonderlandian_text(content, card.id)
    return Piece(ids.CARD(card.id), "wonderlandian", card.id, text=words)


def _quests(content: Content) -> Iterator[GalleryEntry]:
    """Yield the quests, each face up and outside any place."""
    for number, quest in enumerate(content.files.quests):
        yield GalleryEntry(
            ("quests", number),
            "quest",
            Text(quest.id),
            (quest_piece(content, quest.id, place="", order=0),),
            rules=(card_texts.quest_text(content, quest.id),),
            thing=Thing("quest", quest.id),
        )


def _chips(content: Content) -> Iterator[GalleryEntry]:
    """Yield the chips of the supply, and the starting chips and the artifact of each faction."""
    for number, face in enumerate(content.files.faces):
        yield _chip(("faces", number), face.id, face.strength, face.count)
    for number, faction in enumerate(content.files.factions):
        path: DocumentPath = ("factions", number)
        if faction.starting:
            yield _starting_chips(faction, (*path, "starting"))
        artifact = faction.artifact
        yield _chip((*path, "artifact"), artifact.id, artifact.strength, artifact.count)


def _chip(path: DocumentPath, face: str, strength: int, copies: int) -> GalleryEntry:
    """Return the entry of all chips with one face."""
    words = text("piece-chip", chip=Text(face), strength=strength, rules=card_texts.NO_RULES)
    piece = Piece(ids.CHIP(face), "chip", face, badge=str(strength) if strength else "", text=words)
    return GalleryEntry(path, "chip", Text(face), (piece,), rules=(words,), copies=copies)


def _starting_chips(faction: content_files.Faction, path: DocumentPath) -> GalleryEntry:
    """Return the entry of a faction's starting chips, which shows the strongest one."""
    strengths = sorted(faction.starting)
    chips = [_chip(path, f"{faction.id}_{strength}", strength, copies=1) for strength in strengths]
    rules = tuple(dict.fromkeys(chip.piece.text for chip in chips))
    return replace(chips[-1], rules=rules, copies=len(chips))


def _boards(content: Content) -> Iterator[GalleryEntry]:
    """Yield the main board, and the board of each faction before anybody has forged.

    As many factions as can play sit at the table; a content with too few for a game has no entries.
    """
    seats = tuple(map(PlayerId, content.factions))[: PLAYERS[-1]]
    if len(seats) not in PLAYERS:
        return
    table = _new_table(content, seats)
    yield _main_board(content, table)
    for number, faction in enumerate(content.files.factions):
        yield _faction_board(content, ("factions", number), faction, table)


def _main_board(content: Content, table: TableView) -> GalleryEntry:
    """Return the entry of the main board with its regions, without what lies on them.

    No one's secrets are shown; somebody has to sit near, but boards of players are no part of it.
    """
    looking = Looking(table.seats, viewer=None, near=table.seats[0], whole=True)
    on_board = pieces_on(pieces(table, content), BOARD)
    printed = tuple(piece for piece in on_board if piece.kind in {BOARD, "region"})
    return GalleryEntry(("board",), BOARD, Text("piece-board"), printed, stage=stage(table, content, looking))


def _faction_board(
    content: Content, path: DocumentPath, faction: content_files.Faction, table: TableView
) -> GalleryEntry:
    """Return the entry of a faction's board; a faction that is not at the table gets a seat at another."""
    player = PlayerId(faction.id)
    if player not in table.seats:
        table = _new_table(content, (player, *table.seats[:-1]))
    on_board = pieces_on(pieces(table, content), ids.PLAYER(player))
    return GalleryEntry(
        path,
        "faction",
        Text(faction.id),
        tuple(filter(_is_printed, on_board)),
        rules=tuple(_rules_of_board(faction)),
        stage=stage_by_name(content, FORGE, table.seats, player),
    )


PRINTED = frozenset({"player_board", "track", "track_end", "space", "between", "ability"})
"""Kinds of the pieces that are printed on a player's board."""


def _is_printed(piece: Piece) -> bool:
    """Tell whether a piece is printed on a board, or a supporter who waits on a space of it."""
    return piece.kind in PRINTED or (piece.kind == "supporter" and ids.SPACE.begins(piece.place))


def _new_table(content: Content, seats: tuple[PlayerId, ...]) -> TableView:
    """Return the table at the first decision of a new game, as everybody may see it."""
    game = Game(rules, starting_state(content, NewGame(seats)), content)
    return view(game.advance(), None)


def _rules_of_board(side: content_files.Side) -> Iterator[Text]:
    """Yield the texts of the rewards on the forge tracks and between them."""
    for track in side.tracks:
        rewards = chain.from_iterable(track.spaces)
        yield text("gallery-entry-track", track=Text(track.id), rewards=describe_all(rewards))
    for between in side.between:
        yield text("gallery-entry-between", above=Text(between.above), rewards=describe_all(between.rewards))


def _abilities(content: Content) -> Iterator[GalleryEntry]:
    """Yield the abilities on both sides of each faction's board."""
    for number, faction in enumerate(content.files.factions):
        path: DocumentPath = ("factions", number)
        for index, ability in enumerate(faction.abilities):
            yield _ability((*path, "abilities", index), ability)
        if faction.two_players:
            for name, ability in faction.two_players.replaced.items():
                yield _ability((*path, "two_players", "replaced", name), ability)


def _ability(path: DocumentPath, ability: content_files.Ability) -> GalleryEntry:
    """Return the entry of an ability, which lies unlocked, with its rule printed on the piece."""
    rules = card_texts.rules_of(ability)
    words = text("piece-ability", ability=Text(ability.id), rules=rules, locked="no")
    piece = Piece(ids.ABILITY(ability.id), "ability", ability.id, text=words, lines=(rules,))
    thing = Thing("ability", ability.id)
    return GalleryEntry(path, "ability", Text(ability.id), (piece,), rules=(rules,), thing=thing)


def _ally_abilities(content: Content) -> Iterator[GalleryEntry]:
    """Yield the abilities of allies, each on the strong chip of its type with the letter of its ally set.

    The chip's words leave its strength out (0), as the ability is on the weak chips, too.
    """
    for number, ability in enumerate(content.files.ally_abilities):
        face = content.ally_face[ability.type, "strong"]
        rules = card_texts.rules_of(ability)
        words = text("piece-chip", chip=Text(face), strength=0, rules=rules)
        piece = Piece(ids.ALLY(ability.id), "chip", face, badge=ability.ally_set, text=words)
        path = ("ally_abilities", number)
        yield GalleryEntry(path, "ally_ability", Text(ability.id), (piece,), rules=(rules,))


def _tiles(content: Content) -> Iterator[GalleryEntry]:
    return section_shown(content.files, "tiles", "tile", partial(_piece_of_tile, content), reported="tile")


def _piece_of_tile(content: Content, tile: content_files.Tile) -> Piece:
    """Return the piece of a score tile, with its VP in the last round."""
    words = tile_text(content, tile.id, tile.id)
    return Piece(ids.TILE(tile.id), "tile", tile.id, badge=str(tile.values[-1]), text=words)


def _regions(content: Content) -> Iterator[GalleryEntry]:
    """Yield the regions, which games report nothing about."""
    return section_shown(content.files, "regions", "region", _piece_of_region)


def _piece_of_region(region: content_files.Region) -> Piece:
    return Piece(ids.REGION(region.id), "region", region.id, text=Text(region.id))


def _chairs(content: Content) -> Iterator[GalleryEntry]:
    """Yield the chairs; a chair without a name is described by its place at the table."""
    for number, chair in enumerate(content.files.chairs):
        name = Text(chair.id) if chair.name else card_texts.place_text(content, chair.id)
        piece = Piece(ids.CHAIR(chair.id), "chair", "chair", text=name)
        yield GalleryEntry(("chairs", number), "chair", name, (piece,))
