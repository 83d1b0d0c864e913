"""Words for people, in five languages: texts in Fluent files, rule books in Markdown."""
