"""The kinds of ids of pieces, places, options and random streams."""

from wonderland_qt.components.id_kinds import IdKind

BACK = IdKind("back")
BUY = IdKind("buy")
CARD = IdKind("card")
CELL = IdKind("cell")
CUP = IdKind("cup")
DECK = IdKind("deck")
DESTROY = IdKind("destroy")
DESTROYED = IdKind("destroyed")
DISCARD = IdKind("discard")
DUEL = IdKind("duel")
LEFT = IdKind("left")
MISSION = IdKind("mission")
PAWN = IdKind("pawn")
PAY = IdKind("pay")
PLAYER = IdKind("player")
SPACE = IdKind("space")
SPEND = IdKind("spend")
STACK = IdKind("stack")
STARS = IdKind("stars")
TOKENS = IdKind("tokens")
