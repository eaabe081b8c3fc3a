"""Seats at a new table: portraits, chairs round the table, the shelf of those who may sit down."""
