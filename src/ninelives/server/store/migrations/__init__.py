"""Migrations, run by Alembic at the start; `versions` has them, named in their order."""
