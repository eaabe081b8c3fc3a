"""What every board game needs and none of them owns: decisions, chance, facts, saves."""
