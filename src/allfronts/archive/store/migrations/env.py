"""What alembic runs for every migration; the connection, and its transaction, are those of whoever opens the store."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
