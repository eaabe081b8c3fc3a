"""The names and texts of squares and cards."""

from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.grid import Square


def square_text(square: Square) -> Text:
    """Return the name of a square: its coordinates."""
    return text("square", name=square)


def card_text(content: Content, card: CardId) -> Text:
    """Return the name of a card: its square for a territory card, else its entry's name."""
    known = content.cards[card]
    if known.kind == "territory":
        return text("territory-card", square=known.of, terrain=Text(content.terrain[known.of].id))
    return Text(known.of)


def giving_text(content: Content, card: CardId) -> Text:
    """Return the text of the option to play a card."""
    known = content.cards[card]
    match known.kind:
        case "territory":
            return _square_given(content, known.of)
        case "building":
            return text("option-building", building=Text(known.of))
        case "provisions":
            return text("option-provisions", cards=content.files.provisions.draw_and_play)
        case "parchment":
            rules = tuple(map(describe, content.parchments[card].score))
            return text("option-parchment", parchment=Text(known.of), rules=rules)


def _square_given(content: Content, square: Square) -> Text:
    """Return the text of the option to play a square's card: its terrain and what it produces."""
    terrain = content.terrain[square]
    resource = Text(terrain.produces or "none")
    return text("option-territory", square=square, terrain=Text(terrain.id), resource=resource)


def parchment_texts(content: Content) -> dict[DocumentPath, tuple[Text, ...]]:
    """Return the text of each parchment, by its path in the content."""
    parchments = enumerate(content.files.parchments)
    return {("parchments", number): tuple(map(describe, parchment.score)) for number, parchment in parchments}
