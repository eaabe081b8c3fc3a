"""The commands of the lab, which play many games between bots to count, compare, fit, measure or tune."""
