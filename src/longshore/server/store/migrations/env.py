"""What Alembic runs the scripts with: a connection and a transaction that the caller holds."""

from alembic import context

from longshore.server.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,  # all of it or nothing, with SQLite too
    render_as_batch=True,  # SQLite cannot alter much of a table
)
context.run_migrations()
