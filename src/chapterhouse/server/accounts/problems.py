"""What can go wrong when somebody signs in."""

from chapterhouse.core.rule import Malformed


def late() -> Malformed:
    """Say that it took too long, or somebody else began it."""
    return Malformed(
        "sign-in-late", "this sign-in took too long, or was begun elsewhere: begin it anew", {}
    )


def refused() -> Malformed:
    """Say that a provider did not say who somebody is, or not so that it can be believed."""
    return Malformed(
        "sign-in-refused", "it could not be confirmed who you are: begin the sign-in anew", {}
    )


def unanswered(provider: str) -> Malformed:
    """Say that a provider is away."""
    return Malformed(
        "no-provider",
        "{provider} does not answer: try again later; playing goes on without signing in",
        {"provider": provider},
    )
