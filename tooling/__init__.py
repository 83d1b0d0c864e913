"""How Ninelives is built, installed and released. Not part of the package.

`backend` is the build backend that pip calls, `environments` is what `make` calls. Both use
`extension` for the compiled rules and `page` for the web page.
"""
