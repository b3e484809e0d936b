"""What a provider says of somebody, signed: believed only where all of it fits."""

import hmac
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import jwt

from chapterhouse.server.accounts import OpenId
from chapterhouse.server.accounts.problems import refused

Claims = Mapping[str, object]
KeyOf = Callable[[str | None, str], Awaitable[jwt.PyJWK | None]]  # by its id, for an algorithm

# None by which whoever knows a public key, or our own secret, could sign
SIGNED_BY: Final = (
    "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA",
)  # fmt: skip
REQUIRED: Final = ["iss", "sub", "aud", "exp", "iat", "nonce"]
SKEW: Final = 60  # seconds by which the provider's clock may be another
LONGEST_SUBJECT: Final = 255
LOG: Final = logging.getLogger(__name__)


async def verified(token: str, openid: OpenId, nonce: str, key_of: KeyOf) -> Claims:
    """Give what is claimed, once it is known who signed it, for whom, when and upon what question.

    Raises Malformed for anything else.
    """
    try:
        header = jwt.get_unverified_header(token)
        by, kid = header.get("alg"), header.get("kid")
        if by not in SIGNED_BY or not isinstance(kid, str | None):
            raise jwt.InvalidAlgorithmError(f"signed by {by!r}")
        key = await key_of(kid, by)
        if key is None:
            raise jwt.InvalidKeyError("no key of that name")
        claims = _claims(token, openid, key)
        _check(claims, openid, nonce)
    except jwt.PyJWTError as problem:
        LOG.warning("what a provider says of somebody is not believed: %s", problem)
        raise refused() from problem
    return claims


def _claims(token: str, openid: OpenId, key: jwt.PyJWK) -> dict[str, Any]:
    """Check the signature, and all that the library knows of. Raises PyJWTError."""
    return jwt.decode(
        token,
        key,
        algorithms=[key.algorithm_name],
        audience=openid.client,
        issuer=openid.issuer,
        leeway=SKEW,
        options={"require": REQUIRED, "enforce_minimum_key_length": True},
    )


def _check(claims: Claims, openid: OpenId, nonce: str) -> None:
    """Check what OpenID Connect adds. Raises PyJWTError."""
    if not hmac.compare_digest(str(claims["nonce"]).encode(), nonce.encode()):
        raise jwt.InvalidTokenError("an answer to another question")
    several = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
    if claims.get("azp", None if several else openid.client) != openid.client:
        raise jwt.InvalidAudienceError("given to somebody else")
    if not 0 < len(subject_of(claims)) <= LONGEST_SUBJECT:
        raise jwt.InvalidTokenError("nobody is named")


def subject_of(claims: Claims) -> str:
    """Give what a provider calls somebody, always and nobody else."""
    return str(claims["sub"])
