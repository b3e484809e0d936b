"""Addresses: what counts as one visitor, and which of them are proxies."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Network = IPv4Network | IPv6Network

MAPPED: Final = 96  # bits that stand before an address of IPv4
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


def within(address: str, found: Iterable[Network]) -> bool:
    """Tell whether an address is in one of these networks; what is none, as above, is not."""
    try:
        number = ip_address(address)
    except ValueError:
        return False
    return any(number in network for network in found)


def networks(addresses: Iterable[str]) -> list[Network]:
    """Read addresses and networks; raises ValueError for what is neither.

    Those of IPv4 are found as well where a socket of IPv6 writes them.
    """
    read = [ip_network(address) for address in addresses]
    mapped = [
        IPv6Network((f"::ffff:{network.network_address}", MAPPED + network.prefixlen))
        for network in read
        if isinstance(network, IPv4Network)
    ]
    return [*read, *mapped]
