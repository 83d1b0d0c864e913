"""`python -m ninelives` is the command `ninelives`."""

from __future__ import annotations

from ninelives.cli import main

if __name__ == "__main__":
    main()
