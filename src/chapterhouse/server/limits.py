"""What anybody may ask of the server, and why not more."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """All limits; the values are for a small machine on a public address."""

    # What a stranger sends
    body: int = 65_536 * 2  # bytes of a request: a long record, and how JSON writes it
    message: int = 4_096  # bytes of a message: the longest has a key of 32 letters
    hello: float = 10.0  # seconds before a silent socket is closed
    rate: float = 20.0  # messages a second that a socket may send in the long run,
    burst: float = 40.0  # and at once: holding a key down stays below
    request: float = 30.0  # seconds for a request to come whole,
    answer: float = 120.0  # and for its answer to be taken
    send: float = 20.0  # seconds that a reader may take over one message

    # What one address opens
    tables: int = 30  # new tables
    replays: int = 120  # replays: a busy page asks once for each pair of eyes
    talk: int = 100  # of what one seat says,
    window: float = 600.0  # all three within so many seconds
    sockets: int = 60  # at a time: a class of pupils behind one address
    waiting: int = 400  # connections that are no sockets: six for each page that loads

    # What all of them open
    connections: int = 4_000  # at a time: some 0.05 MB each; those of seats are closed last

    # What a table takes of the machine
    rooms: int = 200  # in memory, if not more are in use: 0.1 to 0.3 MB each, and 0.1 a socket
    unused: float = 60.0  # seconds that such a table stays: to build it again takes 0.01

    # What computing may take
    workers: int = 2  # processes for bots: on two cores more would only wait
    deadline: float = 5.0  # seconds for a move of a bot; the usual one takes 0.02
    starting: float = 20.0  # seconds for a process to begin: a busy machine needs 3
    replay: float = 20.0  # seconds for a replay,
    queue: float = 40.0  # and with those of others before it
    actions: int = 5_000  # in a replay: ten times the longest match
