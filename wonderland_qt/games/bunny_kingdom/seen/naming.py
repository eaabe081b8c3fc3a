"""Names: what players, squares and cards are called in texts."""

from __future__ import annotations

from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.wording import describe
from wonderland_qt.games.bunny_kingdom.content.pack import CardId, Pack
from wonderland_qt.games.bunny_kingdom.grid import Square


def square_text(square: Square) -> Text:
    """Return what a square is called: by its coordinates."""
    return text("square", name=square)


def card_text(pack: Pack, card: CardId) -> Text:
    """Return what a card is called: a territory card by its square, all else by its entry."""
    known = pack.cards[card]
    if known.kind == "territory":
        return text("territory-card", square=known.of, terrain=Text(pack.terrain[known.of].id))
    return Text(known.of)


def giving_text(pack: Pack, card: CardId) -> Text:
    """Return what a card gives to whoever plays it."""
    known = pack.cards[card]
    match known.kind:
        case "territory":
            return _square_given(pack, known.of)
        case "building":
            return text("option-building", building=Text(known.of))
        case "provisions":
            return text("option-provisions", cards=pack.content.provisions.draw_and_play)
        case "parchment":
            rules = tuple(map(describe, pack.parchments[card].score))
            return text("option-parchment", parchment=Text(known.of), rules=rules)


def _square_given(pack: Pack, square: Square) -> Text:
    terrain = pack.terrain[square]
    resource = Text(terrain.produces or "none")
    return text("option-territory", square=square, terrain=Text(terrain.id), resource=resource)


def parchment_texts(pack: Pack) -> dict[DocumentPath, tuple[Text, ...]]:
    """Return what is printed on each parchment, by where it stands in the content."""
    parchments = enumerate(pack.content.parchments)
    return {("parchments", number): tuple(map(describe, parchment.score)) for number, parchment in parchments}
