"""The performance of other players' turns, and a record of these turns."""
