"""A sheet of letters on which things are drawn anywhere, one above the other."""

from typing import Final

from rich.text import Text


class Canvas:
    """So many columns and lines, empty at first."""

    def __init__(self, width: int, height: int) -> None:
        self.letters: Final = [[" "] * width for _ in range(height)]
        self.styles: Final = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str | Text, style: str = "") -> None:
        """Write from a place to the right, in a style or in that of the text."""
        written = text if isinstance(text, Text) else Text(text, style)
        for n, letter in enumerate(written.plain):
            self.letters[y][x + n] = letter
            self.styles[y][x + n] = str(written.style)
        for span in written.spans:
            for n in range(span.start, span.end):
                self.styles[y][x + n] = str(span.style)

    def text(self) -> Text:
        pairs = zip(self.letters, self.styles, strict=True)
        return Text("\n").join([_line(letters, styles) for letters, styles in pairs])


def _line(letters: list[str], styles: list[str]) -> Text:
    """Join the letters of a line."""
    text = Text()
    for letter, style in zip(letters, styles, strict=True):
        text.append(letter, style or None)
    text.rstrip()
    return text
