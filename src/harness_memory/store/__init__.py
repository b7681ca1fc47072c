"""The SQLite store: schema, migrations, repositories and locks. Knows nothing of extraction."""
