"""Revisions of the database, run by alembic."""
