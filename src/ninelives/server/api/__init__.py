"""The HTTP part: guests, games, rule books, tables, records, replays. OpenAPI describes it."""
