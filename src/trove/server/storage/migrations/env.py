"""What alembic runs: the missing revisions, in the transaction it was given."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
