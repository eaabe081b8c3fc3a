"""Light: highlights of pieces to choose or pointed at, frames for the players to act, lessons' spotlight."""
