"""Helpers shared by tests, trust tools and benchmarks: servers, databases, tables, secrecy."""

from __future__ import annotations
