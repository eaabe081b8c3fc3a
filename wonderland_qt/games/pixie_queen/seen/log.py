"""The log: how events of Pixie Queen name things, and which events it leaves out."""

from wonderland_qt.components.narration import Names, Narration
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events
from wonderland_qt.games.pixie_queen.content.game_content import Content, PrizeId


def place_text(content: Content, place: str) -> Text:
    """Return the name of a place: a space's action, the mine, or the servant spot."""
    return Text(content.spaces[place].action if place in content.spaces else place)


def prize_text(content: Content, prize: PrizeId) -> Text:
    """Return the name of a prize: its row and its points."""
    known = content.prizes[prize]
    return text("prize", row=Text(f"row-{known.row}"), points=known.points)


def face_text(content: Content, face: str) -> Text:
    """Return the text of a die's face."""
    return Text(face) if face in content.casino_gives else text("pips", number=int(face))


class PixieNarration(Narration[Content]):
    """The narration of events, which names a field of a track by the number that is printed on it."""

    def line(self, event: Event, content: Content, names: Names) -> Text:
        """Return the line of any event, on a track with the price printed on the field that was reached."""
        line = super().line(event, content, names)
        if isinstance(event, events.TrackClimbed):
            price = content.fields[event.field - 1].price_on(event.track)
            return Text(line.key, (*line.arguments, ("price", price)))
        return line


NARRATION = PixieNarration(
    field_texts={
        **dict.fromkeys(("space", "origin", "goal"), place_text),
        "prize": prize_text,
        "shows": face_text,
    },
    selecting=frozenset({"phase", "die", "track"}),
    quiet=frozenset({events.ScreensOpened}),
    is_worth_naming=lambda _content, _cause: True,
)
