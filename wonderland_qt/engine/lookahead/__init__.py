"""Lookahead: what an answer brings, and games played on at random to see whether they end."""
