"""Refusals: what the published description says of requests that go wrong."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

from litestar.openapi import ResponseSpec

from chapterhouse.wire.requests import Problem

WRITING: Final = (403, 415)  # to all that change something: a foreign page, and what is no JSON


def refusals(*statuses: int) -> Mapping[int, ResponseSpec]:
    """Publish with which statuses a request may be refused, each time by a `Problem`.

    What cannot be read (400), a name that is not ours (421) and faults of ours (500) can come
    anywhere.
    """
    return {
        status: ResponseSpec(
            Problem, generate_examples=False, description=HTTPStatus(status).phrase
        )
        for status in (400, *statuses, 421, 500)
    }
