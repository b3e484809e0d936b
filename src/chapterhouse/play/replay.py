"""Replays: a record read back from its text, every action judged again."""

import shlex
from collections.abc import Mapping
from typing import Final

from chapterhouse.core.game import Game
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.step import CHANCE, HIDDEN
from chapterhouse.play import words
from chapterhouse.play.match import Match

LONGEST: Final = 100_000  # actions, if nobody says less


class Broken(Malformed):
    """A record that cannot be read: the line, and what is wrong there."""

    def __init__(self, line: int, cause: Malformed | Illegal) -> None:
        """Point at a line, counted from 1."""
        super().__init__(
            "line", "line {line}: {problem}", {"line": str(line), "problem": str(cause)}
        )
        self.line = line
        self.cause = cause


def replay(text: str, games: Mapping[str, Game], most: int = LONGEST) -> Match:
    """Play a record again, as far as it goes, of up to `most` actions.

    Raises Broken with the line that fails.
    """
    header, *lines = text.splitlines() or [""]
    try:
        match = opened(header, games)
    except Malformed as problem:
        raise Broken(1, problem) from problem
    for number, line in enumerate(lines, 2):
        try:
            say(match, line)
            if len(match.record.entries) > most:
                raise _too_long(most)
        except (Malformed, Illegal) as cause:  # mypyc types a name once in a function
            raise Broken(number, cause) from cause
    return match


def opened(header: str, games: Mapping[str, Game]) -> Match:
    """Open the match that a first line describes. Raises Malformed."""
    try:
        title, *rest = shlex.split(header, comments=True)  # too few values raise ValueError too
    except ValueError as problem:
        raise _no_header(header, games) from problem
    name, _, revision = title.partition("/")
    if name not in games:
        raise _no_header(title, games)
    game = current(games[name], revision)
    options = dict([word.split("=", 1) for word in rest if "=" in word])
    return Match(game, [word for word in rest if "=" not in word], None, options)


def current(game: Game, revision: str) -> Game:
    """Check that a game is still played by this revision. Raises Malformed."""
    if revision != str(game.revision):
        slots = {"game": game.name, "revision": revision or "?", "ours": str(game.revision)}
        raise Malformed(
            "revision",
            "{game}/{revision} cannot be played: this program plays {game}/{ours}",
            slots,
        )
    return game


def say(match: Match, line: str) -> None:
    """Play what one line says. Raises Malformed or Illegal; what came before it stands."""
    line = line.partition("#")[0].strip()
    if not line:
        return
    if line.startswith("@"):
        _compare(match, line[1:].strip())
        return
    name, colon, said = line.partition(":")
    if HIDDEN in [word.strip() for word in said.split(",")]:
        raise Malformed(
            "hidden", "this record was made in mid-match and hides what others did: ?", {}
        )
    if not colon:
        raise Malformed("no-speaker", "{line} has no speaker; try NAME: WORD", {"line": line})
    for word in said.split(","):
        _speak(match, name.strip(), word.strip())


def _speak(match: Match, name: str, word: str) -> None:
    """Play one word of one speaker."""
    if match.over:
        raise Malformed("over", "{word} comes too late: the match is over", {"word": word})
    speaker = "" if match.seat == CHANCE else match.record.names[match.seat]
    if name != speaker and not speaker:
        slots = {"name": name}
        raise Malformed("chance", "{name} does not speak here; chance does, with no name", slots)
    if name != speaker:
        slots = {"name": name or ":", "speaker": speaker}
        raise Malformed("speaker", "{name} does not speak here; it is the turn of {speaker}", slots)
    match.take(words.read(match.state, word))


def _compare(match: Match, digest: str) -> None:
    """Compare the position with the digest that the record gives."""
    if digest != match.digest:
        slots = {"digest": digest, "ours": match.digest}
        raise Malformed(
            "digest", "the position should have the digest {digest}, but has {ours}", slots
        )


def _too_long(most: int) -> Malformed:
    """Say that no match is as long as that."""
    return Malformed(
        "record-too-long",
        "this record goes on for more than {most} actions; no match does",
        {"most": str(most)},
    )


def _no_header(header: str, games: Mapping[str, Game]) -> Malformed:
    """Say how a record begins."""
    titles = ", ".join(f"{game.name}/{game.revision}" for game in games.values())
    slots = {"header": header or "-", "titles": titles}
    return Malformed(
        "header",
        "{header} begins no record; it begins with one of {titles}, then the players",
        slots,
    )
