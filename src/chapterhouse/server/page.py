"""The page: files that were built from `ui/`, served with what keeps a browser safe."""

import re
from importlib.resources import files
from mimetypes import MimeTypes
from pathlib import Path
from typing import Final

from litestar import HttpMethod, Response, route
from litestar.datastructures import ResponseHeader
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from chapterhouse.core.rule import Malformed
from chapterhouse.server.based import ROOTED, rooted
from chapterhouse.server.routes.asking import Asking

PAGE: Final = Path(str(files("chapterhouse.server"))) / "page"
NOT_BUILT: Final = "The page is not built yet: `make play` builds it, and so does scripts/page.\n"
HTML: Final = MediaType.HTML.value
Page = Response[str] | File
COMPRESSED: Final = r"\.(woff2|zip)$|^/assets/pyodide-"  # already, and best as it is
# Those that Python knows: systems may say otherwise, and of .js Windows does.
TYPES: Final = MimeTypes()
PACKED: Final = ".gz"  # kept so, and given so
BUILT: Final = "/assets/"  # what is named after its content never changes
KEPT: Final = "public, immutable, max-age=31536000"  # for a year
PAGES: Final = re.compile(  # as the page itself finds its way, in ui/src/router.ts
    r"/((replay|review|signed-in)/?|tournament(/[^/]*)?|(table|edition|box|results|showcase|gallery)/[^/]+/?"
    r"|(rules|learn)/[^/]+(/[^/]*)?|example/[^/]+/[^/]+/?|edition/[^/]+/(form|owners)/?)"
)
ASKED_ANEW: Final = "no-cache"
SHOWN: Final = [HttpMethod.GET, HttpMethod.HEAD]
ALLOWED: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # where a card lies is a number in its style
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
POLICY: Final = "; ".join([f"{what} {sources}" for what, sources in ALLOWED.items()])
# The worker that hosts tables in a browser runs Python, which is machine code; the page does not.
HOSTING: Final = re.compile(r"/assets/hosting-[^/]+\.js")
OF_HOSTING: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
SAFE: Final = [
    ResponseHeader(name="content-security-policy", value=POLICY),
    ResponseHeader(name="cross-origin-resource-policy", value="same-origin"),
    ResponseHeader(name="referrer-policy", value="no-referrer"),  # a link may be a key
    ResponseHeader(name="x-content-type-options", value="nosniff"),
]


@route("/", http_method=SHOWN, include_in_schema=False, media_type=HTML)
async def home(request: Asking) -> Page:
    return index(request.app.state.base)


@route("/{path:path}", http_method=SHOWN, include_in_schema=False, media_type=HTML)
async def elsewhere(request: Asking, path: FromPath[str]) -> Page:
    """Give a file, or the page at one of its addresses.

    Raises Malformed for what is neither; who reads pages is shown one that says so.
    """
    file, base = _file(path), request.app.state.base
    if file and base and file.name in ROOTED:
        return _moved(file, base)
    if file:
        return _given(file, KEPT if path.startswith(BUILT) else ASKED_ANEW, of=path)
    packed = _file(path + PACKED)
    if packed:
        return _given(packed, KEPT, of=path)
    if PAGES.fullmatch(path):
        return index(base)
    if path.startswith(("/api/", BUILT)) or HTML not in request.headers.get("accept", ""):
        raise no_such_page(path)
    return index(base, HTTP_404_NOT_FOUND)


def index(base: str = "", status: int = HTTP_200_OK) -> Page:
    """Give the one file that all addresses of the page begin with."""
    file = _file("index.html")
    if file and base:
        return _moved(file, base, status)
    return (
        _given(file, status=status)
        if file
        else Response(NOT_BUILT, media_type=MediaType.TEXT, status_code=503)
    )


def _moved(file: Path, base: str, status: int = HTTP_200_OK) -> Response[str]:
    """Give a file that names others, for a server whose addresses begin with a folder."""
    return Response(
        rooted(file.read_text("utf-8"), base),
        media_type=TYPES.guess_type(file.name)[0],
        headers={"cache-control": ASKED_ANEW},
        status_code=status,
    )


def _file(path: str) -> Path | None:
    """Find a file of the page; None where there is none."""
    try:
        file = (PAGE / path.lstrip("/")).resolve()
        return file if file.is_file() and file.is_relative_to(PAGE.resolve()) else None
    except (OSError, ValueError):  # no file can be called so
        return None


def _given(
    file: Path, kept: str = ASKED_ANEW, status: int = HTTP_200_OK, of: str = "/index.html"
) -> File:
    """Give a file as it is; it is that `of` a path."""
    headers = {"cache-control": kept}
    if file.suffix == PACKED:
        headers["content-encoding"] = "gzip"
    if HOSTING.fullmatch(of):
        headers["content-security-policy"] = OF_HOSTING
    name = of.rpartition("/")[2]
    return File(
        file,
        content_disposition_type="inline",
        filename=name,
        media_type=TYPES.guess_type(name)[0] or "application/octet-stream",
        headers=headers,
        status_code=status,
    )


def no_such_page(path: str) -> Malformed:
    return Malformed("no-such-page", "there is nothing at {path}", {"path": path})


HANDLERS: Final[list[HTTPRouteHandler]] = [home, elsewhere]
