"""The commands of the lab: many games between bots, counted, compared, fitted, measured and tuned."""
