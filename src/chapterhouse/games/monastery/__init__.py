"""Monastery: tiles and pathways, monks who build, pray and work, and letters of a prayer."""
