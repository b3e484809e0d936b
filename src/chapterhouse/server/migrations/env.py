"""Runs the migrations on the connection that it is given."""

from alembic import context

from chapterhouse.server.schema import METADATA

context.configure(context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
