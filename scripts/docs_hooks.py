"""What mkdocs does besides: pages from the top of the checkout, and links that lead out of them."""

import posixpath
import re
from pathlib import Path
from typing import Any, Final

from mkdocs.structure.files import File, Files

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = {  # what stands elsewhere in the checkout, and the page that is made of it
    "README.md": "index.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "docs/decisions": "decisions/index.md",
}
MADE_OF: Final = {page: place for place, page in PAGES.items()}
LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)\s#]+)(#[^)]*)?\)")


def on_files(files: Files, *, config: Any) -> Files:  # noqa: ANN401 - mkdocs ships no types
    """Make these pages; that of a folder is a list of what is in it."""
    for place, page in PAGES.items():
        source = ROOT / place
        content = _listed(source) if source.is_dir() else source.read_text("utf-8")
        files.append(File.generated(config, page, content=content))
    return files


def on_page_markdown(markdown: str, *, page: Any, files: Files, **_: object) -> str:  # noqa: ANN401
    """Let links lead from page to page, though they are written from file to file; what has no
    page, as a source has none, is text.
    """
    uri = page.file.src_uri
    here = posixpath.dirname(MADE_OF.get(uri, f"docs/{uri}"))

    def linked(found: re.Match[str]) -> str:
        text, target, anchor = found[1], found[2], found[3] or ""
        if "://" in target:
            return found[0]
        place = posixpath.normpath(posixpath.join(here, target))
        goal = PAGES.get(place, place.removeprefix("docs/"))
        if files.get_file_from_path(goal) is None:
            return text
        return f"[{text}]({posixpath.relpath(goal, posixpath.dirname(uri) or '.')}{anchor})"

    return LINK.sub(linked, markdown)


def _listed(folder: Path) -> str:
    """List the pages of a folder by their headings."""
    lines = [f"# {folder.name.capitalize()}\n"]
    for path in sorted(folder.glob("*.md")):
        heading = path.read_text("utf-8").splitlines()[0].removeprefix("# ")
        lines.append(f"- [{heading}]({folder.name}/{path.name})")
    return "\n".join(lines) + "\n"
