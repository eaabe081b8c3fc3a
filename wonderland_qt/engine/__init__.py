"""What every board game needs and none of them owns: decisions, chance, events, saves."""
