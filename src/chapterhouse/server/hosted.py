"""Tables as a server has them: in a database, with processes that compute beside it."""

from chapterhouse.server.store import Store
from chapterhouse.server.tables import Settings, Tables
from chapterhouse.server.workers import Workers


def hosted(settings: Settings) -> Tables:
    """Make them; their database is opened, and a process started, at the first need."""
    limits = settings.limits
    return Tables(
        settings,
        lambda late: Store(settings.database, late),
        Workers(settings.bots, limits.workers, limits.starting),
        Workers(settings.replays, 1, limits.starting),
    )
