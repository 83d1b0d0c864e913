"""Words for people, in every language: texts in Fluent files, rule books in Markdown."""
