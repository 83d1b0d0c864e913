"""Players that are programs. A bot gets a view and gives an action; it never meets a State."""
