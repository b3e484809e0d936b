"""Replays: a record read back from its text, every action judged again."""

import json
import shlex
from collections.abc import Mapping
from itertools import takewhile
from typing import Any, Final

from chapterhouse.core.game import Game, unknown_revision
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.core.seats import CHANCE
from chapterhouse.core.step import HIDDEN
from chapterhouse.play import position, talk, words
from chapterhouse.play.match import Match
from chapterhouse.play.record import EDITION, FACT, lines_of
from chapterhouse.play.record import digest as digest_of

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
    lines = lines_of(text)
    match, read = begun(lines, games)
    for number, line in enumerate(lines[read:], read + 1):
        try:
            say(match, line)
            if len(match.record.entries) > most:
                raise too_long(most)
        except (Malformed, Illegal) as cause:  # mypyc types a name once in a function
            raise Broken(number, cause) from cause
    return match


def begun(lines: list[str], games: Mapping[str, Game]) -> tuple[Match, int]:
    """Open the match that a record begins with; tell how many lines say so.

    Raises Broken with the line that fails.
    """
    header, *rest = lines or [""]
    head = [line.strip() for line in takewhile(_of_head, rest)]
    facts = {number: line for number, line in enumerate(head, 2) if line.startswith(FACT)}
    stated = _stated(facts)
    try:
        match = opened(header, games, stated)
    except Malformed as problem:
        raise Broken(_line(problem, facts), problem) from problem
    return match, 1 + len(head)


def _of_head(line: str) -> bool:
    """Tell whether a line states a fact, or means nothing."""
    meant = line.strip()
    return not meant or meant[0] in (FACT, "#")


def _stated(lines: dict[int, str]) -> dict[str, Any]:
    """Read the facts of the box, by line. Raises Broken with the line that is none."""
    found: dict[str, Any] = {}
    for number, line in lines.items():
        try:
            found[_path(line)] = json.loads(line.partition("=")[2])
        except (ValueError, RecursionError) as cause:
            slots = {"line": line, "right": f"{FACT} path = value"}
            problem = Malformed("no-fact", "{line} is not a fact; try {right}", slots)
            raise Broken(number, problem) from cause
    return found


def _path(line: str) -> str:
    """Read which fact a line states."""
    return line.removeprefix(FACT).partition("=")[0].strip()


def _line(problem: Malformed, facts: dict[int, str]) -> int:
    """Tell which line a problem is about: that of the fact it names, or else the first."""
    lines = {_path(line): number for number, line in facts.items()}
    named = problem.slots.get("entry", problem.slots.get("word", ""))
    return lines.get(named.partition(" ")[0].rstrip("."), 1)


def opened(header: str, games: Mapping[str, Game], stated: dict[str, Any] | None = None) -> Match:
    """Open the match that a first line describes, where these facts of its box are stated.

    Raises Malformed, also if the first line names an edition that these facts do not make.
    """
    try:
        title, *rest = shlex.split(header, comments=True)  # too few values raise ValueError too
    except ValueError as problem:
        raise _no_header(header, games) from problem
    name, _, revision = title.partition("/")
    if name not in games:
        raise _no_header(title, games)
    game = at_revision(games[name], revision)
    options = dict([word.split("=", 1) for word in rest if "=" in word])
    edition = options.pop(EDITION, "")
    game = game.with_edition(stated or {}, edition)
    return Match(game, [word for word in rest if "=" not in word], None, options)


def at_revision(game: Game, revision: str) -> Game:
    """Give a game by a revision of its rules, as it is written. Raises Malformed for another."""
    known = {str(number): number for number in game.revisions}
    if revision not in known:
        raise unknown_revision(game, revision)
    return game.at_revision(known[revision])


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
    if word == talk.TALK.word and name in match.record.names:
        match.interrupt(match.record.names.index(name))
        return
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
    if digest != match.digest and digest != _former_digest(match):
        slots = {"digest": digest, "ours": match.digest}
        raise Malformed(
            "digest", "the position should have the digest {digest}, but has {ours}", slots
        )


def _former_digest(match: Match) -> str:
    """Digest the position as releases up to 2026.11.0 did: they struck off no note of a card that
    was seen elsewhere since.
    """
    record = match.record
    s = match.game.begin(len(record.names), record.options)
    s.zones.strikes = False
    for entry in record.entries:
        entry.repeat(match.game, s)
    return digest_of(position.write(match.game, s))


def too_long(most: int) -> Malformed:
    """Say that no match is as long as that."""
    return Malformed(
        "record-too-long",
        "this record goes on for more than {most} actions; no match does",
        {"most": str(most)},
    )


def _no_header(header: str, games: Mapping[str, Game]) -> Malformed:
    titles = ", ".join(f"{game.name}/{game.revision}" for game in games.values())
    slots = {"header": header or "-", "titles": titles}
    return Malformed(
        "header",
        "{header} does not begin a record; it begins with one of {titles}, then the players",
        slots,
    )
