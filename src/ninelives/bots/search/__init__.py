"""The search: thinking about what to do by playing imagined worlds to their end."""
