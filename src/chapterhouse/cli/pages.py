"""Help pages: the parser knows keys of messages only, here they become words."""

from collections.abc import Sequence
from typing import Final

from cyclopts import Parameter, Token
from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chapterhouse.cli.desk import Desk
from chapterhouse.cli.problems import kind

PARSERS_OWN: Final = {
    "Display this message and exit.": "cli-flag-help",
    "Display application version.": "cli-flag-version",
}
EVERYWHERE: Final = [  # options of every command that the parser does not list
    HelpEntry(positive_names=("--lang",), metavar="cli-a-word", description="cli-flag-lang"),
    HelpEntry(positive_names=("--help", "-h"), description="cli-flag-help"),
]


def flag(
    key: str, kind: str = "word", negative: str = "", names: Sequence[str] = (), variable: str = ""
) -> Parameter:
    """Describe a parameter: the message `cli-<key>`, `cli-a-<kind>` for what its value is, what
    says the opposite, if anything does, its names, where it has more than the usual one, and the
    variable of the environment that can give it instead.
    """
    return Parameter(
        help=f"cli-{key}",
        metavar=f"cli-a-{kind}",
        negative=negative,
        converter=_number if kind == "number" else None,
        name=names or None,
        env_var=variable or None,
    )


def _number(hint: type, tokens: Sequence[Token]) -> float:
    """Read a number; the parser would round 1.5 seats to 2. Raises ValueError for what is none."""
    return float(tokens[0].value) if hint is float else int(tokens[0].value)


class Pages:
    """Writes the help pages for one desk, as the parser asks for them."""

    def __init__(self, desk: Desk) -> None:
        self.desk: Final = desk

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Write one list, of commands, arguments or options."""
        entries = panel.entries
        if panel.format == "parameter" and not any([e.positional_label for e in entries]):
            entries = [*entries, *EVERYWHERE]
        if not entries:
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="point")
        table.add_column()
        for entry in entries:
            table.add_row(self._name(entry), self._meaning(entry))
        self.desk.show(Text(str(panel.title), "title"), Padding(table, (0, 0, 1, 2)))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """Write how it is called."""
        self.desk.show(Text(self.desk.text("cli-usage", line=str(usage).strip())), "")

    def render_description(self, console: Console, options: ConsoleOptions, about: object) -> None:
        """Write what it does."""
        self.desk.show(Text(self._words(about)), "")

    def _name(self, entry: HelpEntry) -> str:
        """Name an entry: a command, an argument in capitals, or an option with its value."""
        if entry.positional_label:
            return self.desk.text(f"cli-a-{kind(entry.positional_label)}")
        value = f" {self.desk.text(entry.metavar)}" if entry.metavar else ""
        return ", ".join(entry.all_options) + value

    def _meaning(self, entry: HelpEntry) -> Text:
        """Tell what an entry means, and what it usually is."""
        text = Text(self._words(entry.description))
        if entry.default not in (None, "False", '""'):
            text.append(f" {self.desk.text('cli-usual', value=str(entry.default))}", "soft")
        return text

    def _words(self, description: object) -> str:
        """Take the key out of what the parser made of it, and give its words."""
        key = str(getattr(description, "primary_renderable", description))
        return self.desk.text(PARSERS_OWN.get(key, key))
