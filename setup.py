"""Builds the page and compiles the rules for a wheel; the rest is in pyproject.toml."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from setuptools import setup
from setuptools.command.build import build

from tooling import extension, page
from tooling.backend import one_line_errors

# Build front ends also run this file to read metadata and for editable installs.
BUILDS_WHEEL = "bdist_wheel" in sys.argv

with ThreadPoolExecutor(1) as beside:
    page_built = beside.submit(page.build) if BUILDS_WHEEL else None

    class Build(build):
        """Compiles first; the page, built in parallel, is among the files copied next."""

        def run(self) -> None:
            self.run_command("build_ext")
            if page_built is not None:
                with one_line_errors():
                    page_built.result()
            super().run()

    setup(
        cmdclass={"build": Build, "build_ext": extension.ParallelBuild},
        ext_modules=extension.extensions() if BUILDS_WHEEL else [],
    )
