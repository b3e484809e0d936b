"""Drivers of a match, on the core protocol only: dealers, players, matches and records."""
