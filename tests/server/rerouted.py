"""The process that sends calls, of which all goes to one port of this machine instead: no setting
can do that.
"""

import sys
from typing import Any

import requests
from requests.adapters import HTTPAdapter

from chapterhouse.server.calls.worker import main

PORT = int(sys.argv[1])


class Rerouted(HTTPAdapter):
    """Tells where a request was meant to go."""

    @classmethod
    def of(cls, url: str) -> "Rerouted":
        """Take whatever goes to any address."""
        assert url
        return cls()

    def send(self, request: Any, *given: Any, **more: Any) -> Any:  # noqa: ANN401 - as there
        request.headers["X-Meant-For"] = request.url
        request.url = f"http://127.0.0.1:{PORT}/"
        return super().send(request, *given, **more)


if __name__ == "__main__":
    requests.Session.get_adapter = Rerouted.of  # type: ignore[method-assign, assignment]
    main(lambda address: address == ("127.0.0.1", PORT))
