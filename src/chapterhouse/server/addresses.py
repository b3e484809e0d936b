"""Addresses: what counts as one visitor."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

PREFIX: Final = 64  # bits of IPv6: whoever has one address has all that begin like it


@lru_cache(maxsize=4096)
def visitor(address: str) -> str:
    """Name who asks from an address: in IPv6 a whole network, and an IPv4 address however written.

    What is no address, as the name of a socket in the file system, stands for itself.
    """
    try:
        number = ip_address(address)
    except ValueError:
        return address
    if not isinstance(number, IPv6Address):
        return str(number)
    if number.ipv4_mapped:
        return str(number.ipv4_mapped)
    return str(IPv6Network((int(number), PREFIX), strict=False))
