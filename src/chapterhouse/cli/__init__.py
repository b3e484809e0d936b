"""The command `chapterhouse`: play, replay, duel, rule, perft, edition."""

from chapterhouse.cli.app import main

__all__ = ["main"]
