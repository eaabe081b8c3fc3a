"""Files as disks and programs damage them: cut, flipped, doubled, emptied and exchanged bytes and lines."""

from __future__ import annotations

from wonderland_qt.engine.chance import OwnChance


def damaged(data: bytes, chance: OwnChance) -> bytes:
    """Return a file that was damaged once."""
    spot, end = chance.below("spot", len(data)), chance.below("spot", len(data))
    first, last = min(spot, end), max(spot, end)
    match chance.below("damage", 6):
        case 0:
            return data[:spot]
        case 1:
            return data[:spot] + bytes([data[spot] ^ (1 << chance.below("bit", 8))]) + data[spot + 1 :]
        case 2:
            return data[:first] + data[last:]
        case 3:
            return data[:spot] + data[first:last][:5000] + data[spot:]
        case 4:
            return data[:first] + b"\0" * (last - first) + data[last:]
        case _:
            lines = data.splitlines(keepends=True)
            one, other = chance.below("line", len(lines)), chance.below("line", len(lines))
            lines[one], lines[other] = lines[other], lines[one]
            return b"".join(lines)
