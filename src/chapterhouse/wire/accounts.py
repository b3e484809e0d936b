"""Signing in by the provider of a host, so that a person has one list of tables everywhere."""

from typing import Annotated

from msgspec import Meta, Struct

from chapterhouse.wire.requests import NewKey

Given = Annotated[str, Meta(min_length=1, max_length=4_096)]  # by a provider, or sealed by us
Secret = Annotated[str, Meta(min_length=43, max_length=43)]  # of a list


class AccountMark(Struct, forbid_unknown_fields=True):
    """Ask whether people can sign in here; and whether an account leads to one's list, by what only
    the browsers that share it know.
    """

    mark: NewKey | None = None


class AccountSeen(Struct):
    """By what people can sign in here, if they can; and whether an account leads to that list."""

    provider: str
    leads: bool


class SignInBegun(Struct):
    """Where to go to sign in. `pending` is sealed: it waits in the browser, by the state that comes
    back with whoever went.
    """

    at: str
    state: str
    pending: str


class SignInReturn(Struct, forbid_unknown_fields=True):
    """What somebody brings back from a provider, and what has waited for it."""

    pending: Given
    state: Given
    code: Given
    issuer: Given | None = None


class SignedIn(Struct):
    """As whom somebody has signed in, for them to agree, and the ticket to do so with."""

    name: str
    ticket: str


class Attaching(Struct, forbid_unknown_fields=True):
    """Let an account lead to a list, by its secret and its mark, where it leads to none yet, or to
    one that is gone.
    """

    ticket: Given
    secret: Secret
    mark: NewKey
    gone: NewKey | None = None


class Attached(Struct):
    """The secret of the list that an account leads to."""

    secret: str
