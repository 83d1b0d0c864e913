"""What Alembic runs: all migrations, in the transaction begun by `migrate`."""

from __future__ import annotations

from alembic import context

from ninelives.server.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a column by recreating the table
)
with context.begin_transaction():
    context.run_migrations()
