"""What is kept: thirteen lists of tables, three of leagues, and one each of tournaments, lessons,
keyrings, accounts, files of owners, and our own keys.
"""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData()

EDITIONS: Final = Table(
    "editions",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("facts", JSON, nullable=False),  # all of them, by path
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("names", JSON),  # once begun
    Column("secret", LargeBinary, nullable=False),
    Column("host", LargeBinary, nullable=False),  # the digest of the key
    Column("watched", Boolean, nullable=False),
    Column("open", Boolean, nullable=False, server_default=false()),  # to anybody on this host
    Column("made", Float, nullable=False),
    Column("begun", Float),
    Column("edition", ForeignKey("editions.digest"), nullable=False),
    Column("release", String, nullable=False),  # that opened the table
    Column("after", String),  # the match that it is the rematch of
    Column("continued", Integer, nullable=False),  # how many actions come from another match
    # Where several processes keep tables: how often anything was kept of it, and how often
    # something else has changed than what is played
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("company", Integer, nullable=False, server_default="0"),
    Column("clock", JSON),
    Column(
        "due", Float
    ),  # when the time that runs is up: found in the rows, and kept to be looked for
    Column("by_kind", Boolean, nullable=False, server_default=false()),  # numbered so (sealed.md)
    Column("tournament", String),
    # While others may still play the same deal: its cards are shown when the last of them is over
    Column("shut", Boolean, nullable=False, server_default=false()),
    Index("dues", "due"),
    Index("rematches", "after", unique=True),
)

ACTIONS: Final = Table(
    "actions",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer().with_variant(BigInteger, "postgresql"), nullable=False),
    Column("back", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

CHAIRS: Final = Table(
    "chairs",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("level", String),  # of the bot that plays, whoever the seat belongs to
    Column("taken", Boolean, nullable=False),
    Column("keys", JSON, nullable=False),  # fingerprints of what opens the seat,
    Column("code", String),  # and of the link that is exchanged for a key
    Column("until", Float),
    Column("spent", JSON, nullable=False),  # why what once opened the seat does no more
    # When others, by seat, agreed that a bot plays for whoever is away
    Column("votes", JSON, nullable=False, server_default="{}"),
    sqlite_with_rowid=False,
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),  # how many actions had been stored before
    Column("key", String, nullable=False),
    Column("slots", JSON, nullable=False),
    sqlite_with_rowid=False,
)

TALK: Final = Table(
    "talk",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

REPORTS: Final = Table(  # to the host, by somebody at a table about somebody else there
    "reports",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("about", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("talk", JSON, nullable=False),  # what had been said last: each a seat and its words
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("result", JSON, nullable=False),
    Column("record", String, nullable=False),
)

ATTENDANCE: Final = Table(  # of processes that share a database; one that has ended is struck
    "attendance",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("process", Integer, primary_key=True, autoincrement=False),
    Column("readers", JSON, nullable=False),  # each an observer, a key to a seat, and a pace
    sqlite_with_rowid=False,
)

WISHES: Final = Table(  # to be called, of those at a seat; at -1 of a whole table
    "wishes",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("place", String, primary_key=True),  # which of several it is
    Column("key", String, nullable=False),  # the fingerprint of the key of whoever wishes it
    Column("way", String, nullable=False),
    Column("address", String, nullable=False),  # a secret of theirs
    Column("keys", JSON, nullable=False),  # of the device, for what is sent there
    Column("language", String, nullable=False),
    Column("home", String, nullable=False),  # where they found the server
    Column("mentions", JSON, nullable=False),  # what is to be written beside names
    Column("made", Float, nullable=False),
    Column("called", Float, nullable=False),  # when they were called last; 0 for never
    Column("failed", Integer, nullable=False),  # how many calls in a row could not be sent
    sqlite_with_rowid=False,
)

AWAITED: Final = Table(  # who is waited for, where somebody wishes to be called
    "awaited",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, nullable=False),  # -1 where the match is over
    Column("since", Float, nullable=False),
    Column("told", Float),  # when they were called, or were seen to be there
    Column("reminded", Float),
    sqlite_with_rowid=False,
)

STANDING: Final = Table(  # what players have settled before they are asked: their secret
    "standing",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", String, nullable=False),  # the fingerprint of the key of whoever settled it
    Column("answer", JSON, nullable=False),  # as the game has it
    Column("leaves_open", Boolean, nullable=False),  # whether they end their turns themselves
    Column("by_hand", Integer),  # for which occasion they act by hand
    sqlite_with_rowid=False,
)

OWN_KEYS: Final = Table(
    "own_keys",
    METADATA,
    Column("name", String, primary_key=True),
    Column("secret", String, nullable=False),
    Column("public", String, nullable=False),
)

LESSON_STEPS: Final = Table(
    "lesson_steps",
    METADATA,
    Column("game", String, primary_key=True),
    Column("lesson", String, primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("reached", Integer, nullable=False),  # how often, and by whom nobody knows
    sqlite_with_rowid=False,
)

SHARED_EDITIONS: Final = Table(  # files of owners, for whoever is on this host
    "shared_editions",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False, index=True),
    Column("owner", LargeBinary, nullable=False),  # the digest of the key of a browser
    Column("text", String, nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("used", Float, nullable=False),
)

KEYRINGS: Final = Table(  # of browsers, for others of the same person
    "keyrings",
    METADATA,
    Column("place", LargeBinary, primary_key=True),  # the digest of what a browser asks with
    Column("revision", Integer, nullable=False),
    Column("text", String, nullable=False),  # sealed: nobody here can read it
    Column("used", Float, nullable=False),
)

ACCOUNTS: Final = Table(  # by which their owners sign in, each leading to a keyring
    "accounts",
    METADATA,
    Column("account", LargeBinary, primary_key=True),  # whose it is, digested with our secret
    Column("mark", LargeBinary, nullable=False, index=True),  # of the keyring, digested
    Column("secret", String, nullable=False),  # of the keyring, sealed by our secret
    Column("used", Float, nullable=False),
)

LEAGUES: Final = Table(  # of friends whose matches are counted
    "leagues",
    METADATA,
    Column("id", String, primary_key=True),
    Column("title", String, nullable=False),
    Column("used", Float, nullable=False),
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("league", ForeignKey("leagues.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),  # empty, as the key, for whoever has left
    Column("key", LargeBinary, unique=True),  # its digest
    sqlite_with_rowid=False,
)

CLAIMS: Final = Table(  # of members, that they sit there, and let the match count
    "claims",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("league", ForeignKey("leagues.id"), primary_key=True),
    Column("member", Integer, nullable=False),
    Column("team", Integer, nullable=False),  # of those who play for the same points
    UniqueConstraint("match", "league", "member"),
    Index("claimed", "league"),
    sqlite_with_rowid=False,
)

COUNTED: Final = Table(  # matches, also those whose tables are deleted since
    "counted",
    METADATA,
    Column("league", ForeignKey("leagues.id"), primary_key=True),
    Column("id", String, primary_key=True),  # of the match
    Column("game", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("teams", JSON, nullable=False),  # each a place, and the members who share it
    sqlite_with_rowid=False,
)

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String, primary_key=True),
    Column("host", LargeBinary, nullable=False),  # the digest of the organiser's key
    Column("rules", String, nullable=False),  # what was agreed,
    Column("course", String, nullable=False),  # and all that has happened, as JSON
    Column("revision", Integer, nullable=False),
    Column("goes_on", Boolean, nullable=False),  # whether tables are to be looked at
    Column("used", Float, nullable=False),
    Index("tournaments_going_on", "goes_on"),
)
