"""Driving the page in Chromium: visitors, gestures, players, checks of a screen."""

from __future__ import annotations
