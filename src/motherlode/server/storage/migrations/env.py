"""Run by Alembic: apply the steps on the connection that `upgrade` hands over."""

from alembic import context

from motherlode.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
