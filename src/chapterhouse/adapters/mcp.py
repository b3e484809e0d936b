"""MCP: an assistant sits down at a table, and plays by the tools that it is given.

A client gets what its own seat sees, and nothing else.
"""

import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.metadata import version
from threading import Lock
from typing import Final

from chapterhouse.arena.extras import needing

with needing("mcp"):
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

import chapterhouse
from chapterhouse.adapters.text import TextSeat, about
from chapterhouse.bots import THINKING, USUAL_LEVEL
from chapterhouse.core.rule import Illegal, Malformed
from chapterhouse.evaluation import bot
from chapterhouse.locale import Translator
from chapterhouse.play.match import Match
from chapterhouse.play.player import Player, choice
from chapterhouse.play.seal import signed

MOST_MATCHES: Final = 100  # at once: the oldest one makes room
SEEDS: Final = 2**31
INSTRUCTIONS: Final = (
    "Three monastery board games against bots. list_games tells what there is, how_to_play sums a "
    "game up, begin_match opens a table; then play one of the words that are listed, until the "
    "match is over. A move against a rule changes nothing, and is answered with the rule."
)


@dataclass
class Seat:
    """A seat that a client has taken, and what it tried against the rules, by their ids."""

    match: Match
    at: int
    bots: list[Player | None]
    language: str
    told: int = 0  # events, so far
    illegal: Counter[str] = field(default_factory=Counter)

    def text(self) -> TextSeat:
        """Give what the seat sees now, as text."""
        match = self.match
        return TextSeat(match.game, match.view(self.at), match.record.names, self.language)

    def page(self) -> str:
        """Write what is new, the table, and what the seat can do."""
        news, self.told = self.match.events[self.told :], len(self.match.events)
        return self.text().page(news)

    def play(self, word: str) -> None:
        """Play a move of this seat, then those of the bots up to its next one. Raises as `read`."""
        try:
            action = self.text().read(word)
        except Illegal as refused:
            self.illegal[refused.rule.id] += 1
            raise
        self.match.act(action)
        self.go_on()

    def go_on(self) -> None:
        """Let the bots play up to the next decision of this seat."""
        match = self.match
        while not match.over and (bot := self.bots[match.seat]) is not None:
            match.act(choice(bot, match.view(match.seat), match.events))


class Tables:
    """All matches of one client. Each public method is a tool, and its docstring what the client
    reads of it; they raise ToolError with what would be right.
    """

    def __init__(self, language: str = "en") -> None:
        self.language: Final = language
        self._seats: Final[dict[str, Seat]] = {}
        self._lock: Final = Lock()  # tools may be called side by side

    def list_games(self) -> str:
        """List the games: how many play, and the options with their values, the usual one first."""
        lines = []
        for name, game in chapterhouse.GAMES.items():
            options = [f"{option.name}={'|'.join(option.values)}" for option in game.options]
            title = Translator(self.language, name).text("game")
            seats = f"{min(game.seats)} to {max(game.seats)} players"
            lines.append(f"{name} - {title}, {seats}; options: {', '.join(options)}")
        return "\n".join(lines)

    def how_to_play(self, game: str) -> str:
        """Sum a game up: the aim, a turn, what scores, and the ids of the rules that say it."""
        with self._refusing():
            return about(chapterhouse.game(game), self.language)

    def rule(self, game: str, id: str) -> str:
        """Give the sentence of a rule by its id, such as BIB-GIFT-5."""
        with self._refusing():
            rules = chapterhouse.game(game).rules
        if id not in rules:
            raise ToolError(f"{game} has no rule {id}; try an id such as {next(iter(rules))}")
        return Translator(self.language, game).rule(rules[id])

    def begin_match(
        self,
        game: str,
        opponents: list[str] | None = None,
        name: str = "Guest",
        seat: int = 0,
        options: dict[str, str] | None = None,
        seed: int | None = None,
    ) -> str:
        """Open a table, and take a seat (0 is the first). Each opponent is a level of bot, "1" to
        "8"; without any there is one of the usual level. Gives the id of the match, and the first
        page. With a seed the same cards are dealt again; without one nobody can know them.
        """
        levels = [USUAL_LEVEL] if opponents is None else opponents
        if not 0 <= seat <= len(levels):
            raise ToolError(f"this table has no seat {seat}; try 0 to {len(levels)}")
        names = [f"Bot {number + 1}" for number in range(len(levels))]
        names.insert(seat, name)
        luck = secrets.randbelow(SEEDS) if seed is None else seed
        with self._refusing(), self._lock:
            match = chapterhouse.start(game, names, seed, options)
            bots = [bot(one, game, luck + at, THINKING) for at, one in enumerate(levels)]
            taken = Seat(match, seat, [*bots[:seat], None, *bots[seat:]], self.language)
            taken.go_on()
            return f"match {self._keep(taken)}\n\n{taken.page()}"

    def _keep(self, taken: Seat) -> str:
        """Keep a seat, in place of the oldest if there are too many; give the id of its match."""
        key = secrets.token_hex(4)
        self._seats[key] = taken
        if len(self._seats) > MOST_MATCHES:
            del self._seats[next(iter(self._seats))]
        return key

    def look(self, match: str) -> str:
        """Show the table again as your seat sees it, with the question and the legal moves."""
        with self._lock:
            return self._seat(match).page()

    def legal_moves(self, match: str) -> str:
        """List your legal moves, the word to play and what it does; and what is not possible now,
        with the rule against it.
        """
        with self._lock:
            seat = self._seat(match).text()
            return "\n".join([*seat.moves(), *seat.forbidden()]) or "you are not asked anything"

    def play(self, match: str, move: str) -> str:
        """Play a move by its word; then the bots play. Gives what happened, the table, the question
        and your legal moves, or how the match ended.
        """
        with self._lock:
            seat = self._seat(match)
            try:
                seat.play(move)
            except (Illegal, Malformed) as problem:
                raise ToolError(seat.text().problem(problem)) from problem
            return seat.page()

    def record(self, match: str) -> str:
        """Give the record of a match that is over, with which its deal can be checked; and how
        often you tried what a rule forbids, by rule.
        """
        with self._lock:
            seat = self._seat(match)
        played = seat.match
        if not played.over:
            raise ToolError("this match is not over yet; its record tells what others still hide")
        tried = ", ".join([f"{rule} {times}" for rule, times in sorted(seat.illegal.items())])
        text = signed(f"{played.record.text()}@ {played.digest}\n", played.dealer, over=True)
        return f"{text}\nTried against a rule: {tried or 'nothing'}"

    def _seat(self, match: str) -> Seat:
        """Find a seat by the id of its match. Raises ToolError."""
        if match not in self._seats:
            raise ToolError(f"there is no match {match}; begin_match opens one, and gives its id")
        return self._seats[match]

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Turn bad input into what the client is told."""
        try:
            yield
        except Malformed as problem:
            raise ToolError(Translator(self.language).problem(problem)) from problem


def server(language: str = "en") -> MCPServer:
    """Make a server for one client, which speaks that language. `run("stdio")` serves."""
    tables = Tables(language)
    made = MCPServer(
        "chapterhouse",
        instructions=INSTRUCTIONS,
        version=version("chapterhouse"),
        log_level="ERROR",  # a refused move is no event for the log
    )
    for tool in (
        tables.list_games, tables.how_to_play, tables.rule, tables.begin_match, tables.look,
        tables.legal_moves, tables.play, tables.record,
    ):  # fmt: skip
        made.add_tool(tool, structured_output=False)
    return made
